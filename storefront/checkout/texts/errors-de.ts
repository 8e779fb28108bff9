import type { errors as english } from './errors-en.ts'

export const problemTitle = (count: number) =>
  count === 1 ? 'Bitte prüfen Sie einen Punkt' : `Bitte prüfen Sie ${count} Punkte`
export const fieldsTitle = (count: number) => `Bitte prüfen Sie ${count} Felder`
export const moreProblems = (count: number) => `${count} weitere anzeigen`
export const declinedTitle = 'Ihre Karte wurde abgelehnt'

export const errors: typeof english = {
  wrong_shipping_rate: 'Die Versandkosten haben sich geändert. Prüfen Sie sie und bestellen Sie dann.',
  wrong_product_price:
    'Ein Preis hat sich inzwischen geändert. Der neue Gesamtbetrag steht unten. Es wurde nichts abgebucht.',
  wrong_tax_total: 'Die Steuern haben sich geändert. Der neue Gesamtbetrag steht unten. Es wurde nichts abgebucht.',
  wrong_pickup_place:
    'Ihr Abholort hat sich geändert. Prüfen Sie ihn und bestellen Sie dann. Es wurde nichts abgebucht.',
  inventory_error: 'Der Bestand reicht nicht für Ihre ganze Bestellung. Es wurde nichts abgebucht.',
  inventory_item: (name, remaining) =>
    remaining > 0 ? `${name}: nur noch ${remaining} verfügbar.` : `${name} ist ausverkauft.`,
  invalid_billing: 'Ihre Rechnungsadresse ist unvollständig.',
  invalid_shipping: 'Ihre Lieferadresse ist unvollständig.',
  subscription_agree_missing: 'Stimmen Sie dem Abonnement zu und bestellen Sie dann.',
  registry_surplus:
    'Das ist mehr, als auf der Geschenkliste noch offen ist. Verringern Sie die Menge, oder bestätigen Sie unten, dass Sie es trotzdem schenken möchten.',
  registry_left: (name, remaining) =>
    remaining > 0 ? `${name}: noch ${remaining} gewünscht.` : `${name} wurde bereits geschenkt.`,
  login_required:
    'Für Programme und Tickets brauchen Sie ein Konto. Melden Sie sich an und bestellen Sie dann. Ihr Warenkorb bleibt erhalten.',
  invalid_item: 'Ein Artikel in Ihrem Warenkorb kann so nicht mehr gekauft werden.',
  giftcard_balance_error:
    'Eine Geschenkkarte konnte nicht eingelöst werden. Wir haben sie aus der Bestellung entfernt. Es wurde nichts abgebucht.',
  giftcard_not_accepted:
    'Eine Geschenkkarte kann nicht mit einer Geschenkkarte bezahlt werden. Wir haben Ihre Karten aus der Bestellung entfernt. Es wurde nichts abgebucht.',
  order_already_published:
    'Dieser Warenkorb wurde bereits mit einem anderen Gesamtbetrag bestellt. Prüfen Sie diese Bestellung, bevor Sie noch einmal bestellen.',
  cvv_required:
    'Ihre Bank braucht die Prüfziffer noch einmal. Geben Sie die Karte erneut ein. Es wurde nichts abgebucht.',
  payment_error:
    'Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte, oder rufen Sie Ihre Bank an.',
  paypal_amount_mismatch:
    'Der Gesamtbetrag hat sich nach Ihrer Freigabe bei PayPal geändert. Wählen Sie PayPal noch einmal. Es wurde nichts abgebucht.',
  paypal_declined:
    'PayPal konnte die Zahlung nicht einziehen. Wählen Sie dort eine andere Zahlungsquelle, oder zahlen Sie mit Karte. Es wurde nichts abgebucht.',
  paypal_cancelled:
    'Sie haben PayPal verlassen, ohne die Zahlung freizugeben. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder zahlen Sie mit Karte.',
  paypal_unknown: 'Ihre Freigabe bei PayPal gilt nicht mehr. Wählen Sie PayPal noch einmal. Es wurde nichts abgebucht.',
  paypal_silent:
    'PayPal antwortet nicht. Es wurde nichts abgebucht. Versuchen Sie es gleich noch einmal, oder zahlen Sie mit Karte.',
  paypal_unavailable:
    'PayPal ist für diese Bestellung nicht verfügbar. Zahlen Sie mit Karte. Es wurde nichts abgebucht.',
  paypal_waits:
    'PayPal prüft Ihre Zahlung noch. Wir senden Ihnen danach eine E-Mail. Wenn Sie noch einmal bestellen, stornieren wir diese Bestellung.',
  paypal_spent:
    'Mit Ihrer Freigabe bei PayPal wurde bereits eine Bestellung bezahlt. Wählen Sie PayPal noch einmal, oder zahlen Sie mit Karte.',
  three_ds:
    'Ihre Bank hat die Zahlung nicht bestätigt. Versuchen Sie es noch einmal, oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.',
  placing: 'Diese Bestellung wird gerade aufgegeben. Warten Sie einen Moment und prüfen Sie dann noch einmal.',
  list_empty: 'Ihr Warenkorb ist leer.',
  list_closed: 'Dieser Warenkorb wurde bereits bestellt.',
  quote_not_held:
    'Das Angebot ist abgelaufen, oder seine Artikel haben sich geändert. Es wurde nichts abgebucht. Fordern Sie ein neues an.',
  list_not_found: 'Diesen Warenkorb gibt es nicht mehr. Vielleicht haben Sie ihn in einem anderen Tab bestellt.',
  list_version_conflict: 'Ihr Warenkorb wurde in einem anderen Tab geändert. Prüfen Sie ihn und bestellen Sie dann.',
  captcha_required:
    'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Aktivieren Sie JavaScript, warten Sie einige Sekunden und bestellen Sie dann. Es wurde nichts abgebucht.',
  too_many_declines:
    'In kurzer Zeit wurden mehrere Zahlungen abgelehnt. Zum Schutz von Karteninhabern können Sie eine Weile nicht bestellen. Es wurde nichts abgebucht.',
  wait: (minutes) =>
    minutes === 1
      ? 'Versuchen Sie es in einer Minute noch einmal.'
      : `Versuchen Sie es in ${minutes} Minuten noch einmal.`,
  too_many_requests: 'Zu viele Versuche. Warten Sie eine Minute und bestellen Sie dann.',
  no_response: 'Keine Verbindung. Versuchen Sie es noch einmal. Ihre Bestellung wird nur einmal aufgegeben.',
  card_unknown: 'Ihre Kartendaten sind abgelaufen. Geben Sie sie noch einmal ein.',
  unknown: (code) =>
    `Die Bestellung konnte nicht aufgegeben werden. Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder kontaktieren Sie uns (${code}).`,
  links: {
    items: 'Warenkorb ansehen',
    quotes: 'Ihre Angebote ansehen',
    'shipping-address': 'Adresse ändern',
    rates: 'Versandart wählen',
    billing: 'Rechnungsadresse ändern',
    payment: 'Andere Karte verwenden',
    method: 'Zahlungsart wählen',
    totals: 'Gesamtbetrag ansehen',
    agreements: 'Zustimmung ansehen',
    surplus: 'Trotzdem schenken',
    login: 'Anmelden',
    order: 'Bestellung ansehen',
  },
}
