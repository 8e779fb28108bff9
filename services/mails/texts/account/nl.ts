import type { AccountMails } from './en.ts'

const taken = 'Je hebt al een account.'

export const accountMails: AccountMails = {
  verification: {
    verified: {
      subject: (brand) => `${brand}: je bent geverifieerd`,
      heading: 'Je bent geverifieerd. Bedankt voor je inzet.',
      text: 'Vanaf je volgende bezoek zie je je prijzen, als je bent ingelogd. Je bewijs hebben we verwijderd.',
      action: 'Naar de winkel',
    },
    rejected: {
      subject: (brand) => `${brand}: we konden je niet verifiëren`,
      heading: 'We konden je niet verifiëren.',
      text: 'Je kunt altijd een ander bewijs sturen. Het vorige hebben we verwijderd.',
      action: 'Ander bewijs sturen',
    },
  },
  passwordReset: {
    subject: (brand) => `Nieuw wachtwoord voor ${brand}`,
    heading: 'Stel een nieuw wachtwoord in.',
    text: 'Gebruik de link hieronder binnen 30 minuten. Hij werkt één keer en alleen de nieuwste is geldig.',
    action: 'Nieuw wachtwoord instellen',
    notYou: 'Niet gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.',
  },
  loginLink: {
    subject: (brand) => `Inloggen bij ${brand}`,
    heading: 'Inloggen.',
    text: 'Gebruik de link hieronder binnen 10 minuten. Hij werkt één keer en alleen de nieuwste is geldig.',
    action: 'Inloggen',
    notYou: 'Niet gevraagd? Dan hoef je niets te doen. Stuur deze e-mail niet door.',
  },
  passwordChanged: {
    subject: (brand) => `Je wachtwoord bij ${brand} is gewijzigd`,
    heading: 'Je wachtwoord is gewijzigd.',
    text: 'We hebben je overal uitgelogd. Log opnieuw in met je nieuwe wachtwoord.',
    action: 'Ander wachtwoord instellen',
    notYou:
      'Was jij dit niet? Misschien heeft iemand toegang tot je mailbox. Beveilig die eerst en stel dan een ander wachtwoord in.',
  },
  email: {
    change: {
      subject: (brand) => `Bevestig je nieuwe e-mailadres voor ${brand}`,
      heading: 'Bevestig je nieuwe e-mailadres.',
      text: 'Gebruik de link hieronder binnen 24 uur om voortaan met dit adres in te loggen. Hij werkt één keer en alleen de nieuwste is geldig.',
      action: 'E-mailadres bevestigen',
      notYou: 'Niet gevraagd? Dan hoef je niets te doen. Misschien heeft iemand een typfout gemaakt.',
    },
    changeNotice: {
      subject: (brand) => `Een nieuw e-mailadres voor je account bij ${brand}`,
      heading: 'Er is een nieuw e-mailadres voor je account aangevraagd.',
      text: 'We hebben een link naar het nieuwe adres gestuurd. Je e-mailadres verandert pas als die link wordt gebruikt. Heb je dit zelf gevraagd? Dan hoef je niets te doen.',
      action: 'Ander wachtwoord instellen',
      notYou: 'Was jij dit niet? Dan kent iemand je wachtwoord. Stel nu een ander in: daarmee vervalt de link.',
    },
    changed: {
      subject: (brand) => `Je e-mailadres bij ${brand} is gewijzigd`,
      heading: 'Je e-mailadres is gewijzigd.',
      text: 'Je account heeft een nieuw e-mailadres en alle andere apparaten zijn uitgelogd. Met dit adres kun je niet meer inloggen.',
      action: 'Neem contact op',
      notYou: 'Was jij dit niet? Neem meteen contact op. We helpen je om je account terug te krijgen.',
    },
    passkeyAdded: {
      subject: (brand) => `Nieuwe passkey voor je account bij ${brand}`,
      heading: 'Er is een passkey aan je account toegevoegd.',
      text: 'Daarmee kun je inloggen zonder wachtwoord. Heb je hem zelf toegevoegd? Dan hoef je niets te doen.',
      action: 'Bekijk je passkeys',
      notYou: 'Was jij dit niet? Verwijder de passkey in je instellingen en wijzig je wachtwoord.',
    },
    welcome: {
      subject: (brand) => `Je account bij ${brand}`,
      heading: 'Je account is klaar.',
      text: 'Je kunt inloggen met dit e-mailadres. Bevestig het binnen 7 dagen, dan kun je bestellingen toevoegen die je als gast plaatste.',
      action: 'E-mailadres bevestigen',
      notYou: 'Geen account gemaakt? Dan hoef je niets te doen.',
    },
    confirm: {
      subject: (brand) => `Bevestig je e-mailadres voor ${brand}`,
      heading: 'Bevestig je e-mailadres.',
      text: 'Gebruik de link hieronder binnen 7 dagen. Hij werkt één keer en alleen de nieuwste is geldig.',
      action: 'E-mailadres bevestigen',
      notYou: 'Niet gevraagd? Dan hoef je niets te doen.',
    },
    taken: {
      subject: (brand) => `Je hebt al een account bij ${brand}`,
      heading: taken,
      text: 'Iemand, misschien jijzelf, wilde dit e-mailadres voor een ander account gebruiken. Het hoort al bij een account, dus er is niets veranderd.',
      action: 'Inloggen',
      notYou: 'Niet gevraagd? Dan hoef je niets te doen.',
    },
  },
  accountExists: {
    subject: (brand) => `Je hebt al een account bij ${brand}`,
    heading: taken,
    text: 'Iemand, misschien jijzelf, wilde een account maken met dit e-mailadres. Je hebt er al een, dus log gewoon in. Er is niets veranderd.',
  },
  privacy: {
    export: {
      subject: (brand) => `Je gegevens bij ${brand} staan klaar`,
      heading: 'Je gegevens staan klaar.',
      lines: [
        'Download ze binnen 24 uur. In het zipbestand zitten je account, bestellingen, lijsten, berichten en de bestanden die je ons stuurde.',
        'Iedereen met deze link kan je gegevens downloaden. Stuur deze e-mail niet door.',
      ],
      action: 'Gegevens downloaden',
    },
    deletion: {
      subject: (brand) => `Je account bij ${brand} wordt verwijderd`,
      heading: (date) => `We verwijderen je account op ${date}.`,
      lines: [
        'Tot die tijd kun je inloggen en het behouden.',
        'Was jij dit niet? Behoud je account en wijzig daarna je wachtwoord.',
      ],
      action: 'Account behouden',
    },
    deleted: {
      subject: (brand) => `Je account bij ${brand} is verwijderd`,
      heading: 'Je account is verwijderd.',
      lines: [
        'We hebben je gegevens verwijderd. Bestellingen en facturen bewaren we zolang de belastingwet dat eist, zonder koppeling aan een account.',
        'Dit is onze laatste e-mail hierover.',
      ],
    },
  },
  newsletters: {
    confirm: {
      subject: (brand) => `Bevestig je nieuwsbrieven van ${brand}`,
      heading: 'Nog één stap.',
      lead: 'Iemand, hopelijk jijzelf, heeft dit adres aangemeld voor onze nieuwsbrieven. Ze beginnen als je bevestigt.',
      action: 'Bevestigen',
      notYou: 'Niet aangemeld? Dan hoef je niets te doen en sturen we niets.',
    },
    own: {
      subject: (brand) => `Je nieuwsbrieven van ${brand}`,
      heading: 'Je nieuwsbrieven.',
      lead: 'Kies wat we je sturen of meld je voor alles af. Inloggen is niet nodig.',
      action: 'Nieuwsbrieven wijzigen',
      notYou:
        'Niet gevraagd? Dan hoef je niets te doen. Stuur deze e-mail niet door: wie de link heeft, kan je nieuwsbrieven wijzigen.',
    },
  },
  chat: {
    ticketSubject: (name, brand) => `Bericht van ${name} (${brand})`,
    ticketHeading: 'Nieuw bericht buiten kantooruren',
    ticketFrom: (name, email, site) => `${name} <${email}>, ${site}`,
    unverified: 'Het adres is niet gecontroleerd. Beantwoord deze e-mail om te reageren.',
    answerSubject: (brand) => `${brand} heeft je bericht beantwoord`,
    answerHeading: 'Dit is ons antwoord.',
    answerFrom: (agent, brand) => `${agent} van ${brand}`,
    transcriptSubject: (brand) => `Je chat met ${brand}`,
    transcriptHeading: 'Je chat',
    you: 'Jij',
    notYou: 'Heb je ons niet geschreven? Dan hoef je niets te doen.',
    contact: 'Neem contact op',
  },
  registry: {
    subject: (title, brand) => `${brand}: iemand kocht een cadeau van ${title}`,
    heading: 'Iemand kocht een cadeau voor je.',
    text: (title) => `Het staat op je cadeaulijst ${title} en gaat naar het adres dat je ons gaf.`,
    open: 'Bekijk wie wat kocht en houd bij wie je hebt bedankt.',
    look: 'Bekijk je cadeaulijst',
  },
  backInStock: {
    subject: (name, brand) => `${brand}: ${name} is weer op voorraad`,
    heading: 'Het is er weer.',
    text: (name) => `${name} is weer op voorraad. Je wilde het weten. Wie het eerst komt, het eerst maalt.`,
    look: 'Bekijk het nu',
    once: 'Dit was een eenmalige melding voor dit product.',
    others: 'Je andere meldingen beheren',
    stop: 'Alle voorraadmails naar dit adres stoppen (inloggen is niet nodig)',
  },
  form: {
    entrySubject: (title, brand) => `${brand}: nieuwe inzending (${title})`,
    entryHeading: (title) => `Nieuwe inzending: ${title}`,
    unverified: 'Verstuurd via de website van de winkel. Het adres van de afzender is niet gecontroleerd.',
    receiptSubject: (title, brand) => `${brand}: we hebben je bericht (${title})`,
    receiptHeading: 'We hebben je bericht.',
    notYou: 'Heb je ons niet geschreven? Dan hoef je niets te doen. Iemand heeft per ongeluk jouw adres ingevuld.',
  },
}
