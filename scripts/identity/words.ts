import type { Language } from '../mock-api/personas.ts'

/** What the sign-in, sign-out and error pages say. */
export type Words = {
  languageName: string
  documentTitle: string
  headline: string
  lead: string
  cast: string
  castHint: string
  byEmail: string
  byEmailHint: string
  email: string
  password: string
  submit: string
  demo: string
  languages: string
  missingEmail: string
  missingPassword: string
  wrong: string
  fixFields: string
  signingOut: string
  signOut: string
  signedOut: string
  signedOutHint: string
  failed: string
  failedHint: string
  expired: string
  expiredHint: string
  back: string
}

/** Sentences per language: French says vous, Dutch says je. */
export const words: Record<Language, Words> = {
  fr: {
    languageName: 'Français',
    documentTitle: 'Connexion · Kinora',
    headline: 'Prenez place.',
    lead: 'Ceci est une démonstration. Choisissez une personne : vous entrez aussitôt avec son compte.',
    cast: 'La distribution',
    castHint: 'Chacun montre une autre face du portail.',
    byEmail: 'Avec une adresse e-mail',
    byEmailHint: 'Comme un client le ferait.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    demo: 'Le mot de passe est le même pour tous :',
    languages: 'Langue',
    missingEmail: 'Indiquez votre adresse e-mail.',
    missingPassword: 'Indiquez votre mot de passe.',
    wrong: 'Cette adresse et ce mot de passe ne vont pas ensemble. Vérifiez les deux, puis réessayez.',
    fixFields: 'Il manque quelque chose pour vous connecter.',
    signingOut: 'Nous fermons votre session.',
    signOut: 'Se déconnecter',
    signedOut: 'À bientôt.',
    signedOutHint: 'Vous n’êtes plus connecté.',
    failed: 'La connexion n’a pas abouti.',
    failedHint: 'Retournez à l’accueil et essayez de nouveau. Si cela se répète, indiquez-nous ce code :',
    expired: 'Cette page a attendu trop longtemps.',
    expiredHint: 'Retournez à l’accueil et connectez-vous de nouveau : rien n’est perdu.',
    back: 'Retour à l’accueil',
  },
  nl: {
    languageName: 'Nederlands',
    documentTitle: 'Inloggen · Kinora',
    headline: 'Neem plaats.',
    lead: 'Dit is een demonstratie. Kies iemand en je bent meteen binnen met dat account.',
    cast: 'De rolverdeling',
    castHint: 'Iedereen laat een andere kant van de site zien.',
    byEmail: 'Met een e-mailadres',
    byEmailHint: 'Zoals een klant het zou doen.',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Inloggen',
    demo: 'Iedereen heeft hetzelfde wachtwoord:',
    languages: 'Taal',
    missingEmail: 'Vul je e-mailadres in.',
    missingPassword: 'Vul je wachtwoord in.',
    wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Kijk ze even na en probeer het opnieuw.',
    fixFields: 'Er ontbreekt nog iets om in te loggen.',
    signingOut: 'We sluiten je sessie af.',
    signOut: 'Uitloggen',
    signedOut: 'Tot snel.',
    signedOutHint: 'Je bent uitgelogd.',
    failed: 'Het inloggen is niet gelukt.',
    failedHint: 'Ga terug naar het begin en probeer het nog eens. Blijft het misgaan, geef ons dan deze code door:',
    expired: 'Deze pagina stond te lang open.',
    expiredHint: 'Ga terug naar het begin en log opnieuw in. Je bent niets kwijt.',
    back: 'Terug naar het begin',
  },
  en: {
    languageName: 'English',
    documentTitle: 'Sign in · Kinora',
    headline: 'Take your seat.',
    lead: 'This is a demonstration. Choose somebody and you are in with their account at once.',
    cast: 'The cast',
    castHint: 'Each of them shows another side of the portal.',
    byEmail: 'With an e-mail address',
    byEmailHint: 'The way a customer would.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    demo: 'Everybody has the same password:',
    languages: 'Language',
    missingEmail: 'Enter your e-mail address.',
    missingPassword: 'Enter your password.',
    wrong: 'That address and that password do not belong together. Check both and try again.',
    fixFields: 'Something is missing to sign you in.',
    signingOut: 'We are closing your session.',
    signOut: 'Sign out',
    signedOut: 'See you soon.',
    signedOutHint: 'You are signed out.',
    failed: 'The sign-in did not work.',
    failedHint: 'Go back to the start and try again. If it keeps happening, give us this code:',
    expired: 'This page was left waiting too long.',
    expiredHint: 'Go back to the start and sign in again. Nothing is lost.',
    back: 'Back to the start',
  },
}
