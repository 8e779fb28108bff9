import type { OrderMails } from './en.ts'

export const orderMails: OrderMails = {
  confirmation: {
    subject: (brand, orderId) => `${brand}: Ihre Bestellung ${orderId}`,
    heading: 'Ihre Bestellung ist da.',
    lead: (firstname) => `${firstname}, das packen wir für Sie. Wir schreiben Ihnen, sobald es unterwegs ist.`,
    order: (orderId) => `Bestellung ${orderId}`,
    columns: { item: 'Artikel', quantity: 'Menge', amount: 'Betrag' },
    per: { Month: '/Monat', Year: '/Jahr', Week: '/Woche' },
    subtotal: 'Zwischensumme',
    shipping: 'Versand',
    included: (label) => `enthält ${label}`,
    tariff: 'Einfuhrzoll',
    total: 'Gesamt',
    giftCards: 'Geschenkkarten',
    toPay: 'Mit Karte bezahlt',
    shipTo: 'Lieferadresse',
    collectAt: 'Abholort',
    collectWhen: 'Wir schreiben Ihnen, sobald alles bereitliegt, meist innerhalb von zwei Werktagen.',
    arrives: (span) => `Voraussichtliche Lieferung: ${span}`,
    arrivesEach: (number, count, span) => `Sendung ${number} von ${count}: voraussichtliche Lieferung ${span}`,
    paidBy: (name) => `Bezahlt mit ${name}`,
    paidWith: (brand, last4) => `Bezahlt mit ${brand}, Endziffern ${last4}`,
    renewsWith: (brand, last4) =>
      `${brand} mit den Endziffern ${last4} wurde nicht belastet. Wir belasten sie für Verlängerungen.`,
    follow: 'Bestellung verfolgen',
    calendar: 'In den Kalender',
    footer: (brand) => `${brand}. Stimmt etwas nicht? Antworten Sie einfach. Jede Nachricht liest ein Mensch.`,
  },
  shipment: {
    shipped: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: ein Paket ist unterwegs`,
      heading: 'Ihr Paket ist unterwegs.',
    },
    ready: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: bereit zur Abholung`,
      heading: 'Ihre Bestellung liegt zur Abholung bereit.',
    },
    delivered: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: ein Paket wurde zugestellt`,
      heading: 'Ihr Paket wurde zugestellt.',
    },
    carrier: (name, trackingNumber) => `${name}, Sendungsnummer ${trackingNumber}`,
    freight: 'Die Spedition ruft Sie an, um einen Termin zu vereinbaren.',
    expected: (day) => `Voraussichtliche Lieferung: ${day}.`,
    more: {
      shipped: 'Der Rest Ihrer Bestellung kommt getrennt.',
      ready: 'Der Rest Ihrer Bestellung ist noch nicht bereit. Wir schreiben Ihnen, sobald er es ist.',
      delivered: 'Der Rest Ihrer Bestellung ist noch unterwegs.',
    },
    follow: 'Status der Bestellung ansehen',
  },
  refund: {
    cancelled: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: storniert`,
      heading: 'Ihre Bestellung ist storniert.',
    },
    part: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: teilweise storniert`,
      heading: 'Ein Teil Ihrer Bestellung ist storniert.',
    },
    refunded: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: Ihre Erstattung`,
      heading: 'Ihre Erstattung ist unterwegs.',
    },
    difference: (name) => `Preisdifferenz: ${name}`,
    order: (orderId) => `Bestellung ${orderId}`,
    goesBack: (amount) => `Wir erstatten ${amount} und schreiben Ihnen, wenn das Geld unterwegs ist.`,
    wentBack: (amount) => `${amount} insgesamt.`,
    nothingPaid: 'Es wurde nichts abgebucht, also ist nichts zu erstatten.',
    toGiftCards: (amount) => `${amount} sind wieder auf Ihrer Geschenkkarte`,
    newGiftCard: (amount) =>
      `${amount} auf einer neuen Geschenkkarte. Den Code schicken wir Ihnen in einer eigenen E-Mail.`,
    toMethod: (name) => `gehen zurück an ${name}`,
    toCard: (brand, last4) => `gehen zurück auf ${brand}, Endziffern ${last4}`,
    toPayment: 'gehen zurück an Ihre ursprüngliche Zahlungsart',
    days: 'Bis zur Gutschrift können 3 bis 10 Tage vergehen.',
    look: 'Bestellung ansehen',
  },
  returns: {
    subject: {
      requested: (number, brand) => `${brand}, Rückgabe ${number}: wir haben Ihre Anfrage`,
      approved: (number, brand) => `${brand}, Rückgabe ${number}: genehmigt`,
      received: (number, brand) => `${brand}, Rückgabe ${number}: Ihre Artikel sind da`,
      rejected: (number, brand) => `${brand}, Rückgabe ${number}: wir können sie nicht annehmen`,
      exchanged: (number, brand) => `${brand}, Rückgabe ${number}: Ihre Umtauschbestellung`,
      reopened: (number, brand) => `${brand}, Rückgabe ${number}: Ihre Umtauschbestellung ist storniert`,
    },
    heading: {
      requested: 'Wir haben Ihre Rückgabeanfrage.',
      approved: 'Ihre Rückgabe ist genehmigt.',
      received: 'Ihre Rückgabe ist angekommen.',
      rejected: 'Wir können Ihre Rückgabe nicht annehmen.',
      exchanged: 'Ihre Umtauschbestellung ist angelegt.',
      reopened: 'Ihre Umtauschbestellung ist storniert.',
    },
    text: {
      requested:
        'Wir prüfen sie und schreiben Ihnen, wie Sie die Artikel zurückschicken. Bitte schicken Sie noch nichts.',
      approved:
        'Drucken Sie den Rücksendeschein, legen Sie ihn ins Paket und schicken Sie die Artikel an die Adresse darauf.',
      approvedPickup:
        'Drucken Sie den Rücksendeschein und befestigen Sie ihn an der Ware. Wir melden uns für einen Abholtermin.',
      received: 'Wir prüfen Ihre Artikel. Danach schreiben wir Ihnen noch einmal.',
      rejected: 'Bei Fragen melden Sie sich bei uns.',
      exchanged: (orderId) => `Ihre neue Bestellung ist ${orderId}. Wir schreiben Ihnen, sobald sie versendet ist.`,
      reopened: (orderId) =>
        `Wir haben die Bestellung ${orderId} storniert. Wir erstatten Ihre Rückgabe oder senden Ihnen eine andere Variante. Bei Fragen schreiben Sie uns.`,
    },
    asGiftCard:
      'Wie gewünscht schicken wir Ihnen die Erstattung als Geschenkkarte per E-Mail, sobald wir Ihre Artikel geprüft haben.',
    reason: (text) => `Grund: ${text}`,
    sendBy: (date) => `Schicken Sie sie bis zum ${date} ab.`,
    order: (orderId) => `Bestellung ${orderId}`,
    look: { slip: 'Rücksendeschein drucken', status: 'Rückgabe ansehen' },
  },
  paymentFailed: {
    subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: die Zahlung hat nicht geklappt`,
    heading: 'Ihre Zahlung hat nicht geklappt.',
    text: (orderId) =>
      `Ihre Bank hat die Zahlung für die Bestellung ${orderId} nicht bestätigt, deshalb haben wir sie storniert. Es wurde nichts abgebucht, und Ihre Artikel liegen wieder im Warenkorb.`,
    look: 'Zum Warenkorb',
  },
  quote: {
    subject: (number, brand) => `${brand}: Ihr Angebot ${number}`,
    heading: 'Ihr Angebot ist fertig.',
    text: (about, day) => `Hier sind Ihre Preise für ${about}. Sie gelten bis zum ${day}.`,
    look: 'Angebot ansehen und annehmen',
    attached: 'Das Angebot hängt als PDF an.',
  },
  quotes: {
    subject: {
      requested: (number, brand) => `${brand}, Angebot ${number}: wir haben Ihre Anfrage`,
      message: (number, brand) => `${brand}, Angebot ${number}: eine Nachricht für Sie`,
      reminder: (number, brand) => `${brand}, Angebot ${number}: läuft bald ab`,
      cancelled: (number, brand) => `${brand}, Angebot ${number}: zurückgezogen`,
    },
    heading: {
      requested: 'Wir haben Ihre Anfrage.',
      message: 'Sie haben eine neue Nachricht.',
      reminder: 'Ihr Angebot läuft bald ab.',
      cancelled: 'Ihr Angebot ist zurückgezogen.',
    },
    about: { title: (title) => `„${title}“`, number: (number) => `Angebot ${number}` },
    text: {
      requested: (about) => `Wir rechnen die Preise für ${about} aus und schicken Ihnen unser Angebot.`,
      message: (agent, about) => `${agent} schreibt zu ${about}:`,
      reminder: (about, day) => `Die Preise für ${about} gelten bis zum ${day}.`,
      cancelled: (about) => `Wir können ${about} nicht anbieten.`,
    },
    reason: (text) => `Grund: ${text}`,
    look: 'Angebot ansehen',
    shop: {
      request: (number, brand) => `${brand}: Angebotsanfrage ${number}`,
      message: (number, brand) => `${brand}: Nachricht zum Angebot ${number}`,
      requestHeading: 'Ein Kunde fragt ein Angebot an.',
      messageHeading: 'Ein Kunde hat zu einem Angebot geschrieben.',
      from: (name, email) => `Von: ${name} (${email})`,
      about: (number, title) => `Angebot ${number}: ${title}`,
      delivery: (place) => `Lieferung an: ${place}`,
      wantedOn: (day) => `Gewünscht bis: ${day}`,
    },
  },
  paymentLink: {
    subject: (number, brand) => `${brand}: Ihre Zahlung für ${number}`,
    heading: 'Ihr Zahlungslink.',
    text: (amount, number, day) => `Für ${number} sind ${amount} fällig. Der Link gilt bis zum ${day}.`,
    look: 'Ansehen und bezahlen',
  },
  paymentLinkPaid: {
    subject: (number, brand) => `${brand}: Ihre Zahlung für ${number} ist da`,
    heading: 'Ihre Zahlung ist da.',
    text: (amount, number) => `Sie haben ${amount} für ${number} bezahlt.`,
    rest: (amount) => `${amount} sind noch offen.`,
    nothingLeft: 'Alles ist bezahlt.',
    look: 'Beleg ansehen',
  },
  paymentLinkRefunded: {
    subject: (number, brand) => `${brand}: Ihre Erstattung für ${number}`,
    heading: 'Ihre Erstattung ist unterwegs.',
    text: (amount, number) => `Wir haben ${amount} Ihrer Zahlung für ${number} erstattet.`,
    toGiftCard:
      'Der Betrag ist wieder auf Ihrer Geschenkkarte. Ist die Karte abgelaufen, schicken wir Ihnen eine neue.',
    toCard: 'Der Betrag geht zurück auf Ihre Karte. Bis Ihre Bank ihn zeigt, können 10 Tage vergehen.',
    toPayPal: 'Der Betrag geht zurück auf Ihr PayPal-Konto.',
    look: 'Beleg ansehen',
  },
  program: {
    look: 'Programm ansehen',
    reminder: {
      subject: (name, brand) => `${brand}: ${name} verlängert sich bald`,
      heading: 'Ihr Programm verlängert sich bald.',
      text: (name, amount, day) =>
        `${name} verlängert sich am ${day} für ${amount}, gegebenenfalls zuzüglich Steuern. Wenn Sie die Karte wechseln oder kündigen möchten, öffnen Sie vorher Ihr Programm.`,
    },
    renewed: {
      subject: (name, brand) => `${brand}: ${name} wurde verlängert`,
      heading: 'Ihr Programm wurde verlängert.',
      text: (name, amount, day) =>
        `Wir haben ${amount} für den nächsten Zeitraum von ${name} abgebucht. Es verlängert sich wieder am ${day}.`,
    },
    refused: {
      subject: (name, brand) => `${brand}: die Zahlung für ${name} hat nicht geklappt`,
      heading: 'Ihre Bank hat die Zahlung abgelehnt.',
      text: (name, _amount, day) =>
        `Ihre Bank hat die Zahlung für ${name} abgelehnt. Sie haben weiter Zugang, und wir versuchen es am ${day} noch einmal.`,
    },
    suspended: {
      subject: (name, brand) => `${brand}: ${name} ruht`,
      heading: 'Ihr Programm ruht.',
      text: (name) =>
        `Ihre Bank hat die Zahlung für ${name} in sieben Tagen viermal abgelehnt, deshalb buchen wir nichts mehr ab. Zum Weitertrainieren kaufen Sie das Programm mit einer anderen Karte neu.`,
    },
    cardMissing: {
      refused: {
        subject: (name, brand) => `${brand}: wir brauchen eine Karte für ${name}`,
        heading: 'Uns fehlt eine Karte.',
        text: (name, _amount, day) =>
          `Für ${name} ist keine Karte hinterlegt, deshalb konnten wir den nächsten Zeitraum nicht abbuchen. Sie haben weiter Zugang, und wir sehen am ${day} noch einmal nach. Zum Weitertrainieren wählen Sie auf der Seite des Programms eine Karte.`,
      },
      suspended: {
        subject: (name, brand) => `${brand}: ${name} ruht`,
        heading: 'Ihr Programm ruht.',
        text: (name) =>
          `Für ${name} ist keine Karte hinterlegt, deshalb konnten wir den nächsten Zeitraum nicht abbuchen. Es wird nichts abgebucht. Zum Weitertrainieren kaufen Sie das Programm mit einer Karte neu.`,
      },
    },
  },
  giftCard: {
    subject: (sender, brand) => `${sender} schenkt Ihnen eine Geschenkkarte für ${brand}`,
    heading: 'Eine Geschenkkarte für Sie.',
    headings: {
      birthday: 'Alles Gute zum Geburtstag.',
      holidays: 'Frohe Feiertage.',
      thanks: 'Danke.',
      congratulations: 'Stark gehoben.',
    },
    lead: (recipient, sender, amount, brand) =>
      `${recipient}, ${sender} schenkt Ihnen ${amount} für Ihren Einkauf bei ${brand}.`,
    replacement: {
      subject: (brand) => `Ihre neue Geschenkkarte für ${brand}`,
      heading: 'Eine neue Geschenkkarte für Sie.',
      lead: (recipient, amount) =>
        `${recipient}, wir erstatten ${amount} Ihrer Bestellung. Die Geschenkkarte, mit der Sie bezahlt haben, gilt nicht mehr. Diese hier ersetzt sie.`,
    },
    refund: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: Ihre Erstattung als Geschenkkarte`,
      heading: 'Ihre Erstattung als Geschenkkarte.',
      lead: (recipient, amount, orderId) =>
        `${recipient}, hier ist Ihre Erstattung von ${amount} für die Bestellung ${orderId}, wie gewünscht auf einer Geschenkkarte.`,
    },
    code: 'Code',
    amount: 'Guthaben',
    use: (brand) => `Geben Sie den Code an der Kasse von ${brand} ein. Was Sie nicht ausgeben, bleibt auf der Karte.`,
    balance: 'Guthaben prüfen',
    keep: 'Bewahren Sie diese E-Mail gut auf. Wer den Code hat, kann das Guthaben ausgeben.',
  },
  orderMessages: {
    received: {
      question: 'Neue Frage',
      cancel: 'Bitte um Stornierung',
      address: 'Bitte um eine andere Adresse',
      subject: (kind, orderId, brand) => `${brand}, Bestellung ${orderId}: ${kind}`,
      hint: 'Antworten Sie über die Auftragsbearbeitung, damit der Kunde es auf der Bestellseite sieht.',
    },
    answered: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: unsere Antwort`,
      heading: 'Wir haben Ihre Frage beantwortet.',
    },
    accepted: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: erledigt`,
      cancel: 'Wir haben Ihre Bestellung storniert.',
      address: 'Wir haben die Lieferadresse geändert.',
    },
    declined: {
      subject: (orderId, brand) => `${brand}, Bestellung ${orderId}: zu Ihrer Bitte`,
      cancel: 'Wir können Ihre Bestellung nicht stornieren.',
      address: 'Wir können die Lieferadresse nicht ändern.',
    },
    order: (orderId) => `Bestellung ${orderId}`,
    shipsTo: 'Neue Lieferadresse:',
    look: 'Bestellung ansehen',
  },
  reviews: {
    request: {
      subject: (brand) => `Wie ist Ihre Ausrüstung von ${brand}?`,
      heading: 'Wie ist Ihre Ausrüstung?',
      lead: 'Sie haben sie seit zwei Wochen. Sagen Sie anderen, was sie gut macht und was besser sein könnte.',
    },
    link: {
      subject: (brand) => `Bewerten Sie Ihre Bestellung bei ${brand}`,
      heading: 'Bewerten Sie Ihre Bestellung.',
      lead: 'Sie haben diesen Link angefordert. Wenn nicht, ignorieren Sie diese E-Mail.',
    },
    order: (orderId) => `Bestellung ${orderId}`,
    action: 'Bewertungen schreiben',
    valid:
      'Der Link gilt 60 Tage, ohne Anmeldung. Leiten Sie ihn nicht weiter: Wer ihn hat, kann in Ihrem Namen bewerten.',
    stop: 'Keine E-Mails zu Bewertungen mehr',
  },
}
