import type { FaqArticle, FaqTopic } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { minutesLater, zoned } from '../dates.ts'
import type { Language } from '../personas.ts'
import { problem } from '../problems.ts'
import { articles, type TopicId, topics } from '../seed/faq.ts'
import { themes } from '../seed/themes.ts'

const unknownTopic = {
  fr: 'Ce thème n’existe plus. Retrouvez toutes nos réponses dans l’aide.',
  nl: 'Dit onderwerp bestaat niet meer. In de hulp vind je al onze antwoorden.',
  en: 'This topic is gone. All of our answers are in the help centre.',
}

function isTopic(id: string): id is TopicId {
  return Object.hasOwn(topics, id)
}

function topicOf(id: TopicId, language: Language): FaqTopic {
  return { id, title: topics[id][language] }
}

export const faqHandlers = {
  getFaqData({ language }) {
    const subThemes = themes.flatMap((theme) => theme.subThemes.map((subTheme) => ({ ...subTheme, theme: theme.id })))
    return {
      status: 200,
      body: {
        types: themes.map(({ id, title }) => ({ id, title: title[language] })),
        subTypes: subThemes.map(({ id, title, theme, topic }) => ({
          id,
          title: title[language],
          type: theme,
          topicId: topic,
        })),
        subjects: subThemes.flatMap(({ id: subType, motifs }) =>
          motifs.map(({ id, title }) => ({ id, title: title[language], subType })),
        ),
      },
    }
  },

  getFaqTopic({ path, language }) {
    if (isTopic(path.id)) return { status: 200, body: topicOf(path.id, language) }
    const told = { code: 'faq-topic-unknown', message: unknownTopic[language], detail: `There is no topic ${path.id}.` }
    return { status: 404, body: problem(language, 404, told) }
  },

  listFaqArticles({ language, now }) {
    const body: FaqArticle[] = articles.map(({ id, topic, daysAgo, order, said }) => ({
      id,
      ...said[language],
      topic: topicOf(topic, language),
      updatedAt: zoned(minutesLater(now, -daysAgo * 24 * 60)),
      order,
    }))
    return { status: 200, body }
  },
} satisfies Handlers
