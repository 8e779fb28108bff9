import type { DeliveryTexts } from './en.ts'

export const texts: DeliveryTexts = {
  label: { zip: 'Bezorgen op ZIP-code', postal: 'Bezorgen op postcode', postcode: 'Bezorgen op postcode' },
  check: 'Bekijk bezorging',
  change: 'Wijzigen',
  checking: 'Even kijken',
  to: (postcode) => `Bezorging op ${postcode}`,
  arrives: (days) => `In huis ${days}`,
  freight: 'Komt op een pallet. De transporteur belt je voor een afspraak.',
  pickup: (city) => `Gratis afhalen in ${city}`,
  free: 'Gratis',
  problems: {
    postcode_unknown: 'Vul een geldige postcode in van een land waar we bezorgen.',
    zip_unknown: 'Vul een geldige ZIP-code in.',
    no_rates: 'Daar bezorgen we dit product niet.',
    weight_unknown: 'Voor dit product kunnen we de verzendkosten nog niet berekenen. Vraag ons om een offerte.',
    unavailable: 'Leg het in je winkelwagen om de bezorgopties te zien.',
    failed: 'We konden de bezorgopties niet ophalen. Probeer het opnieuw.',
  },
  returns: 'Retourvoorwaarden',
  shipping: 'Verzending en transport',
}
