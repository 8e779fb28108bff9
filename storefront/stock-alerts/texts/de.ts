import type { StockAlertsTexts } from './en.ts'

export const texts: StockAlertsTexts = {
  title: 'Wieder lieferbar',
  lead: 'Wir schreiben Ihnen einmal, sobald ein Artikel wieder da ist. Wer sich zuerst anmeldet, erfährt es zuerst.',
  none: 'Noch keine Meldungen. Wählen Sie bei einem ausverkauften Produkt „Benachrichtigen, wenn wieder da“.',
  look: 'Neuheiten ansehen',
  ask: (name) => `Benachrichtigung, sobald ${name} wieder da ist`,
  email: 'E-Mail',
  button: 'Benachrichtigen, wenn wieder da',
  sending: 'Wird gespeichert',
  there: (name) => `${name} ist auf Lager.`,
  see: 'Produkt ansehen',
  since: (date, email) => `Angefragt am ${date} für ${email}`,
  gone: 'Nicht mehr erhältlich',
  out: 'Ausverkauft',
  back: 'Wieder da',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  removeOf: (name) => `Meldung für ${name} entfernen`,
  stopTitle: 'Verfügbarkeitsmeldungen abbestellen',
  stopLead:
    'Wir beenden alle Verfügbarkeitsmeldungen an die Adresse, die unsere E-Mail erhalten hat, egal wer sie bestellt hat.',
  stopButton: 'Abbestellen',
  stopped:
    'Erledigt. Diese Adresse erhält keine Verfügbarkeitsmeldungen mehr. E-Mails zu Ihren Bestellungen kommen weiter.',
  stopUnknown:
    'Dieser Link ist ungültig oder unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder melden Sie sich an.',
  stopAccount: 'Meldungen verwalten',
  stopShop: 'Weiter einkaufen',
  problems: {
    email: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    limit: 'Sie können bis zu 50 Meldungen haben. Entfernen Sie eine, um eine neue hinzuzufügen.',
    gone: 'Dieses Produkt ist nicht mehr erhältlich.',
  },
}
