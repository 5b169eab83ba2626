import type { Answers } from './faq.ts'

/** The help centre in English. */
export const answersEn: Answers = {
  'find-my-tickets': {
    title: 'Where do I find my tickets?',
    content:
      '<p>Your tickets are under <strong>My tickets</strong> in your account, the next showing first.</p><ol><li>Sign in with the e-mail address of the booking.</li><li>Tap <em>My tickets</em> at the top of the page.</li><li>Open the showing and hold the code to the reader at the door.</li></ol><p>A booking made without an account is not there: it waits in your mailbox.</p>',
  },
  'tickets-without-network': {
    title: 'Can I get in without a network?',
    content:
      '<p>Yes. A ticket that you have opened once stays on your phone, also without a connection.</p><ul><li>Open it at home before you leave.</li><li>Turn the brightness up in front of the reader.</li><li>Broken screen? Read out the code below the drawing, and somebody types it in.</li></ul>',
  },
  'tickets-not-received': {
    title: 'My tickets did not come by e-mail',
    content:
      '<p>They take a few minutes. Look among your junk mail, too.</p><p>Still nothing? Open the booking and choose <strong>Send by e-mail</strong>: the tickets go out again at once. You do not need the e-mail to get in, the code in your account will do.</p>',
  },
  'cancel-a-booking': {
    title: 'How do I cancel a booking?',
    content:
      '<p>A refundable booking can be cancelled until <strong>30 minutes before the showing</strong>, from its ticket.</p><p>All seats of a booking are cancelled together. Seats bought with a voucher or a non-refundable offer cannot be cancelled; the ticket says so.</p>',
  },
  'when-is-my-refund': {
    title: 'When do I get my money back?',
    content:
      '<p>It comes back the way you paid.</p><ul><li>Bank card: 3 to 5 working days.</li><li>Gift card or prepaid tickets: the same day, in your account.</li></ul><p>If it takes longer, write to us with a bank statement and we will look for it together.</p>',
  },
  'photo-of-the-pass': {
    title: 'Why was the photo on my Pass turned down?',
    content:
      '<p>The photo is how we recognise you at the door. It is turned down when we cannot:</p><ul><li>sunglasses, a hat or a filter hide your face;</li><li>there is more than one person in it;</li><li>it is blurred, dark or taken from too far away.</li></ul><p>Face the camera, in front of a light wall, in daylight. Headscarves worn for religious or medical reasons are fine as long as your face can be seen.</p>',
  },
  'pause-the-pass': {
    title: 'Can I pause my Pass?',
    content:
      '<p>Yes, under <strong>My subscription</strong>, when you are offered it there. The pause begins next month: you pay nothing, and the card opens no doors.</p><p>You can withdraw a pause that has not begun, or come back early.</p>',
  },
  'cancel-the-pass': {
    title: 'How do I cancel my subscription?',
    content:
      '<p>Go to <strong>My subscription</strong> and choose <strong>Cancel my subscription</strong>. The end date and the last payment are shown before you confirm, and you get a receipt by e-mail.</p><h3>In the first fourteen days</h3><p>You may change your mind: the subscription ends at once, and you get back what you paid, less the films you have seen.</p>',
  },
  'payment-refused': {
    title: 'My payment was refused. What now?',
    content:
      '<p>Your Pass is on hold until it is paid. First check that your bank card has not expired, then pay the balance under <strong>My subscription</strong>.</p><p>The Pass works again within an hour of the payment.</p>',
  },
  'paid-extras': {
    title: 'Which extras are not part of the Pass?',
    content:
      '<p>The Pass opens every ordinary showing. On top of it come:</p><ul><li>IMAX, 4DX and ScreenX, without the <em>Premium screens</em> option;</li><li>3D glasses;</li><li>operas, concerts and special nights.</li></ul><p>What this month adds up to is under <strong>My usage</strong>, before it is charged.</p>',
  },
  'add-a-voucher': {
    title: 'How do I add a voucher?',
    content:
      '<p>Under <strong>My vouchers and cards</strong>, tap <em>Add</em> and type the number, with or without spaces. It is offered when you pay.</p><p>Mind the date: a voucher “for showings up to 20 May” must be used for a film that is shown on that day at the latest.</p>',
  },
  'gift-card-code': {
    title: 'Where is the code of my gift card?',
    content:
      '<p>The number is on the back. The four-digit code is under the silver strip: scratch it gently with a coin.</p><p>After three wrong codes the card is blocked for 24 hours.</p>',
  },
  'share-a-ticket': {
    title: 'Can I give away one of my prepaid tickets?',
    content:
      '<p>Yes, if it says <em>shareable</em>. Choose <strong>Give</strong> and type the person’s e-mail address: the ticket moves to their account.</p><p>Until they have accepted it, you can change your mind.</p>',
  },
  'earn-points': {
    title: 'How do I earn points?',
    content:
      '<p>Every euro spent on seats or at the counter is worth <strong>10 points</strong>. Show your loyalty card before you pay, or buy online while you are signed in.</p><p>The points arrive the day after the showing.</p>',
  },
  'points-expire': {
    title: 'Do my points expire?',
    content:
      '<p>Yes, a year after your last visit. A single visit extends them all.</p><p>The next date is shown under <strong>My advantages</strong>, and we let you know a month ahead.</p>',
  },
  'change-my-address': {
    title: 'How do I change my e-mail address?',
    content:
      '<p>Under <strong>My settings</strong>, choose <em>Change e-mail address</em>. We ask for your password, then send a link to the new address.</p><p>Your tickets, points and Pass come with you. Next time you sign in with the new address.</p>',
  },
  'delete-my-account': {
    title: 'What happens when I delete my account?',
    content:
      '<p>Your coming tickets, your points and your vouchers are lost. A running subscription has to be cancelled first.</p><p>You can ask for a copy of your data before: <a href="https://www.kinora.example/en/privacy">how we handle personal data</a>. Invoices are kept for as long as the law requires.</p>',
  },
  'wheelchair-seats': {
    title: 'Are there seats for wheelchairs?',
    content:
      '<p>In almost all of our screens. The seat map shows them when you choose a seat, and the page of each cinema says whether it is accessible.</p><p>A companion pays a reduced price, or nothing with a companion card.</p>',
  },
  'hear-and-see-better': {
    title: 'What helps to hear or see the film better?',
    content:
      '<ul><li><strong>Hearing loop</strong>: in the screens with the sign, set your hearing aid to T.</li><li><strong>Audio description</strong>: ask for a headset at the desk, no deposit needed.</li><li><strong>Captions for deaf and hard-of-hearing viewers</strong>: look for the sign beside the times.</li></ul><p>Not sure before you come? Write to us under <em>Accessibility</em>.</p>',
  },
}
