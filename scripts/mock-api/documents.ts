import type { SubscriptionInvoice } from '#src/api/generated/schema.ts'
import { monthly } from './handlers/debits.ts'
import { dayInWords } from './handlers/subscription-words.ts'
import type { Language } from './personas.ts'
import type { AccountState } from './seed/accounts.ts'
import { addons, plans } from './seed/plans.ts'
import type { SubscriptionSeed } from './seed/subscriptions.ts'
import type { Text } from './text.ts'

type About = { account: AccountState; subscription: SubscriptionSeed; language: Language }
type Line = { name: string; value: string }
type Page = {
  title: string
  day: string
  facts: Line[]
  account: AccountState
  table: { head: [string, string]; lines: Line[]; total: Line; note: string }
  paragraphs: string[]
  language: Language
}

const ink = '#1c1410'
const quiet = '#5a4d45'
const rule = '#d3c9bf'
const spot = '#f2532d'
const left = 56
const right = 539

const words = {
  invoice: { fr: 'Facture', nl: 'Factuur', en: 'Invoice' },
  contract: { fr: 'Contrat d’abonnement', nl: 'Abonnementsovereenkomst', en: 'Subscription contract' },
  number: { fr: 'Facture n°', nl: 'Factuurnummer', en: 'Invoice no.' },
  subscription: { fr: 'Abonnement', nl: 'Abonnement', en: 'Subscription' },
  card: { fr: 'Carte', nl: 'Kaart', en: 'Card' },
  start: { fr: 'Début', nl: 'Begin', en: 'Start' },
  what: { fr: 'Désignation', nl: 'Omschrijving', en: 'Description' },
  amount: { fr: 'Montant', nl: 'Bedrag', en: 'Amount' },
  total: { fr: 'Total TTC', nl: 'Totaal incl. btw', en: 'Total incl. VAT' },
  monthly: { fr: 'Total par mois, TTC', nl: 'Totaal per maand, incl. btw', en: 'Total a month, incl. VAT' },
  debited: {
    fr: 'Cette somme est prélevée sur la carte bancaire enregistrée dans votre compte.',
    nl: 'Dit bedrag wordt afgeschreven van de bankpas in je account.',
    en: 'This amount is debited from the bank card in your account.',
  },
  open: {
    fr: 'L’abonnement est conclu pour une durée indéterminée. Il peut être résilié à tout moment, en ligne, et prend alors fin avec la période en cours.',
    nl: 'Het abonnement loopt voor onbepaalde tijd. Je zegt het op elk moment online op; het eindigt dan met de lopende periode.',
    en: 'The subscription is open-ended. It can be cancelled online at any time, and then ends with the period that is running.',
  },
  fixed: {
    fr: 'L’abonnement est conclu pour douze mois. Il peut être résilié à tout moment, en ligne, et prend alors fin avec cette période.',
    nl: 'Het abonnement loopt twaalf maanden. Je zegt het op elk moment online op; het eindigt dan met die periode.',
    en: 'The subscription runs for twelve months. It can be cancelled online at any time, and then ends with those.',
  },
  withdrawal: {
    fr: 'Vous disposez de quatorze jours à compter du premier jour pour vous rétracter, sans motif et sans frais.',
    nl: 'Je hebt vanaf de eerste dag veertien dagen bedenktijd, zonder reden en zonder kosten.',
    en: 'You may withdraw within fourteen days of the first day, without a reason and free of charge.',
  },
  photo: {
    fr: 'Le Pass est personnel : il porte la photo de son titulaire, qui le présente à l’entrée de la salle.',
    nl: 'De Pass is persoonlijk: er staat een foto van de houder op, die hem bij de ingang laat zien.',
    en: 'The Pass is personal: it bears a photo of its holder, who shows it at the door.',
  },
  demo: {
    fr: 'Document de démonstration. Kinora est une enseigne imaginaire.',
    nl: 'Document ter demonstratie. Kinora bestaat niet echt.',
    en: 'A document of the demo. Kinora is an invented chain.',
  },
} satisfies Record<string, Text>

function euro(language: Language, amount: string | number): string {
  const locale = { fr: 'fr-FR', nl: 'nl-NL', en: 'en-IE' }[language]
  const written = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(Number(amount))
  return written.replaceAll('\u202f', '\u00a0')
}

/** The fonts that every reader has know the western letters. A name in others cannot be drawn with them. */
function drawable(text: string): boolean {
  return /^[ -~\u00a0-\u00ff‘’“”–—…€œŒ]*$/.test(text)
}

function addressOf(account: AccountState): string[] {
  const { firstname, infixname, lastname, zipCode, city } = account
  const name = [firstname, infixname, lastname].filter(Boolean).join(' ')
  const place = [zipCode, city].filter(Boolean).join(' ')
  const lines = [name, account.address, account.addressComplement, place, account.email]
  // Somebody without a name that can be drawn goes by their address for mail.
  if (!name || !drawable(name)) lines.unshift(...lines.splice(-1))
  return lines.flatMap((line) => (line && drawable(line) ? [line] : []))
}

function linesOf({ subscription, language }: About): Line[] {
  const plan = plans[subscription.plan]
  const chosen = subscription.addons.map((id) => addons[id])
  return [plan, ...chosen].map(({ title, price }) => ({ name: title[language], value: euro(language, price) }))
}

