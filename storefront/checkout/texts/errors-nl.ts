import type { errors as english } from './errors-en.ts'

export const problemTitle = (count: number) =>
  count === 1 ? 'Er is nog iets dat je moet nakijken' : `Er zijn nog ${count} dingen die je moet nakijken`
export const fieldsTitle = (count: number) => `Kijk ${count} velden na`
export const moreProblems = (count: number) => `Toon er nog ${count}`
export const declinedTitle = 'Je kaart is geweigerd'

export const errors: typeof english = {
  wrong_shipping_rate: 'De verzendkosten zijn veranderd. Bekijk ze en bestel dan.',
  wrong_product_price:
    'Er is intussen een prijs veranderd. Hieronder zie je het nieuwe totaal. Er is niets afgeschreven.',
  wrong_tax_total: 'De belasting is veranderd. Hieronder zie je het nieuwe totaal. Er is niets afgeschreven.',
  wrong_pickup_place: 'Je afhaalpunt is veranderd. Bekijk het en bestel dan. Er is niets afgeschreven.',
  inventory_error: 'We hebben niet genoeg voorraad voor je hele bestelling. Er is niets afgeschreven.',
  inventory_item: (name, remaining) =>
    remaining > 0 ? `${name}: nog maar ${remaining} over.` : `${name} is uitverkocht.`,
  invalid_billing: 'Je factuuradres is niet compleet.',
  invalid_shipping: 'Je bezorgadres is niet compleet.',
  subscription_agree_missing: 'Vink aan dat je akkoord gaat met het abonnement en bestel dan.',
  registry_surplus:
    'Dat is meer dan er nog op de cadeaulijst openstaat. Kies een lager aantal of bevestig hieronder dat je het toch wilt geven.',
  registry_left: (name, remaining) => (remaining > 0 ? `${name}: nog ${remaining} gewenst.` : `${name} is al gegeven.`),
  login_required:
    'Voor programma’s en tickets heb je een account nodig. Log in en bestel dan. Je winkelwagen gaat mee.',
  invalid_item: 'Een artikel in je winkelwagen kun je zo niet meer kopen.',
  giftcard_balance_error:
    'Een cadeaubon kon niet worden gebruikt. We hebben hem van de bestelling gehaald. Er is niets afgeschreven.',
  giftcard_not_accepted:
    'Een cadeaubon kun je niet met een cadeaubon betalen. We hebben je bonnen van de bestelling gehaald. Er is niets afgeschreven.',
  order_already_published:
    'Deze winkelwagen is al besteld, met een ander totaal. Bekijk die bestelling voordat je nog een keer bestelt.',
  cvv_required: 'Je bank vraagt de beveiligingscode nog een keer. Vul je kaart opnieuw in. Er is niets afgeschreven.',
  payment_error:
    'Je bank heeft de betaling geweigerd. Er is niets afgeschreven. Probeer een andere kaart of bel je bank.',
  paypal_amount_mismatch:
    'Het totaal is veranderd nadat je bij PayPal akkoord ging. Kies PayPal opnieuw. Er is niets afgeschreven.',
  paypal_declined:
    'PayPal kon de betaling niet innen. Kies daar een andere manier of betaal met een kaart. Er is niets afgeschreven.',
  paypal_cancelled:
    'Je hebt PayPal verlaten zonder akkoord te gaan. Er is niets afgeschreven. Probeer het opnieuw of betaal met een kaart.',
  paypal_unknown: 'Je akkoord bij PayPal geldt niet meer. Kies PayPal opnieuw. Er is niets afgeschreven.',
  paypal_silent: 'PayPal reageert niet. Er is niets afgeschreven. Probeer het zo nog eens of betaal met een kaart.',
  paypal_unavailable:
    'Voor deze bestelling kun je PayPal niet gebruiken. Betaal met een kaart. Er is niets afgeschreven.',
  paypal_waits:
    'PayPal controleert je betaling nog. Als dat klaar is, mailen we je. Bestel je opnieuw, dan annuleren we die bestelling.',
  paypal_spent: 'Met je akkoord bij PayPal is al een bestelling betaald. Kies PayPal opnieuw of betaal met een kaart.',
  three_ds:
    'Je bank heeft de betaling niet bevestigd. Probeer het opnieuw of gebruik een andere kaart. Er is niets afgeschreven.',
  placing: 'Deze bestelling wordt al geplaatst. Wacht even en kijk dan opnieuw.',
  list_empty: 'Je winkelwagen is leeg.',
  list_closed: 'Deze winkelwagen is al besteld.',
  quote_not_held:
    'De offerte is verlopen of de artikelen zijn veranderd. Er is niets afgeschreven. Vraag een nieuwe offerte aan.',
  list_not_found: 'Deze winkelwagen bestaat niet meer. Misschien heb je hem in een ander tabblad besteld.',
  list_version_conflict: 'Je winkelwagen is in een ander tabblad veranderd. Bekijk hem en bestel dan.',
  captcha_required:
    'We konden niet nagaan of je een mens bent. Zet JavaScript aan, wacht een paar seconden en bestel dan. Er is niets afgeschreven.',
  too_many_declines:
    'Er zijn in korte tijd meerdere betalingen geweigerd. Om kaarthouders te beschermen kun je een tijdje niet bestellen. Er is niets afgeschreven.',
  wait: (minutes) =>
    minutes === 1 ? 'Probeer het over een minuut opnieuw.' : `Probeer het over ${minutes} minuten opnieuw.`,
  too_many_requests: 'Te veel pogingen. Wacht een minuut en bestel dan.',
  no_response: 'Geen verbinding. Probeer het opnieuw. Je bestelling wordt maar één keer geplaatst.',
  card_unknown: 'Je kaartgegevens zijn verlopen. Vul ze opnieuw in.',
  unknown: (code) =>
    `We konden de bestelling niet plaatsen. Er is niets afgeschreven. Probeer het opnieuw of neem contact op (${code}).`,
  links: {
    items: 'Winkelwagen bekijken',
    quotes: 'Je offertes bekijken',
    'shipping-address': 'Adres wijzigen',
    rates: 'Bezorging kiezen',
    billing: 'Factuuradres wijzigen',
    payment: 'Andere kaart gebruiken',
    method: 'Betaalmethode kiezen',
    totals: 'Totaal bekijken',
    agreements: 'Akkoord bekijken',
    surplus: 'Toch geven',
    login: 'Inloggen',
    order: 'Bestelling bekijken',
  },
}
