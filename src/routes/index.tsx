import { createFileRoute, redirect } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'

/** `/` leads to the first language of the domain. */
export const Route = createFileRoute('/')({
  staticData: noPage,
  beforeLoad: ({ context }) => {
    throw redirect({ to: '/$language', params: { language: context.site.market.languages[0] }, replace: true })
  },
})
