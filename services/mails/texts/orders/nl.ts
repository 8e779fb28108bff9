import type { OrderMails } from './en.ts'

export const orderMails: OrderMails = {
  confirmation: {
    subject: (brand, orderId) => `${brand}: je bestelling ${orderId}`,
    heading: 'Je bestelling is binnen.',
    lead: (firstname) => `${firstname}, dit pakken we voor je in. Als het onderweg is, mailen we je weer.`,
    order: (orderId) => `Bestelling ${orderId}`,
    columns: { item: 'Artikel', quantity: 'Aantal', amount: 'Bedrag' },
    per: { Month: '/maand', Year: '/jaar', Week: '/week' },
    subtotal: 'Subtotaal',
    shipping: 'Verzendkosten',
    included: (label) => `inclusief ${label}`,
    tariff: 'Invoerrechten',
    total: 'Totaal',
    giftCards: 'Cadeaubonnen',
    toPay: 'Betaald met kaart',
    shipTo: 'Bezorgadres',
    collectAt: 'Afhaalpunt',
    collectWhen: 'We mailen je zodra het klaarligt, meestal binnen twee werkdagen.',
    arrives: (span) => `Verwachte bezorging: ${span}`,
    arrivesEach: (number, count, span) => `Zending ${number} van ${count}: verwachte bezorging ${span}`,
    paidBy: (name) => `Betaald met ${name}`,
    paidWith: (brand, last4) => `Betaald met ${brand} eindigend op ${last4}`,
    renewsWith: (brand, last4) =>
      `Van ${brand} eindigend op ${last4} is niets afgeschreven. Verlengingen schrijven we van deze kaart af.`,
    follow: 'Bestelling volgen',
    calendar: 'In agenda zetten',
    footer: (brand) => `${brand}. Klopt er iets niet? Beantwoord deze mail. Een mens leest elk bericht.`,
  },
  shipment: {
    shipped: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: er is een pakket onderweg`,
      heading: 'Je pakket is onderweg.',
    },
    ready: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: ligt klaar om af te halen`,
      heading: 'Je bestelling ligt klaar om af te halen.',
    },
    delivered: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: er is een pakket bezorgd`,
      heading: 'Je pakket is bezorgd.',
    },
    carrier: (name, trackingNumber) => `${name}, track & trace-code ${trackingNumber}`,
    freight: 'De transporteur belt je voor een afspraak.',
    expected: (day) => `Verwachte bezorging: ${day}.`,
    more: {
      shipped: 'De rest van je bestelling komt apart.',
      ready: 'De rest van je bestelling ligt nog niet klaar. We mailen je als het zover is.',
      delivered: 'De rest van je bestelling is nog niet bezorgd.',
    },
    follow: 'Bekijk de status',
  },
  refund: {
    cancelled: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: geannuleerd`,
      heading: 'Je bestelling is geannuleerd.',
    },
    part: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: deels geannuleerd`,
      heading: 'Een deel van je bestelling is geannuleerd.',
    },
    refunded: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: je terugbetaling`,
      heading: 'Je geld is onderweg.',
    },
    difference: (name) => `Prijsverschil: ${name}`,
    order: (orderId) => `Bestelling ${orderId}`,
    goesBack: (amount) => `We betalen ${amount} terug en mailen je als het onderweg is.`,
    wentBack: (amount) => `In totaal ${amount}.`,
    nothingPaid: 'Er is niets afgeschreven, dus er valt niets terug te betalen.',
    toGiftCards: (amount) => `${amount} staat weer op je cadeaubon`,
    newGiftCard: (amount) => `${amount} staat op een nieuwe cadeaubon. De code sturen we je in een aparte e-mail.`,
    toMethod: (name) => `gaat terug naar ${name}`,
    toCard: (brand, last4) => `gaat terug naar ${brand} eindigend op ${last4}`,
    toPayment: 'gaat terug naar je oorspronkelijke betaalmethode',
    days: 'Het kan 3 tot 10 dagen duren voor je het ziet.',
    look: 'Bekijk bestelling',
  },
  returns: {
    subject: {
      requested: (number, brand) => `${brand}, retour ${number}: we hebben je aanmelding`,
      approved: (number, brand) => `${brand}, retour ${number}: goedgekeurd`,
      received: (number, brand) => `${brand}, retour ${number}: je artikelen zijn binnen`,
      rejected: (number, brand) => `${brand}, retour ${number}: we kunnen hem niet accepteren`,
      exchanged: (number, brand) => `${brand}, retour ${number}: je ruilbestelling`,
      reopened: (number, brand) => `${brand}, retour ${number}: je ruilbestelling is geannuleerd`,
    },
    heading: {
      requested: 'We hebben je retouraanmelding.',
      approved: 'Je retour is goedgekeurd.',
      received: 'Je retour is binnen.',
      rejected: 'We kunnen je retour niet accepteren.',
      exchanged: 'Je ruilbestelling is geplaatst.',
      reopened: 'Je ruilbestelling is geannuleerd.',
    },
    text: {
      requested: 'We bekijken hem en mailen je hoe je de artikelen opstuurt. Stuur ze nog niet op.',
      approved: 'Print de retourbon, leg hem in de doos en stuur de artikelen naar het adres op de bon.',
      approvedPickup: 'Print de retourbon en maak hem vast aan de goederen. We maken een afspraak om ze op te halen.',
      received: 'We controleren je artikelen. Als dat klaar is, krijg je nog een e-mail.',
      rejected: 'Heb je vragen? Neem contact op.',
      exchanged: (orderId) => `Je nieuwe bestelling is ${orderId}. We mailen je zodra die verzonden is.`,
      reopened: (orderId) =>
        `We hebben bestelling ${orderId} geannuleerd. We betalen je retour terug of sturen je een andere optie. Vragen? Neem contact met ons op.`,
    },
    asGiftCard:
      'Zoals gevraagd mailen we je de terugbetaling als cadeaubon zodra we je artikelen hebben gecontroleerd.',
    reason: (text) => `Reden: ${text}`,
    sendBy: (date) => `Stuur ze uiterlijk ${date} op.`,
    order: (orderId) => `Bestelling ${orderId}`,
    look: { slip: 'Print de retourbon', status: 'Bekijk je retour' },
  },
  paymentFailed: {
    subject: (orderId, brand) => `${brand}, bestelling ${orderId}: je betaling is niet gelukt`,
    heading: 'Je betaling is niet gelukt.',
    text: (orderId) =>
      `Je bank heeft de betaling voor bestelling ${orderId} niet bevestigd, dus we hebben de bestelling geannuleerd. Er is niets afgeschreven en je artikelen liggen weer in je winkelwagen.`,
    look: 'Naar winkelwagen',
  },
  quote: {
    subject: (number, brand) => `${brand}: je offerte ${number}`,
    heading: 'Je offerte is klaar.',
    text: (about, day) => `Dit zijn je prijzen voor ${about}. Ze gelden tot ${day}.`,
    look: 'Bekijk en accepteer de offerte',
    attached: 'De offerte zit als pdf in de bijlage.',
  },
  quotes: {
    subject: {
      requested: (number, brand) => `${brand}, offerte ${number}: we hebben je aanvraag`,
      message: (number, brand) => `${brand}, offerte ${number}: een bericht voor jou`,
      reminder: (number, brand) => `${brand}, offerte ${number}: verloopt binnenkort`,
      cancelled: (number, brand) => `${brand}, offerte ${number}: ingetrokken`,
    },
    heading: {
      requested: 'We hebben je aanvraag.',
      message: 'Je hebt een nieuw bericht.',
      reminder: 'Je offerte verloopt binnenkort.',
      cancelled: 'Je offerte is ingetrokken.',
    },
    about: { title: (title) => `‘${title}’`, number: (number) => `offerte ${number}` },
    text: {
      requested: (about) => `We berekenen de prijzen voor ${about} en mailen je onze offerte.`,
      message: (agent, about) => `${agent} schreef over ${about}:`,
      reminder: (about, day) => `De prijzen voor ${about} gelden tot ${day}.`,
      cancelled: (about) => `We kunnen ${about} niet aanbieden.`,
    },
    reason: (text) => `Reden: ${text}`,
    look: 'Bekijk de offerte',
    shop: {
      request: (number, brand) => `${brand}: offerteaanvraag ${number}`,
      message: (number, brand) => `${brand}: bericht over offerte ${number}`,
      requestHeading: 'Een klant vraagt een offerte aan.',
      messageHeading: 'Een klant schreef over een offerte.',
      from: (name, email) => `Van: ${name} (${email})`,
      about: (number, title) => `Offerte ${number}: ${title}`,
      delivery: (place) => `Bezorgen bij: ${place}`,
      wantedOn: (day) => `Nodig op: ${day}`,
    },
  },
  paymentLink: {
    subject: (number, brand) => `${brand}: je betaling voor ${number}`,
    heading: 'Je betaallink.',
    text: (amount, number, day) => `Voor ${number} moet je nog ${amount} betalen. Deze link werkt tot ${day}.`,
    look: 'Bekijk en betaal',
  },
  paymentLinkPaid: {
    subject: (number, brand) => `${brand}: we hebben je betaling voor ${number} ontvangen`,
    heading: 'We hebben je betaling ontvangen.',
    text: (amount, number) => `Je hebt ${amount} betaald voor ${number}.`,
    rest: (amount) => `Er staat nog ${amount} open.`,
    nothingLeft: 'Alles is betaald.',
    look: 'Bekijk betaalbewijs',
  },
  paymentLinkRefunded: {
    subject: (number, brand) => `${brand}: je terugbetaling voor ${number}`,
    heading: 'Je geld is onderweg.',
    text: (amount, number) => `We hebben ${amount} van je betaling voor ${number} terugbetaald.`,
    toGiftCard: 'Het staat weer op je cadeaubon. Is die verlopen, dan mailen we je een nieuwe.',
    toCard: 'Het gaat terug naar je kaart. Het kan 10 dagen duren voor je bank het laat zien.',
    toPayPal: 'Het gaat terug naar je PayPal-rekening.',
    look: 'Bekijk betaalbewijs',
  },
  program: {
    look: 'Bekijk je programma',
    reminder: {
      subject: (name, brand) => `${brand}: ${name} wordt binnenkort verlengd`,
      heading: 'Je programma wordt binnenkort verlengd.',
      text: (name, amount, day) =>
        `${name} wordt op ${day} verlengd voor ${amount}, plus eventuele belasting. Wil je een andere kaart of opzeggen? Open dan voor die dag je programma.`,
    },
    renewed: {
      subject: (name, brand) => `${brand}: ${name} is verlengd`,
      heading: 'Je programma is verlengd.',
      text: (name, amount, day) =>
        `We hebben ${amount} afgeschreven voor de volgende periode van ${name}. Het wordt weer verlengd op ${day}.`,
    },
    refused: {
      subject: (name, brand) => `${brand}: je betaling voor ${name} is niet gelukt`,
      heading: 'Je bank heeft de betaling geweigerd.',
      text: (name, _amount, day) =>
        `Je bank heeft de betaling voor ${name} geweigerd. Je hebt nog toegang en we proberen het opnieuw op ${day}.`,
    },
    suspended: {
      subject: (name, brand) => `${brand}: ${name} is opgeschort`,
      heading: 'Je programma is opgeschort.',
      text: (name) =>
        `Je bank heeft de betaling voor ${name} in zeven dagen vier keer geweigerd, dus we schrijven niets meer af. Wil je verder trainen? Koop het programma opnieuw met een andere kaart.`,
    },
    cardMissing: {
      refused: {
        subject: (name, brand) => `${brand}: we hebben een kaart nodig voor ${name}`,
        heading: 'We hebben geen kaart om van af te schrijven.',
        text: (name, _amount, day) =>
          `We hebben geen kaart voor ${name}, dus we konden de volgende periode niet afschrijven. Je hebt nog toegang en we kijken opnieuw op ${day}. Wil je verder trainen? Kies een kaart op de pagina van je programma.`,
      },
      suspended: {
        subject: (name, brand) => `${brand}: ${name} is opgeschort`,
        heading: 'Je programma is opgeschort.',
        text: (name) =>
          `We hebben geen kaart voor ${name}, dus we konden de volgende periode niet afschrijven. We schrijven niets af. Wil je verder trainen? Koop het programma opnieuw met een kaart.`,
      },
    },
  },
  giftCard: {
    subject: (sender, brand) => `${sender} stuurt je een cadeaubon van ${brand}`,
    heading: 'Een cadeaubon voor jou.',
    headings: {
      birthday: 'Gefeliciteerd met je verjaardag.',
      holidays: 'Fijne feestdagen.',
      thanks: 'Bedankt.',
      congratulations: 'Sterk getild.',
    },
    lead: (recipient, sender, amount, brand) =>
      `${recipient}, ${sender} geeft je ${amount} om te besteden bij ${brand}.`,
    replacement: {
      subject: (brand) => `Je nieuwe cadeaubon van ${brand}`,
      heading: 'Een nieuwe cadeaubon voor jou.',
      lead: (recipient, amount) =>
        `${recipient}, we betalen ${amount} van je bestelling terug. De cadeaubon waarmee je betaalde, werkt niet meer. Deze nieuwe komt ervoor in de plaats.`,
    },
    refund: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: je terugbetaling op een cadeaubon`,
      heading: 'Je terugbetaling op een cadeaubon.',
      lead: (recipient, amount, orderId) =>
        `${recipient}, hier is de terugbetaling van ${amount} voor bestelling ${orderId}, zoals gevraagd op een cadeaubon.`,
    },
    code: 'Code',
    amount: 'Saldo',
    use: (brand) => `Vul de code in bij het afrekenen bij ${brand}. Wat je niet uitgeeft, blijft op de bon staan.`,
    balance: 'Bekijk je saldo',
    keep: 'Bewaar deze e-mail goed. Iedereen met de code kan de bon uitgeven.',
  },
  orderMessages: {
    received: {
      question: 'Nieuwe vraag',
      cancel: 'Verzoek om te annuleren',
      address: 'Verzoek om een ander adres',
      subject: (kind, orderId, brand) => `${brand}, bestelling ${orderId}: ${kind.toLowerCase()}`,
      hint: 'Antwoord via het bestelbeheer, dan ziet de klant het op de bestelpagina.',
    },
    answered: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: ons antwoord`,
      heading: 'We hebben je vraag beantwoord.',
    },
    accepted: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: je verzoek is akkoord`,
      cancel: 'We hebben je bestelling geannuleerd.',
      address: 'We hebben je bezorgadres gewijzigd.',
    },
    declined: {
      subject: (orderId, brand) => `${brand}, bestelling ${orderId}: over je verzoek`,
      cancel: 'We kunnen je bestelling niet annuleren.',
      address: 'We kunnen je bezorgadres niet wijzigen.',
    },
    order: (orderId) => `Bestelling ${orderId}`,
    shipsTo: 'Nieuw bezorgadres:',
    look: 'Bekijk je bestelling',
  },
  reviews: {
    request: {
      subject: (brand) => `Hoe bevalt je materiaal van ${brand}?`,
      heading: 'Hoe bevalt je materiaal?',
      lead: 'Je hebt het nu twee weken. Vertel andere lifters wat er goed aan is en wat beter kan.',
    },
    link: {
      subject: (brand) => `Beoordeel je bestelling bij ${brand}`,
      heading: 'Beoordeel je bestelling.',
      lead: 'Je hebt om deze link gevraagd. Niet gevraagd? Dan hoef je niets te doen.',
    },
    order: (orderId) => `Bestelling ${orderId}`,
    action: 'Schrijf je reviews',
    valid:
      'De link werkt 60 dagen, zonder in te loggen. Stuur hem niet door: wie hem heeft, kan jouw reviews schrijven.',
    stop: 'Geen e-mails over reviews meer',
  },
}
