import type { Alert, InterestOption } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { minutesLater, zoned } from '../dates.ts'
import type { Language } from '../personas.ts'
import { alerts } from '../seed/alerts.ts'
import { footers } from '../seed/footers.ts'
import { events, genres } from '../seed/interests.ts'
import type { Text } from '../text.ts'

function options(labels: Record<string, Text>, language: Language): InterestOption[] {
  return Object.entries(labels).map(([id, label]) => ({ id, label: label[language] }))
}

const survey = {
  title: { fr: 'Votre dernière séance', nl: 'Je laatste bezoek', en: 'Your last visit' },
  description: {
    fr: 'Cinq questions, deux minutes : qu’avez-vous pensé de l’accueil ?',
    nl: 'Vijf vragen, twee minuten: wat vond je van de ontvangst?',
    en: 'Five questions, two minutes: how did we welcome you?',
  },
}

export const catalogueHandlers = {
  listAlerts({ now, language }) {
    const body: Alert[] = alerts.map(({ text, warning, hoursAgo, accountType }) => ({
      messageContent: text[language],
      isWarning: warning,
      updatedAt: zoned(minutesLater(now, -hoursAgo * 60)),
      ecAccountType: accountType,
    }))
    return { status: 200, body }
  },

  getFooter: ({ market, language }) => ({ status: 200, body: footers(market, language) }),

  listInterests: ({ language }) => ({
    status: 200,
    body: { genres: options(genres, language), events: options(events, language) },
  }),

  getSurvey({ me, language }) {
    const invitation = {
      id: 'last-visit',
      title: survey.title[language],
      description: survey.description[language],
      url: `https://survey.kinora.example/${language}/last-visit`,
    }
    return { status: 200, body: { survey: me().invited ? invitation : null } }
  },
} satisfies Handlers
