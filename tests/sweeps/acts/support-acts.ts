import * as contact from '#tests/support/contact-form.ts'
import { askPath, sendQuestion, write } from '#tests/support/question-form.ts'
import { type Act, button, main, pressBoth } from '../act.ts'

const leaving = '/en/unsubscribe?token=nl-filmnews-7Qk2vB'

/** Questions to customer service, messages without an account, and newsletters that are left by a link. */
export const supportActs = {
  createCase: [
    { what: 'a question', who: 'pass-holder', path: askPath, begin: write, act: (page) => sendQuestion(page).click() },
  ],
  addCaseComment: [
    {
      what: 'a message to a question',
      who: 'pass-holder',
      path: '/en/messages?case=case-4402',
      begin: (page) => main(page).getByLabel('Your message').fill('Encore une chose.'),
      act: (page) => button(main(page), 'Send the message').click(),
    },
  ],
  closeCase: [
    {
      what: 'a question that is closed',
      who: 'pass-holder',
      path: '/en/messages?case=case-4402',
      act: (page) => pressBoth(page, 'Close this question', 'Close the question'),
    },
  ],
  sendContactMessage: [
    {
      what: 'a message without an account',
      who: 'visitor',
      path: '/en/contact',
      begin: (page) =>
        contact.write(page, {
          'First name': 'Karim',
          'Last name': 'Haddad',
          'E-mail address': 'karim@haddad.example',
          'What is it about?': 'A birthday party',
          'Number of children': '9',
          Film: 'Les Cerfs-volants de Malo',
          'Your message': 'A cake, please.',
        }),
      act: (page) => contact.send(page).click(),
    },
  ],
  unsubscribeNewsletter: [
    {
      what: 'a newsletter that is left',
      who: 'visitor',
      path: leaving,
      act: (page) => button(main(page), 'Leave this newsletter').click(),
    },
  ],
  unsubscribeAllNewsletters: [
    {
      what: 'all newsletters that are left',
      who: 'visitor',
      path: leaving,
      act: (page) => button(main(page), 'Leave all newsletters').click(),
    },
  ],
} satisfies Record<string, [Act, ...Act[]]>
