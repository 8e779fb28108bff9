import type { LoginTexts } from './en.ts'

const seconds = (count: number) =>
  count > 90 ? `${Math.ceil(count / 60)} minuten` : count === 1 ? '1 seconde' : `${count} seconden`

export const texts: LoginTexts = {
  title: 'Inloggen',
  createTitle: 'Account maken',
  tabs: 'Inloggen of een account maken',
  logIn: 'Inloggen',
  sessionEnded: 'Je bent uitgelogd. Je winkelwagen is bewaard in je account.',
  loggingIn: 'Bezig met inloggen',
  create: 'Account maken',
  creating: 'Account wordt gemaakt',
  email: 'E-mailadres',
  firstname: 'Voornaam (optioneel)',
  lastname: 'Achternaam (optioneel)',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: 'Minstens 8 tekens. Een korte zin werkt goed.',
  show: 'Tonen',
  hide: 'Verbergen',
  close: 'Sluiten',
  newsletters: 'Mail me over',
  interests: 'Dit interesseert me (optioneel)',
  wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Probeer het opnieuw.',
  delayed: (count) => `Te veel pogingen. Probeer het over ${seconds(count)} opnieuw.`,
  busy: (count) => `Te veel pogingen. Probeer het over ${count > 0 ? seconds(count) : 'een minuut'} opnieuw.`,
  wait: (count) => `Wacht ${seconds(count)}`,
  missing: 'Vul je e-mailadres en wachtwoord in.',
  missingEmail: 'Vul je e-mailadres in.',
  invalidEmail: 'Ongeldig e-mailadres',
  weak: (problem, min, max) =>
    problem === 'short'
      ? `Gebruik minstens ${min} tekens.`
      : problem === 'long'
        ? `Gebruik maximaal ${max} tekens.`
        : 'Dat wachtwoord komt te vaak voor. Kies er een dat moeilijker te raden is.',
  failed: 'Er ging bij ons iets mis. Probeer het over een minuut opnieuw.',
  made: 'Kijk in je mail voor de volgende stap en log daarna hier in.',
  forProgram:
    'Voor programma’s heb je een account nodig. Daar train je, zie je je betalingen en kun je opzeggen. Log in of maak een account, dan leggen we het programma in je winkelwagen.',
  reasons: {
    stockAlert: 'Log in, dan mailen we je zodra het weer op voorraad is.',
    review: 'Log in om een review te schrijven.',
  },
  continueAsGuest: 'Verder als gast',
  guestNote: 'Je kunt ook zonder account bestellen.',
  benefits: 'Al je bestellingen bij elkaar, sneller afrekenen en je winkelwagen op elk apparaat.',
  forgot: 'Wachtwoord vergeten?',
  linkRequests: {
    forgot: {
      title: 'Wachtwoord vergeten?',
      text: 'Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord in te stellen.',
    },
    expired: {
      title: 'Tijd voor een nieuw wachtwoord',
      text: 'Je wachtwoord is verlopen, dus stel een nieuw in. Je bestellingen, lijsten en al het andere in je account staan er nog.',
    },
    login: {
      title: 'Inloggen via e-mail',
      text: 'Vul je e-mailadres in. We sturen je een link waarmee je zonder wachtwoord inlogt.',
    },
  },
  loginLink: 'Liever inloggen via e-mail',
  passkey: 'Inloggen met een passkey',
  passkeyUnsupported: 'Deze browser kan geen passkeys gebruiken. Zet JavaScript aan of log in met je wachtwoord.',
  passkeyCancelled: 'Er is geen passkey gebruikt. Probeer het opnieuw of log in met je wachtwoord.',
  passkeyFailed:
    'Inloggen met deze passkey is niet gelukt. Log in met je wachtwoord en controleer dan je passkeys in je instellingen.',
  useLinkText: 'Druk op de knop om op dit apparaat in te loggen.',
  sendLink: 'Mail me een link',
  sending: 'Wordt verstuurd',
  sentTitle: 'Kijk in je mail',
  sent: (minutes) =>
    `Als er een account is met dit e-mailadres, is er een link onderweg. Die is ${minutes} minuten geldig.`,
  sentHint: 'Niets gekregen? Kijk in je spammap of stuur hem opnieuw.',
  sendAgain: 'Opnieuw sturen',
  sendAgainIn: (count) => `Opnieuw sturen over ${seconds(count)}`,
  otherEmail: 'Ander e-mailadres gebruiken',
  backToLogin: 'Terug naar inloggen',
  resetTitle: 'Nieuw wachtwoord instellen',
  resetNote: 'Hiermee log je uit op al je apparaten.',
  save: 'Wachtwoord opslaan',
  saving: 'Wordt opgeslagen',
  saved: 'Je nieuwe wachtwoord is opgeslagen. Log ermee in.',
  linkInvalid: 'Deze link is al gebruikt of niet meer geldig. We kunnen je een nieuwe sturen.',
  linkExpired: 'Deze link is verlopen. We kunnen je een nieuwe sturen.',
  linkTitle: 'Nieuwe link aanvragen',
}
