import type { RegionTexts } from './en.ts'

export const texts: RegionTexts = {
  heading: 'Bevestig je regio',
  text: (country) =>
    `Het lijkt erop dat je hier bent: ${country}. Bevestig je regio, dan kloppen de prijzen en de voorraad.`,
  go: (name) => `Naar de winkel voor ${name}`,
  stay: (name) => `Blijf in de winkel voor ${name}`,
  siteNames: { CAN: 'Canada', AUS: 'Australië', EUR: 'Europa', GBR: 'Verenigd Koninkrijk' },
}
