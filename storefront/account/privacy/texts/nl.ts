import type { PrivacyTexts } from './en.ts'

export const texts: PrivacyTexts = {
  title: 'Je gegevens',
  export: {
    title: 'Je gegevens downloaden',
    text: 'We stoppen je account, bestellingen, lijsten, berichten en bestanden in een zipbestand en mailen je een link die 24 uur werkt.',
    request: 'Download aanvragen',
    requesting: 'Wordt aangevraagd',
    pending: (email) => `We verzamelen je gegevens. Je krijgt de link op ${email}, meestal binnen een paar minuten.`,
    ready: (email, date) => `We hebben een link naar ${email} gestuurd. Die werkt 24 uur, tot ${date}.`,
    again: 'Nieuwe download aanvragen',
  },
  deletion: {
    title: 'Je account verwijderen',
    text: 'We verwijderen je account 14 dagen nadat je hebt bevestigd. Tot die tijd kun je inloggen en het behouden.',
    gone: 'Verwijderd: profiel, adressen, kaarten, lijsten, offertes, cadeaulijsten, reviews, berichten, tickets, kortingen en nieuwsbrieven.',
    stays:
      'Blijft: bestellingen, retouren, betalingen en facturen met hun adressen, omdat de belastingwet dat eist. Ze verwijzen niet meer naar jou als klant.',
    open: 'Account verwijderen',
    password: 'Huidig wachtwoord',
    show: 'Tonen',
    hide: 'Verbergen',
    confirm: 'Mijn account over 14 dagen verwijderen',
    confirming: 'Verwijdering wordt ingepland',
    planned: (date) => `Je account wordt verwijderd op ${date}.`,
    keep: 'Mijn account behouden',
  },
  problems: {
    missing: 'Vul je huidige wachtwoord in.',
    wrong: 'Het huidige wachtwoord klopt niet.',
    busy: 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
    running: 'We zijn je gegevens al aan het verzamelen. Wacht op de e-mail.',
    limit: 'Je kunt drie downloads per 24 uur aanvragen. Probeer het morgen opnieuw.',
    programs: (names) =>
      `Je hebt een lopend abonnement: ${names.join(', ')}. Zeg dat eerst op en verwijder dan je account.`,
  },
  programsLink: 'Naar je programma’s',
}
