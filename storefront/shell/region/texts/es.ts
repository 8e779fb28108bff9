import type { RegionTexts } from './en.ts'

export const texts: RegionTexts = {
  heading: 'Confirma tu región',
  text: (country) =>
    `Parece que estás aquí: ${country}. Confirma tu región para ver los precios y la disponibilidad correctos.`,
  go: (name) => `Ir a ${name}`,
  stay: (name) => `Seguir en ${name}`,
  siteNames: { CAN: 'Canadá', AUS: 'Australia', EUR: 'Europa', GBR: 'Reino Unido' },
}
