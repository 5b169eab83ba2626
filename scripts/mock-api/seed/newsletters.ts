import { minutesLater } from '../dates.ts'
import { emailOf } from '../personas.ts'
import type { Text } from '../text.ts'

/** A link at the foot of a newsletter: one reader, one newsletter. */
export type NewsletterSeed = {
  token: string
  category: string
  name: Text
  /** The reader's whole address. */
  mail: string
  subscribed: boolean
  /** From when on the link does not work any more. */
  expiresAt: Date
}

/** Days for which a link works. */
const validity = 90

const films: Text = { fr: 'Les films de la semaine', nl: 'De films van de week', en: 'This week’s films' }
const tips: Text = { fr: 'Nos conseils pour vous', nl: 'Onze tips voor jou', en: 'Our tips for you' }

/**
 * The newsletter links that are out in the world, by their token:
 *
 * | token | whose | what |
 * |---|---|---|
 * | `nl-filmnews-7Qk2vB` | pass-holder | filmnews |
 * | `nl-filmtips-3Hd8sX` | pass-holder | filmtips |
 * | `nl-account-5Vn1rC` | pass-holder | account |
 * | `nl-servicemail-8Wp6tJ` | pass-holder | servicemail |
 * | `nl-kidsclub-2Lg9yF` | pass-holder | a category that no portal knows yet |
 * | `nl-filmnews-4Bx7kD` | leaving | filmnews, left before |
 * | `nl-filmnews-9Tz4wM` | family-nl | filmnews |
 * | `nl-expired-1Rm5hS` | pass-holder | filmnews, sent 91 days ago |
 * | `nl-visitor-6Jc3pN` | somebody without an account | filmtips |
 */
export function newslettersOn(now: Date): Map<string, NewsletterSeed> {
  const link = (token: string, category: string, name: Text, mail = emailOf('pass-holder'), sentDaysAgo = 3) => ({
    token,
    category,
    name,
    mail,
    subscribed: true,
    expiresAt: minutesLater(now, (validity - sentDaysAgo) * 24 * 60),
  })
  const links: NewsletterSeed[] = [
    link('nl-filmnews-7Qk2vB', 'filmnews', films),
    link('nl-filmtips-3Hd8sX', 'filmtips', tips),
    link('nl-account-5Vn1rC', 'account', {
      fr: 'La vie de votre compte',
      nl: 'Nieuws over je account',
      en: 'News about your account',
    }),
    link('nl-servicemail-8Wp6tJ', 'servicemail', { fr: 'Infos pratiques', nl: 'Praktische info', en: 'Good to know' }),
    link('nl-kidsclub-2Lg9yF', 'kids-club', { fr: 'Le club des petits', nl: 'De kinderclub', en: 'The kids’ club' }),
    { ...link('nl-filmnews-4Bx7kD', 'filmnews', films, emailOf('leaving')), subscribed: false },
    link('nl-filmnews-9Tz4wM', 'filmnews', films, emailOf('family-nl')),
    link('nl-expired-1Rm5hS', 'filmnews', films, emailOf('pass-holder'), 91),
    link('nl-visitor-6Jc3pN', 'filmtips', tips, 'somebody@elsewhere.example'),
  ]
  return new Map(links.map((one) => [one.token, one]))
}
