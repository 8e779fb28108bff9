import type { AccountMessages } from '../account-messages.ts'

export const texts: AccountMessages = {
  settings: {
    password: {
      success: 'Passwort geändert. Sie sind auf allen anderen Geräten abgemeldet.',
      failure: 'Ihr Passwort konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    device: {
      success: 'Gerät abgemeldet.',
      failure: 'Das Gerät konnte nicht abgemeldet werden. Versuchen Sie es noch einmal.',
    },
    devices: {
      success: 'Sie sind auf allen anderen Geräten abgemeldet.',
      failure: 'Ihre anderen Geräte konnten nicht abgemeldet werden. Versuchen Sie es noch einmal.',
    },
    email: {
      success:
        'Sehen Sie in das Postfach Ihrer neuen E-Mail-Adresse. Sie gilt, sobald Sie den Link innerhalb von 24 Stunden verwenden.',
      failure: 'Der Link an Ihre neue E-Mail-Adresse konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
    },
    export: {
      success: 'Ihr Download ist unterwegs.',
      failure: 'Ihr Download konnte nicht angefordert werden. Versuchen Sie es noch einmal.',
    },
    'delete-account': {
      success: 'Ihr Konto wird in 14 Tagen gelöscht. Wir haben Ihnen eine E-Mail gesendet.',
      failure: 'Die Löschung konnte nicht vorgemerkt werden. Versuchen Sie es noch einmal.',
    },
    'keep-account': {
      success: 'Sie behalten Ihr Konto.',
      failure: 'Die Löschung konnte nicht abgebrochen werden. Versuchen Sie es noch einmal.',
    },
    'passkey-add': {
      success: 'Passkey hinzugefügt.',
      failure: 'Der Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    },
    'passkey-rename': {
      success: (name) => (name === '' ? 'Passkey umbenannt.' : `Der Passkey heißt jetzt „${name}“.`),
      failure: 'Der Passkey konnte nicht umbenannt werden. Versuchen Sie es noch einmal.',
    },
    'passkey-remove': {
      success: 'Passkey entfernt.',
      failure: 'Der Passkey konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
    },
    newsletters: {
      success: 'Newsletter gespeichert.',
      failure: 'Ihre Newsletter konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    'leave-all': {
      success: 'Sie sind von allen Newslettern abgemeldet.',
      failure: 'Die Abmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
    },
  },
  'about-me': {
    save: {
      success: 'Ihre Änderungen sind gespeichert.',
      failure: 'Wir konnten Ihre Änderungen nicht speichern. Versuchen Sie es noch einmal.',
    },
    proof: {
      success: 'Nachweis gesendet. Wir schreiben Ihnen, sobald wir ihn geprüft haben.',
      failure: 'Wir konnten Ihren Nachweis nicht senden. Versuchen Sie es noch einmal.',
    },
  },
  addresses: {
    address: {
      success: 'Ihre Adresse ist gespeichert.',
      failure: 'Ihre Adresse konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    'default-shipping': {
      success: 'Ihre Standard-Lieferadresse ist geändert.',
      failure: 'Ihre Standard-Lieferadresse konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    'default-billing': {
      success: 'Ihre Standard-Rechnungsadresse ist geändert.',
      failure: 'Ihre Standard-Rechnungsadresse konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    delete: {
      success: 'Ihre Adresse ist gelöscht.',
      failure: 'Die Adresse konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
    },
  },
  'payment-methods': {
    store: {
      success: 'Ihre Karte ist gespeichert.',
      failure: 'Ihre Karte konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    default: {
      success: 'Ihre Standardkarte ist geändert.',
      failure: 'Ihre Standardkarte konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    bill: {
      success: 'Die Rechnungsadresse Ihrer Karte ist geändert.',
      failure: 'Die Rechnungsadresse konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    delete: {
      success: 'Ihre Karte ist gelöscht.',
      failure: 'Die Karte konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
    },
  },
  'review-form': {
    save: {
      success: 'Danke. Ihre Bewertung erscheint auf der Produktseite, sobald wir sie geprüft haben.',
      failure: 'Ihre Bewertung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
    },
    delete: {
      success: 'Ihre Bewertung ist gelöscht.',
      failure: 'Ihre Bewertung konnte nicht gelöscht werden. Versuchen Sie es gleich noch einmal.',
    },
    remove: {
      success: 'Das Foto ist aus Ihrer Bewertung entfernt.',
      failure: 'Das Foto konnte nicht entfernt werden. Versuchen Sie es gleich noch einmal.',
    },
  },
  order: {
    again: {
      success: (_, count) =>
        count === 1 ? '1 Produkt liegt jetzt im Warenkorb' : `${count} Produkte liegen jetzt im Warenkorb`,
      failure: 'Die Bestellung konnte nicht in den Warenkorb gelegt werden. Versuchen Sie es noch einmal.',
    },
    cancel: {
      success: 'Bestellung storniert.',
      failure:
        'Wir konnten diese Bestellung nicht stornieren. Es hat sich nichts geändert. Versuchen Sie es in einer Minute noch einmal, oder schreiben Sie uns.',
    },
    message: {
      success: 'Wir haben Ihre Nachricht erhalten. Wir schreiben Ihnen eine E-Mail, wenn wir antworten.',
      failure: 'Ihre Nachricht konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
    'cancel-request': {
      success: 'Wir haben Ihre Anfrage erhalten. Wir schreiben Ihnen eine E-Mail, wenn wir entschieden haben.',
      failure: 'Ihre Stornoanfrage konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
    'address-request': {
      success: 'Wir haben Ihre Anfrage erhalten. Wir schreiben Ihnen eine E-Mail, wenn wir entschieden haben.',
      failure: 'Ihre Adressänderung konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
  },
  'add-order': {
    claim: {
      success: 'Die Bestellung gehört jetzt zu Ihrem Konto.',
      failure: 'Die Bestellung konnte nicht hinzugefügt werden. Versuchen Sie es in einer Minute noch einmal.',
    },
    send: {
      success: (email) => `Wir haben einen Link an ${email} gesendet. Er gilt 7 Tage.`,
      failure: 'Der Link konnte nicht gesendet werden. Versuchen Sie es in einer Minute noch einmal.',
    },
  },
  'my-lists': {
    'create-wishlist': {
      success: 'Wunschzettel angelegt.',
      failure: 'Ihr Wunschzettel konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
    },
    'create-registry': {
      success: 'Geschenkliste angelegt. Als Nächstes tragen Sie den Anlass ein.',
      failure: 'Ihre Geschenkliste konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
    },
    rename: {
      success: (title) => `Die Liste heißt jetzt „${title}“.`,
      failure: 'Ihre Geschenkliste konnte nicht umbenannt werden. Versuchen Sie es noch einmal.',
    },
    share: {
      success: 'Ihr Wunschzettel ist geteilt. Schicken Sie den Link, an wen Sie möchten.',
      failure: 'Ihr Wunschzettel konnte nicht geteilt werden. Versuchen Sie es noch einmal.',
    },
    hide: {
      success: 'Ihr Wunschzettel ist wieder privat. Der alte Link funktioniert nicht mehr.',
      failure: 'Das hat nicht geklappt. Der Link funktioniert vielleicht noch. Versuchen Sie es noch einmal.',
    },
    delete: {
      success: 'Liste gelöscht.',
      failure: 'Die Liste konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
    },
    restore: {
      success: 'Ihre Liste ist wieder da.',
      failure: 'Die Liste konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    },
  },
  wishlist: {
    share: {
      success: 'Ihr Wunschzettel ist geteilt. Schicken Sie den Link, an wen Sie möchten.',
      failure: 'Ihr Wunschzettel konnte nicht geteilt werden. Versuchen Sie es noch einmal.',
    },
    hide: {
      success: 'Ihr Wunschzettel ist wieder privat. Der alte Link funktioniert nicht mehr.',
      failure: 'Das hat nicht geklappt. Der Link funktioniert vielleicht noch. Versuchen Sie es noch einmal.',
    },
    quantity: {
      success: 'Menge geändert.',
      failure: 'Die Menge konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    note: {
      success: 'Notiz und Priorität gespeichert.',
      failure: 'Ihre Notiz konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    remove: {
      success: (name) => `${name} wurde von Ihrem Wunschzettel entfernt`,
      failure: 'Der Artikel konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
    },
    restore: {
      success: (name) =>
        name === ''
          ? 'Der Artikel steht wieder auf Ihrem Wunschzettel.'
          : `${name} steht wieder auf Ihrem Wunschzettel.`,
      failure: 'Der Artikel konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    },
    move: {
      success: (name) => `${name} wurde in den Warenkorb verschoben`,
      failure: 'Der Artikel konnte nicht in den Warenkorb verschoben werden. Versuchen Sie es noch einmal.',
    },
    'to-registry': {
      success: (title) => `Steht jetzt auf „${title}“.`,
      failure: 'Der Artikel konnte nicht auf die Geschenkliste gesetzt werden. Versuchen Sie es noch einmal.',
    },
    'move-all': {
      success: (_, count) =>
        count === 1 ? '1 Produkt liegt jetzt im Warenkorb' : `${count} Produkte liegen jetzt im Warenkorb`,
      failure: 'Ihr Wunschzettel konnte nicht in den Warenkorb verschoben werden. Versuchen Sie es noch einmal.',
    },
  },
  'own-registries': {
    create: {
      success: 'Geschenkliste angelegt. Als Nächstes tragen Sie den Anlass ein.',
      failure: 'Ihre Geschenkliste konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
    },
    restore: {
      success: (title) => `„${title}“ ist wieder da.`,
      failure: 'Die Geschenkliste konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    },
  },
  'own-registry': {
    item: {
      success: (name) => `${name} ist geändert.`,
      failure: 'Der Artikel konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    remove: {
      success: 'Artikel von der Geschenkliste entfernt.',
      failure: 'Der Artikel konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
    },
    restore: {
      success: (name) => `${name} steht wieder auf der Geschenkliste.`,
      failure: 'Der Artikel konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    },
    add: {
      success: (name) => `${name} steht jetzt auf der Geschenkliste.`,
      failure: 'Der Artikel konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    },
    'add-product': {
      success: (name) => `${name} steht jetzt auf der Geschenkliste.`,
      failure: 'Das Produkt konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    },
    up: {
      success: (name, place) => `${name} steht jetzt an Stelle ${place}.`,
      failure: 'Der Artikel konnte nicht nach oben verschoben werden. Versuchen Sie es noch einmal.',
    },
    down: {
      success: (name, place) => `${name} steht jetzt an Stelle ${place}.`,
      failure: 'Der Artikel konnte nicht nach unten verschoben werden. Versuchen Sie es noch einmal.',
    },
    order: {
      success: 'Neue Reihenfolge gespeichert.',
      failure: 'Die Reihenfolge konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    thanks: {
      success: 'Dankesvermerke gespeichert.',
      failure: 'Ihre Häkchen konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    archive: {
      success: 'Ihre Geschenkliste ist archiviert.',
      failure: 'Ihre Geschenkliste konnte nicht archiviert werden. Versuchen Sie es noch einmal.',
    },
    unarchive: {
      success: 'Ihre Geschenkliste ist wieder offen. Gäste können Geschenke kaufen.',
      failure: 'Ihre Geschenkliste konnte nicht geöffnet werden. Versuchen Sie es noch einmal.',
    },
    'buy-rest': {
      success: (_, count) =>
        count === 1 ? '1 Produkt liegt in Ihrem Warenkorb.' : `${count} Produkte liegen in Ihrem Warenkorb.`,
      failure: 'Die übrigen Geschenke konnten nicht in den Warenkorb gelegt werden. Versuchen Sie es noch einmal.',
    },
    delete: {
      success: 'Geschenkliste gelöscht.',
      failure: 'Ihre Geschenkliste konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
    },
  },
  'registry-step': {
    about: {
      success: 'Angaben zum Anlass gespeichert.',
      failure: 'Die Angaben zum Anlass konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    'saved-address': {
      success: 'Lieferadresse gespeichert.',
      failure: 'Die Lieferadresse konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    address: {
      success: 'Lieferadresse gespeichert.',
      failure: 'Die Lieferadresse konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    privacy: {
      success: (visibility) => `Gespeichert. Sichtbarkeit: ${visibility}.`,
      failure: 'Die Sichtbarkeit konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    photo: {
      success: 'Foto gespeichert.',
      failure: 'Das Foto konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
    'remove-photo': {
      success: 'Foto entfernt.',
      failure: 'Das Foto konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
    },
  },
  'stock-alerts': {
    ask: {
      success: (name, email) => `Wir schreiben an ${email}, sobald ${name} wieder da ist.`,
      failure: 'Die Meldung konnte nicht eingerichtet werden. Versuchen Sie es noch einmal.',
    },
    remove: {
      success: 'Benachrichtigung entfernt. Sie erhalten dazu keine E-Mail.',
      failure: 'Die Meldung konnte nicht entfernt werden. Versuchen Sie es noch einmal.',
    },
    restore: {
      success: (name) => (name === '' ? 'Die Meldung ist wieder aktiv.' : `Die Meldung für ${name} ist wieder aktiv.`),
      failure: 'Die Meldung konnte nicht wiederhergestellt werden. Versuchen Sie es noch einmal.',
    },
  },
  program: {
    cancel: {
      success: 'Programm gekündigt. Wir buchen nichts mehr ab.',
      failure: 'Wir können die Kündigung nicht bestätigen. Sie können es gefahrlos noch einmal versuchen.',
    },
    reactivate: {
      success: 'Ihr Programm läuft weiter.',
      failure: 'Wir können die Fortsetzung nicht bestätigen. Sie können es gefahrlos noch einmal versuchen.',
    },
    card: {
      success: (card) => (card === '' ? 'Karte gewechselt.' : `Karte gewechselt: ${card}.`),
      failure: 'Wir können die neue Karte nicht bestätigen. Sie können es gefahrlos noch einmal versuchen.',
    },
    done: {
      success: (workout) => `„${workout}“ ist erledigt.`,
      failure: 'Das Training konnte nicht als erledigt markiert werden. Versuchen Sie es noch einmal.',
    },
    undone: {
      success: (workout) => `„${workout}“ ist nicht mehr als erledigt markiert.`,
      failure: 'Das Training konnte nicht geändert werden. Versuchen Sie es noch einmal.',
    },
    record: {
      success: (workout) => `Notizen und Ergebnis zu „${workout}“ gespeichert.`,
      failure: 'Notizen und Ergebnis konnten nicht gespeichert werden. Versuchen Sie es noch einmal.',
    },
  },
  quotes: {
    request: {
      success: 'Anfrage gesendet. Wir berechnen die Preise und schreiben Ihnen.',
      failure: 'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
  },
  quote: {
    accept: {
      success: 'Angebot angenommen. Gehen Sie zur Kasse, um zu diesen Preisen zu bestellen.',
      failure: 'Das Angebot konnte nicht angenommen werden. Versuchen Sie es gleich noch einmal.',
    },
    decline: {
      success: 'Angebot abgelehnt. Sie können jederzeit ein neues anfragen.',
      failure: 'Das Angebot konnte nicht abgelehnt werden. Versuchen Sie es gleich noch einmal.',
    },
    change: {
      success: 'Gesendet. Wir passen das Angebot an und schreiben Ihnen.',
      failure: 'Ihr Änderungswunsch konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
    message: {
      success: 'Nachricht gesendet. Wir antworten hier und per E-Mail.',
      failure: 'Ihre Nachricht konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    },
    file: {
      success: 'Datei hinzugefügt.',
      failure: 'Die Datei konnte nicht hinzugefügt werden. Versuchen Sie es gleich noch einmal.',
    },
  },
  'return-print': {
    photos: {
      success: 'Fotos hinzugefügt.',
      failure: 'Die Fotos konnten nicht hinzugefügt werden. Versuchen Sie es in einer Minute noch einmal.',
    },
    sent: {
      success: 'Danke. Wir schreiben Ihnen, sobald das Paket bei uns ist.',
      failure: 'Das konnte nicht gespeichert werden. Versuchen Sie es in einer Minute noch einmal.',
    },
    cancel: {
      success: 'Rückgabe storniert.',
      failure: 'Die Rückgabe konnte nicht storniert werden. Versuchen Sie es in einer Minute noch einmal.',
    },
  },
}
