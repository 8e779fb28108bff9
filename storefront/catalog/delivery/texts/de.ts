import type { DeliveryTexts } from './en.ts'

export const texts: DeliveryTexts = {
  label: { zip: 'Lieferung an ZIP Code', postal: 'Lieferung an Postleitzahl', postcode: 'Lieferung an Postleitzahl' },
  check: 'Lieferung prüfen',
  change: 'Ändern',
  checking: 'Wird geprüft',
  to: (postcode) => `Lieferung nach ${postcode}`,
  arrives: (days) => `Ankunft ${days}`,
  freight: 'Kommt auf einer Palette. Die Spedition vereinbart mit Ihnen einen Termin.',
  pickup: (city) => `Kostenlose Abholung in ${city}`,
  free: 'Kostenlos',
  problems: {
    postcode_unknown: 'Geben Sie eine gültige Postleitzahl in einem Land ein, in das wir liefern.',
    zip_unknown: 'Geben Sie einen gültigen ZIP Code ein.',
    no_rates: 'Dorthin liefern wir dieses Produkt nicht.',
    weight_unknown:
      'Für dieses Produkt können wir den Versand noch nicht berechnen. Fragen Sie bei uns nach einem Angebot.',
    unavailable: 'Legen Sie es in den Warenkorb, um die Versandarten zu sehen.',
    failed: 'Die Lieferung konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  },
  returns: 'Rückgabe',
  shipping: 'Versand und Fracht',
}
