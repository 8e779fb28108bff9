import type { RegionTexts } from './en.ts'

export const texts: RegionTexts = {
  heading: 'Confirmez votre région',
  text: (country) =>
    `Vous semblez vous trouver ici\u00a0: ${country}. Confirmez votre région pour voir les bons prix et les bonnes disponibilités.`,
  go: (name) => `Aller au site ${name}`,
  stay: (name) => `Rester sur le site ${name}`,
  siteNames: { CAN: 'Canada', AUS: 'Australie', EUR: 'Europe', GBR: 'Royaume-Uni' },
}
