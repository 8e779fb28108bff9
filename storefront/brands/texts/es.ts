import type { BrandTexts } from './en.ts'

export const texts: BrandTexts = {
  title: 'Marcas',
  text: 'Todas las marcas, de la A a la Z.',
  letters: 'Marcas por letra',
  products: (count) => (count === 1 ? '1 producto' : `${count} productos`),
  none: 'Aquí todavía no hay marcas.',
}
