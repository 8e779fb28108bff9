import type { AccountMessages } from '../account-messages.ts'

export const texts: AccountMessages = {
  settings: {
    password: {
      success: 'Wachtwoord gewijzigd. Je bent overal elders uitgelogd.',
      failure: 'We konden je wachtwoord niet wijzigen. Probeer het opnieuw.',
    },
    device: { success: 'Apparaat uitgelogd.', failure: 'We konden dat apparaat niet uitloggen. Probeer het opnieuw.' },
    devices: {
      success: 'Je bent overal elders uitgelogd.',
      failure: 'We konden je andere apparaten niet uitloggen. Probeer het opnieuw.',
    },
    email: {
      success: 'Kijk in de inbox van je nieuwe adres. Het geldt zodra je de link gebruikt, binnen 24 uur.',
      failure: 'We konden de link niet naar je nieuwe adres sturen. Probeer het opnieuw.',
    },
    export: {
      success: 'Je download is onderweg.',
      failure: 'We konden je download niet aanvragen. Probeer het opnieuw.',
    },
    'delete-account': {
      success: 'Je account wordt over 14 dagen verwijderd. We hebben je een e-mail gestuurd.',
      failure: 'We konden het verwijderen niet inplannen. Probeer het opnieuw.',
    },
    'keep-account': {
      success: 'Je houdt je account.',
      failure: 'We konden het verwijderen niet annuleren. Probeer het opnieuw.',
    },
    'passkey-add': {
      success: 'Passkey toegevoegd.',
      failure: 'We konden de passkey niet toevoegen. Probeer het opnieuw.',
    },
    'passkey-rename': {
      success: (name) => (name === '' ? 'Naam van de passkey gewijzigd.' : `De passkey heet nu ‘${name}’.`),
      failure: 'We konden de naam van de passkey niet wijzigen. Probeer het opnieuw.',
    },
    'passkey-remove': {
      success: 'Passkey verwijderd.',
      failure: 'We konden de passkey niet verwijderen. Probeer het opnieuw.',
    },
    newsletters: {
      success: 'Nieuwsbrieven opgeslagen.',
      failure: 'We konden je nieuwsbrieven niet opslaan. Probeer het opnieuw.',
    },
    'leave-all': {
      success: 'Je bent afgemeld voor alle nieuwsbrieven.',
      failure: 'Afmelden is niet gelukt. Probeer het opnieuw.',
    },
  },
  'about-me': {
    save: {
      success: 'Je wijzigingen zijn opgeslagen.',
      failure: 'We konden je wijzigingen niet opslaan. Probeer het opnieuw.',
    },
    proof: {
      success: 'Bewijs verstuurd. We mailen je zodra we het hebben gecontroleerd.',
      failure: 'We konden je bewijs niet versturen. Probeer het opnieuw.',
    },
  },
  addresses: {
    address: { success: 'Je adres is opgeslagen.', failure: 'We konden je adres niet opslaan. Probeer het opnieuw.' },
    'default-shipping': {
      success: 'Je standaard bezorgadres is gewijzigd.',
      failure: 'We konden je standaard bezorgadres niet wijzigen. Probeer het opnieuw.',
    },
    'default-billing': {
      success: 'Je standaard factuuradres is gewijzigd.',
      failure: 'We konden je standaard factuuradres niet wijzigen. Probeer het opnieuw.',
    },
    delete: {
      success: 'Je adres is verwijderd.',
      failure: 'We konden het adres niet verwijderen. Probeer het opnieuw.',
    },
  },
  'payment-methods': {
    store: { success: 'Je kaart is opgeslagen.', failure: 'We konden je kaart niet opslaan. Probeer het opnieuw.' },
    default: {
      success: 'Je standaardkaart is gewijzigd.',
      failure: 'We konden je standaardkaart niet wijzigen. Probeer het opnieuw.',
    },
    bill: {
      success: 'Het factuuradres van je kaart is gewijzigd.',
      failure: 'We konden het factuuradres niet wijzigen. Probeer het opnieuw.',
    },
    delete: {
      success: 'Je kaart is verwijderd.',
      failure: 'We konden de kaart niet verwijderen. Probeer het opnieuw.',
    },
  },
  'review-form': {
    save: {
      success: 'Bedankt. Je review staat op de productpagina zodra we hem hebben gecontroleerd.',
      failure: 'We konden je review niet opslaan. Probeer het zo nog eens.',
    },
    delete: {
      success: 'Je review is verwijderd.',
      failure: 'We konden je review niet verwijderen. Probeer het zo nog eens.',
    },
    remove: {
      success: 'De foto is uit je review verwijderd.',
      failure: 'We konden de foto niet verwijderen. Probeer het zo nog eens.',
    },
  },
  order: {
    again: {
      success: (_, count) =>
        count === 1 ? '1 product ligt in je winkelwagen' : `${count} producten liggen in je winkelwagen`,
      failure: 'We konden deze bestelling niet in je winkelwagen leggen. Probeer het opnieuw.',
    },
    cancel: {
      success: 'Bestelling geannuleerd.',
      failure:
        'We konden deze bestelling niet annuleren. Er is niets veranderd. Probeer het over een minuut opnieuw of neem contact op.',
    },
    message: {
      success: 'We hebben je bericht ontvangen. Je krijgt een e-mail als we antwoorden.',
      failure: 'We konden je bericht niet versturen. Probeer het zo nog eens.',
    },
    'cancel-request': {
      success: 'We hebben je verzoek. Als we een besluit hebben, mailen we je.',
      failure: 'We konden je annuleringsverzoek niet versturen. Probeer het zo nog eens.',
    },
    'address-request': {
      success: 'We hebben je verzoek. Als we een besluit hebben, mailen we je.',
      failure: 'We konden je adreswijziging niet versturen. Probeer het zo nog eens.',
    },
  },
  'add-order': {
    claim: {
      success: 'De bestelling is aan je account toegevoegd.',
      failure: 'We konden de bestelling niet toevoegen. Probeer het over een minuut opnieuw.',
    },
    send: {
      success: (email) => `We hebben een link naar ${email} gestuurd. Die is 7 dagen geldig.`,
      failure: 'We konden de link niet sturen. Probeer het over een minuut opnieuw.',
    },
  },
  'my-lists': {
    'create-wishlist': {
      success: 'Verlanglijst gemaakt.',
      failure: 'We konden je verlanglijst niet maken. Probeer het opnieuw.',
    },
    'create-registry': {
      success: 'Cadeaulijst gemaakt. Vul nu de gegevens van de gelegenheid in.',
      failure: 'We konden je cadeaulijst niet maken. Probeer het opnieuw.',
    },
    rename: {
      success: (title) => `De lijst heet nu ‘${title}’.`,
      failure: 'We konden de naam van je cadeaulijst niet wijzigen. Probeer het opnieuw.',
    },
    share: {
      success: 'Je verlanglijst is gedeeld. Stuur de link naar wie je wilt.',
      failure: 'We konden je verlanglijst niet delen. Probeer het opnieuw.',
    },
    hide: {
      success: 'Je verlanglijst is weer privé. De oude link werkt niet meer.',
      failure: 'We konden het delen niet stoppen. De link werkt misschien nog. Probeer het opnieuw.',
    },
    delete: { success: 'Lijst verwijderd.', failure: 'We konden die lijst niet verwijderen. Probeer het opnieuw.' },
    restore: { success: 'Je lijst is terug.', failure: 'We konden de lijst niet terugzetten. Probeer het opnieuw.' },
  },
  wishlist: {
    share: {
      success: 'Je verlanglijst is gedeeld. Stuur de link naar wie je wilt.',
      failure: 'We konden je verlanglijst niet delen. Probeer het opnieuw.',
    },
    hide: {
      success: 'Je verlanglijst is weer privé. De oude link werkt niet meer.',
      failure: 'We konden het delen niet stoppen. De link werkt misschien nog. Probeer het opnieuw.',
    },
    quantity: { success: 'Aantal gewijzigd.', failure: 'We konden het aantal niet wijzigen. Probeer het opnieuw.' },
    note: {
      success: 'Notitie en prioriteit opgeslagen.',
      failure: 'We konden je notitie niet opslaan. Probeer het opnieuw.',
    },
    remove: {
      success: (name) => `${name} is van je verlanglijst gehaald`,
      failure: 'We konden dat artikel niet verwijderen. Probeer het opnieuw.',
    },
    restore: {
      success: (name) =>
        name === '' ? 'Het artikel staat weer op je verlanglijst.' : `${name} staat weer op je verlanglijst.`,
      failure: 'We konden dat artikel niet terugzetten. Probeer het opnieuw.',
    },
    move: {
      success: (name) => `${name} is verplaatst naar je winkelwagen`,
      failure: 'We konden dat artikel niet naar je winkelwagen verplaatsen. Probeer het opnieuw.',
    },
    'to-registry': {
      success: (title) => `Verplaatst naar ‘${title}’.`,
      failure: 'We konden dat artikel niet naar je cadeaulijst verplaatsen. Probeer het opnieuw.',
    },
    'move-all': {
      success: (_, count) =>
        count === 1 ? '1 product ligt nu in je winkelwagen' : `${count} producten liggen nu in je winkelwagen`,
      failure: 'We konden je verlanglijst niet naar je winkelwagen verplaatsen. Probeer het opnieuw.',
    },
  },
  'own-registries': {
    create: {
      success: 'Cadeaulijst gemaakt. Vul nu de gegevens van de gelegenheid in.',
      failure: 'We konden je cadeaulijst niet maken. Probeer het opnieuw.',
    },
    restore: {
      success: (title) => `‘${title}’ is terug.`,
      failure: 'We konden de cadeaulijst niet terugzetten. Probeer het opnieuw.',
    },
  },
  'own-registry': {
    item: {
      success: (name) => `${name} is bijgewerkt.`,
      failure: 'We konden dat artikel niet bijwerken. Probeer het opnieuw.',
    },
    remove: {
      success: 'Artikel van je cadeaulijst gehaald.',
      failure: 'We konden dat artikel niet verwijderen. Probeer het opnieuw.',
    },
    restore: {
      success: (name) => `${name} staat weer op je cadeaulijst.`,
      failure: 'We konden dat artikel niet terugzetten. Probeer het opnieuw.',
    },
    add: {
      success: (name) => `${name} staat op je cadeaulijst.`,
      failure: 'We konden dat artikel niet toevoegen. Probeer het opnieuw.',
    },
    'add-product': {
      success: (name) => `${name} staat op je cadeaulijst.`,
      failure: 'We konden dat product niet toevoegen. Probeer het opnieuw.',
    },
    up: {
      success: (name, place) => `${name} staat nu op plaats ${place}.`,
      failure: 'We konden dat artikel niet omhoog zetten. Probeer het opnieuw.',
    },
    down: {
      success: (name, place) => `${name} staat nu op plaats ${place}.`,
      failure: 'We konden dat artikel niet omlaag zetten. Probeer het opnieuw.',
    },
    order: {
      success: 'Nieuwe volgorde opgeslagen.',
      failure: 'We konden de nieuwe volgorde niet opslaan. Probeer het opnieuw.',
    },
    thanks: {
      success: 'Bedankjes opgeslagen.',
      failure: 'We konden je bedankjes niet opslaan. Probeer het opnieuw.',
    },
    archive: {
      success: 'Je cadeaulijst is gearchiveerd.',
      failure: 'We konden je cadeaulijst niet archiveren. Probeer het opnieuw.',
    },
    unarchive: {
      success: 'Je cadeaulijst is weer open. Gasten kunnen cadeaus kopen.',
      failure: 'We konden je cadeaulijst niet heropenen. Probeer het opnieuw.',
    },
    'buy-rest': {
      success: (_, count) =>
        count === 1 ? '1 product ligt in je winkelwagen.' : `${count} producten liggen in je winkelwagen.`,
      failure: 'We konden de overige cadeaus niet in je winkelwagen leggen. Probeer het opnieuw.',
    },
    delete: {
      success: 'Cadeaulijst verwijderd.',
      failure: 'We konden je cadeaulijst niet verwijderen. Probeer het opnieuw.',
    },
  },
  'registry-step': {
    about: {
      success: 'Gegevens van de gelegenheid opgeslagen.',
      failure: 'We konden de gegevens van de gelegenheid niet opslaan. Probeer het opnieuw.',
    },
    'saved-address': {
      success: 'Bezorgadres opgeslagen.',
      failure: 'We konden het bezorgadres niet opslaan. Probeer het opnieuw.',
    },
    address: {
      success: 'Bezorgadres opgeslagen.',
      failure: 'We konden het bezorgadres niet opslaan. Probeer het opnieuw.',
    },
    privacy: {
      success: (visibility) => `Opgeslagen. Wie hem kan zien: ${visibility}.`,
      failure: 'We konden niet opslaan wie je lijst kan zien. Probeer het opnieuw.',
    },
    photo: { success: 'Foto opgeslagen.', failure: 'We konden de foto niet opslaan. Probeer het opnieuw.' },
    'remove-photo': {
      success: 'Foto verwijderd.',
      failure: 'We konden de foto niet verwijderen. Probeer het opnieuw.',
    },
  },
  'stock-alerts': {
    ask: {
      success: (name, email) => `We mailen ${email} als ${name} er weer is.`,
      failure: 'We konden je melding niet instellen. Probeer het opnieuw.',
    },
    remove: {
      success: 'Melding verwijderd. Je krijgt hierover geen e-mail.',
      failure: 'We konden de melding niet verwijderen. Probeer het opnieuw.',
    },
    restore: {
      success: (name) => (name === '' ? 'Je melding staat weer aan.' : `Je melding voor ${name} staat weer aan.`),
      failure: 'We konden de melding niet terugzetten. Probeer het opnieuw.',
    },
  },
  program: {
    cancel: {
      success: 'Programma opgezegd. We schrijven niets meer af.',
      failure: 'We konden de opzegging niet bevestigen. Je kunt het gerust opnieuw proberen.',
    },
    reactivate: {
      success: 'Je programma loopt weer door.',
      failure: 'We konden het hervatten niet bevestigen. Je kunt het gerust opnieuw proberen.',
    },
    card: {
      success: (card) => (card === '' ? 'Kaart gewijzigd.' : `Kaart gewijzigd: ${card}.`),
      failure: 'We konden de nieuwe kaart niet bevestigen. Je kunt het gerust opnieuw proberen.',
    },
    done: {
      success: (workout) => `‘${workout}’ is gedaan.`,
      failure: 'We konden die workout niet als gedaan markeren. Probeer het opnieuw.',
    },
    undone: {
      success: (workout) => `‘${workout}’ is niet meer als gedaan gemarkeerd.`,
      failure: 'We konden die workout niet wijzigen. Probeer het opnieuw.',
    },
    record: {
      success: (workout) => `Notitie en score van ‘${workout}’ opgeslagen.`,
      failure: 'We konden je notitie en score niet opslaan. Probeer het opnieuw.',
    },
  },
  quotes: {
    request: {
      success: 'Aanvraag verstuurd. We berekenen de prijzen en mailen je.',
      failure: 'We konden je aanvraag niet versturen. Probeer het zo nog eens.',
    },
  },
  quote: {
    accept: {
      success: 'Offerte geaccepteerd. Reken af om voor deze prijzen te bestellen.',
      failure: 'We konden de offerte niet accepteren. Probeer het zo nog eens.',
    },
    decline: {
      success: 'Offerte afgewezen. Je kunt altijd een nieuwe aanvragen.',
      failure: 'We konden de offerte niet afwijzen. Probeer het zo nog eens.',
    },
    change: {
      success: 'Verstuurd. We passen je offerte aan en mailen je.',
      failure: 'We konden je wijziging niet versturen. Probeer het zo nog eens.',
    },
    message: {
      success: 'Bericht verstuurd. We antwoorden hier en per e-mail.',
      failure: 'We konden je bericht niet versturen. Probeer het zo nog eens.',
    },
    file: { success: 'Bestand toegevoegd.', failure: 'We konden het bestand niet toevoegen. Probeer het zo nog eens.' },
  },
  'return-print': {
    photos: {
      success: 'Foto’s toegevoegd.',
      failure: 'We konden de foto’s niet toevoegen. Probeer het over een minuut opnieuw.',
    },
    sent: {
      success: 'Bedankt. We mailen je als het pakket bij ons is.',
      failure: 'Opslaan is niet gelukt. Probeer het over een minuut opnieuw.',
    },
    cancel: {
      success: 'Retour geannuleerd.',
      failure: 'We konden de retour niet annuleren. Probeer het over een minuut opnieuw.',
    },
  },
}
