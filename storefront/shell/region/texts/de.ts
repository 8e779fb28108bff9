import type { RegionTexts } from './en.ts'

export const texts: RegionTexts = {
  heading: 'Region bestätigen',
  text: (country) =>
    `Ihr Standort ist offenbar: ${country}. Bitte bestätigen Sie Ihre Region, damit Preise und Verfügbarkeit stimmen.`,
  go: (name) => `Zum Shop ${name}`,
  stay: (name) => `Im Shop ${name} bleiben`,
  siteNames: { CAN: 'Kanada', AUS: 'Australien', EUR: 'Europa', GBR: 'Vereinigtes Königreich' },
}
