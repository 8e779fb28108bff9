import type { CatalogTexts } from './en.ts'

export const texts: CatalogTexts = {
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  from: 'Desde',
  now: 'Ahora',
  was: 'antes',
  save: (percent) => `Ahorra ${percent}`,
  quote: 'Presupuesto disponible',
  deal: 'Oferta',
  new: 'Nuevo',
  swatches: (label, names) => `${label}: ${names}`,
  colors: 'Colores',
  inStock: 'En stock',
  onlyLeft: (remaining) => (remaining === '1' ? 'Solo queda 1' : `Solo quedan ${remaining}`),
  shipsIn: (count, unit) =>
    unit === 'day'
      ? `Se envía en ${count} ${count === 1 ? 'día' : 'días'}`
      : `Se envía en ${count} ${count === 1 ? 'semana' : 'semanas'}`,
  shipsLater: 'Se envía más adelante',
  soldOutNotify: 'Agotado. Puedes recibir un aviso por correo.',
  soldOut: 'Agotado',
  stars: (value) => `${value} de 5 estrellas`,
}
