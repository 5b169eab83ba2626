import { createFileRoute, notFound } from '@tanstack/react-router'
import { activateLanguage, OtherWordsError } from '#src/app/i18n/language.ts'
import { noPage } from '#src/app/router/page.ts'
import { isLanguageOf } from '#src/site/resolve-site.ts'

/** Every page of the account area begins with its language; another first segment is a page that does not exist. */
export const Route = createFileRoute('/$language')({
  staticData: noPage,
  beforeLoad: async ({ context, params }) => {
    const { language } = params
    if (!isLanguageOf(context.site.market, language)) throw notFound()
    await activateLanguage(language).catch((error: unknown) => {
      if (error instanceof OtherWordsError) location.reload()
      throw error
    })
    return { language }
  },
})
