import type { AccountMails } from './en.ts'

const taken = 'Sie haben schon ein Konto.'

export const accountMails: AccountMails = {
  verification: {
    verified: {
      subject: (brand) => `${brand}: Ihr Nachweis ist bestätigt`,
      heading: 'Ihr Nachweis ist bestätigt. Danke für Ihren Dienst.',
      text: 'Ihre Preise gelten ab dem nächsten Besuch, wenn Sie angemeldet sind. Ihren Nachweis haben wir gelöscht.',
      action: 'Zum Shop',
    },
    rejected: {
      subject: (brand) => `${brand}: wir konnten Ihren Nachweis nicht bestätigen`,
      heading: 'Wir konnten Ihren Nachweis nicht bestätigen.',
      text: 'Sie können jederzeit einen anderen schicken. Den letzten haben wir gelöscht.',
      action: 'Anderen Nachweis schicken',
    },
  },
  passwordReset: {
    subject: (brand) => `Neues Passwort für ${brand}`,
    heading: 'Legen Sie ein neues Passwort fest.',
    text: 'Der Link gilt 30 Minuten und nur einmal. Gültig ist nur der neueste.',
    action: 'Neues Passwort festlegen',
    notYou: 'Nicht angefordert? Ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.',
  },
  loginLink: {
    subject: (brand) => `Bei ${brand} anmelden`,
    heading: 'Anmelden.',
    text: 'Der Link gilt 10 Minuten und nur einmal. Gültig ist nur der neueste.',
    action: 'Anmelden',
    notYou: 'Nicht angefordert? Ignorieren Sie diese E-Mail und leiten Sie sie nicht weiter.',
  },
  passwordChanged: {
    subject: (brand) => `Ihr Passwort bei ${brand} wurde geändert`,
    heading: 'Ihr Passwort wurde geändert.',
    text: 'Wir haben Sie überall abgemeldet. Melden Sie sich mit dem neuen Passwort wieder an.',
    action: 'Anderes Passwort festlegen',
    notYou:
      'Waren Sie das nicht? Vielleicht hat jemand Zugang zu Ihrem Postfach. Sichern Sie zuerst das Postfach und legen Sie dann ein anderes Passwort fest.',
  },
  email: {
    change: {
      subject: (brand) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${brand}`,
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse.',
      text: 'Mit dem Link melden Sie sich künftig mit dieser Adresse an. Er gilt 24 Stunden und nur einmal, und nur der neueste ist gültig.',
      action: 'Adresse bestätigen',
      notYou: 'Nicht angefordert? Ignorieren Sie diese E-Mail. Vielleicht hat sich jemand vertippt.',
    },
    changeNotice: {
      subject: (brand) => `Eine neue E-Mail-Adresse für Ihr Konto bei ${brand}`,
      heading: 'Für Ihr Konto wurde eine neue E-Mail-Adresse angefordert.',
      text: 'Wir haben einen Link an die neue Adresse geschickt. Erst wenn er benutzt wird, ändert sich Ihre Adresse. Wenn Sie das waren, müssen Sie hier nichts tun.',
      action: 'Anderes Passwort festlegen',
      notYou:
        'Waren Sie das nicht? Dann kennt jemand Ihr Passwort. Legen Sie jetzt ein anderes fest: Damit wird der Link ungültig.',
    },
    changed: {
      subject: (brand) => `Ihre E-Mail-Adresse bei ${brand} wurde geändert`,
      heading: 'Ihre E-Mail-Adresse wurde geändert.',
      text: 'Ihr Konto hat eine neue Adresse, und alle anderen Geräte sind abgemeldet. Mit dieser hier geht die Anmeldung nicht mehr.',
      action: 'Kontakt aufnehmen',
      notYou: 'Waren Sie das nicht? Melden Sie sich sofort. Wir helfen Ihnen, Ihr Konto zurückzubekommen.',
    },
    passkeyAdded: {
      subject: (brand) => `Neuer Passkey für Ihr Konto bei ${brand}`,
      heading: 'Zu Ihrem Konto wurde ein Passkey hinzugefügt.',
      text: 'Er meldet ohne Passwort an. Wenn Sie das waren, müssen Sie hier nichts tun.',
      action: 'Passkeys ansehen',
      notYou: 'Waren Sie das nicht? Entfernen Sie ihn in den Einstellungen und ändern Sie Ihr Passwort.',
    },
    welcome: {
      subject: (brand) => `Ihr Konto bei ${brand}`,
      heading: 'Ihr Konto ist bereit.',
      text: 'Sie können sich mit dieser Adresse anmelden. Bestätigen Sie sie innerhalb von 7 Tagen, um frühere Bestellungen als Gast hinzuzufügen.',
      action: 'Adresse bestätigen',
      notYou: 'Kein Konto angelegt? Ignorieren Sie diese E-Mail.',
    },
    confirm: {
      subject: (brand) => `Bestätigen Sie Ihre E-Mail-Adresse für ${brand}`,
      heading: 'Bestätigen Sie Ihre E-Mail-Adresse.',
      text: 'Der Link gilt 7 Tage und nur einmal. Gültig ist nur der neueste.',
      action: 'Adresse bestätigen',
      notYou: 'Nicht angefordert? Ignorieren Sie diese E-Mail.',
    },
    taken: {
      subject: (brand) => `Sie haben schon ein Konto bei ${brand}`,
      heading: taken,
      text: 'Jemand, vielleicht Sie selbst, wollte diese Adresse für ein anderes Konto verwenden. Sie gehört schon zu einem, also hat sich nichts geändert.',
      action: 'Anmelden',
      notYou: 'Nicht angefordert? Ignorieren Sie diese E-Mail.',
    },
  },
  accountExists: {
    subject: (brand) => `Sie haben schon ein Konto bei ${brand}`,
    heading: taken,
    text: 'Jemand, vielleicht Sie selbst, wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines: Melden Sie sich einfach an. Es hat sich nichts geändert.',
  },
  privacy: {
    export: {
      subject: (brand) => `Ihre Daten bei ${brand} sind bereit`,
      heading: 'Ihre Daten sind bereit.',
      lines: [
        'Laden Sie sie innerhalb von 24 Stunden herunter. Die ZIP-Datei enthält Ihr Konto, Ihre Bestellungen, Listen und Nachrichten und die Dateien, die Sie uns geschickt haben.',
        'Wer diesen Link hat, kann Ihre Daten herunterladen. Leiten Sie diese E-Mail nicht weiter.',
      ],
      action: 'Daten herunterladen',
    },
    deletion: {
      subject: (brand) => `Ihr Konto bei ${brand} wird gelöscht`,
      heading: (date) => `Wir löschen Ihr Konto am ${date}.`,
      lines: [
        'Bis dahin können Sie sich anmelden und es behalten.',
        'Waren Sie das nicht? Behalten Sie das Konto und ändern Sie dann Ihr Passwort.',
      ],
      action: 'Konto behalten',
    },
    deleted: {
      subject: (brand) => `Ihr Konto bei ${brand} wurde gelöscht`,
      heading: 'Ihr Konto wurde gelöscht.',
      lines: [
        'Wir haben Ihre Daten gelöscht. Bestellungen und Rechnungen bleiben so lange, wie das Steuerrecht es verlangt, ohne Verbindung zu einem Konto.',
        'Das ist unsere letzte E-Mail dazu.',
      ],
    },
  },
  newsletters: {
    confirm: {
      subject: (brand) => `Bestätigen Sie Ihre Newsletter von ${brand}`,
      heading: 'Noch ein Schritt.',
      lead: 'Jemand, hoffentlich Sie selbst, hat diese Adresse für unsere Newsletter angemeldet. Sie beginnen, sobald Sie bestätigen.',
      action: 'Bestätigen',
      notYou: 'Nicht angemeldet? Ignorieren Sie diese E-Mail, und wir schicken nichts.',
    },
    own: {
      subject: (brand) => `Ihre Newsletter von ${brand}`,
      heading: 'Ihre Newsletter.',
      lead: 'Wählen Sie, was wir Ihnen schicken, oder bestellen Sie alles ab. Ohne Anmeldung.',
      action: 'Newsletter ändern',
      notYou:
        'Nicht angefordert? Ignorieren Sie diese E-Mail. Leiten Sie sie nicht weiter: Wer den Link hat, kann Ihre Newsletter ändern.',
    },
  },
  chat: {
    ticketSubject: (name, brand) => `Nachricht von ${name} (${brand})`,
    ticketHeading: 'Neue Nachricht außerhalb der Bürozeiten',
    ticketFrom: (name, email, site) => `${name} <${email}>, ${site} (Shop)`,
    unverified: 'Die Adresse ist nicht geprüft. Antworten Sie einfach auf diese E-Mail.',
    answerSubject: (brand) => `${brand} hat Ihre Nachricht beantwortet`,
    answerHeading: 'Hier ist unsere Antwort.',
    answerFrom: (agent, brand) => `${agent} von ${brand}`,
    transcriptSubject: (brand) => `Ihr Chat mit ${brand}`,
    transcriptHeading: 'Ihr Chat',
    you: 'Sie',
    notYou: 'Nicht geschrieben? Ignorieren Sie diese E-Mail.',
    contact: 'Kontakt aufnehmen',
  },
  registry: {
    subject: (title, brand) => `${brand}: jemand hat ein Geschenk aus ${title} gekauft`,
    heading: 'Jemand hat Ihnen etwas geschenkt.',
    text: (title) => `Es ist aus Ihrer Geschenkliste ${title} und geht an die Adresse, die Sie uns genannt haben.`,
    open: 'Sehen Sie, wer was gekauft hat, und behalten Sie den Überblick über Ihre Dankesbriefe.',
    look: 'Geschenkliste ansehen',
  },
  backInStock: {
    subject: (name, brand) => `${brand}: ${name} ist wieder da`,
    heading: 'Wieder da.',
    text: (name) => `${name} ist wieder auf Lager. Sie wollten das wissen. Wer zuerst kommt, mahlt zuerst.`,
    look: 'Jetzt ansehen',
    once: 'Das war eine einmalige Nachricht zu diesem Produkt.',
    others: 'Ihre anderen Benachrichtigungen',
    stop: 'Keine Nachrichten zur Verfügbarkeit mehr an diese Adresse (ohne Anmeldung)',
  },
  form: {
    entrySubject: (title, brand) => `${brand}: neuer Eintrag (${title})`,
    entryHeading: (title) => `Neuer Eintrag: ${title}`,
    unverified: 'Von der Website des Shops geschickt. Die Adresse des Absenders ist nicht geprüft.',
    receiptSubject: (title, brand) => `${brand}: wir haben Ihre Nachricht (${title})`,
    receiptHeading: 'Wir haben Ihre Nachricht.',
    notYou: 'Nicht geschrieben? Ignorieren Sie diese E-Mail. Jemand hat Ihre Adresse irrtümlich eingegeben.',
  },
}
