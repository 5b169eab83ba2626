import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'

const pages = ['friends', 'history', 'cinemas'] as const

/** The addresses of the embedded pages as apps of old know them, the language after the `m`. */
export const Route = createFileRoute('/m/$language/$page')({
  staticData: noPage,
  beforeLoad: ({ params }) => {
    const page = pages.find((known) => known === params.page)
    if (!page) throw notFound()
    throw redirect({
      to: `/$language/m/${page}`,
      params: { language: params.language },
      search: true,
      hash: true,
      replace: true,
    })
  },
})
