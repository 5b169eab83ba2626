import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProgrammePage } from '#src/features/catalogue/programme-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/entertainment/')({
  staticData: { page: 'entertainments', title: msg`Events` },
  component: ProgrammePage,
})
