import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage, homeQueries } from '#src/features/account/home-page.tsx'
import { HomeSkeleton } from '#src/features/account/home-skeleton.tsx'

/** The signed-in customer's home. */
export const Route = createFileRoute('/$language/_site/_account/')({
  staticData: { page: 'my_account_hp', title: msg`My account` },
})