/** French cinemas charge 5.5 %, Dutch ones 9 %. */
function taxOf({ account, language }: About, total: number): string {
  const rate = account.country === 'NL' ? 9 : 5.5
  const tax = euro(language, total - total / (1 + rate / 100))
  const percent = new Intl.NumberFormat(language).format(rate)
  return {
    fr: `dont TVA ${percent} % : ${tax}`,
    nl: `waarvan ${percent}% btw: ${tax}`,
    en: `of which ${percent}% VAT: ${tax}`,
  }[language]
}

/** Draws one A4 page. Nothing in it depends on when it is drawn, so the same page has the same bytes. */
async function draw({ title, day, facts, account, table, paragraphs, language }: Page): Promise<Uint8Array> {
  // Loaded when somebody asks for a document: it brings its fonts along.
  const { default: PDFDocument } = await import('pdfkit')
  const date = new Date(`${day}T12:00:00Z`)
  const info = { Title: title, Author: 'Kinora', CreationDate: date, ModDate: date }
  const pdf = new PDFDocument({ size: 'A4', margin: left, lang: language, displayTitle: true, info })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  const line = (y: number, colour = rule) => pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.8).stroke(colour)
  const say = (text: string, x: number, y: number, font: string, size: number, colour = ink) =>
    pdf.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
  const atRight = (text: string, y: number, font: string, size: number, colour = ink) =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, left, y, { width: right - left, align: 'right' })

  pdf.rect(0, 0, 595.28, 108).fill(ink)
  pdf.circle(left + 9, 54, 9).fill(spot)
  say('Kinora', left + 30, 42, 'Times-Bold', 26, '#f4ece3')
  atRight(title, 40, 'Helvetica', 12, '#f4ece3')
  atRight(dayInWords(language, day), 57, 'Helvetica', 10, '#c2b4a8')

  facts.forEach(({ name, value }, index) => {
    say(name, left, 150 + index * 18, 'Helvetica', 9, quiet)
    say(value, left + 96, 150 + index * 18, 'Helvetica', 10)
  })
  pdf.y = 150
  addressOf(account).forEach((text, index) => {
    const font = index === 0 ? 'Helvetica-Bold' : 'Helvetica'
    pdf.font(font).fontSize(10).fillColor(ink)
    pdf.text(text, 340, pdf.y, { width: right - 340, lineGap: 3 })
  })

  let y = 282
  say(table.head[0], left, y, 'Helvetica', 9, quiet)
  atRight(table.head[1], y, 'Helvetica', 9, quiet)
  line(y + 16, ink)
  for (const { name, value } of table.lines) {
    y += 28
    say(name, left, y, 'Helvetica', 11)
    atRight(value, y, 'Helvetica', 11)
    line(y + 19)
  }
  y += 36
  say(table.total.name, left, y, 'Helvetica-Bold', 13)
  atRight(table.total.value, y, 'Helvetica-Bold', 13)
  atRight(table.note, y + 20, 'Helvetica', 9, quiet)
  pdf.y = y + 66
  for (const text of paragraphs) {
    pdf
      .font('Helvetica')
      .fontSize(10)
      .fillColor(ink)
      .text(text, left, pdf.y, { width: right - left, lineGap: 3 })
    pdf.y += 9
  }
  line(766)
  say(words.demo[language], left, 774, 'Helvetica', 8, quiet)
  pdf.end()
  return done
}

function factsOf({ subscription, language }: About): Line[] {
  const { number, cardNumber } = subscription
  const facts = [{ name: words.subscription[language], value: number }]
  return cardNumber === null ? facts : [...facts, { name: words.card[language], value: cardNumber }]
}

/** The document of an invoice, as PDF. */
export function invoicePdf({ invoice, ...about }: About & { invoice: SubscriptionInvoice }): Promise<Uint8Array> {
  const { account, language } = about
  const total = Number(invoice.amount.amount)
  return draw({
    title: `${words.invoice[language]} ${invoice.id}`,
    day: invoice.date,
    facts: [{ name: words.number[language], value: invoice.id }, ...factsOf(about)],
    account,
    table: {
      head: [words.what[language], words.amount[language]],
      lines: linesOf(about),
      total: { name: words.total[language], value: euro(language, total) },
      note: taxOf(about, total),
    },
    paragraphs: [words.debited[language]],
    language,
  })
}

/** The contract of a subscription, as PDF. @param about.start the first day, `YYYY-MM-DD` */
export function contractPdf({ start, ...about }: About & { start: string }): Promise<Uint8Array> {
  const { account, subscription, language } = about
  const total = monthly(subscription)
  return draw({
    title: words.contract[language],
    day: start,
    facts: [...factsOf(about), { name: words.start[language], value: dayInWords(language, start) }],
    account,
    table: {
      head: [words.what[language], words.amount[language]],
      lines: linesOf(about),
      total: { name: words.monthly[language], value: euro(language, total) },
      note: taxOf(about, total),
    },
    paragraphs: [
      words[subscription.openEnded ? 'open' : 'fixed'][language],
      words.withdrawal[language],
      words.photo[language],
      words.debited[language],
    ],
    language,
  })
}
