import type { GymTexts } from './en.ts'

export const texts: GymTexts = {
  gyms: {
    title: 'Mis gimnasios',
    none: 'Aún no has guardado ningún gimnasio.',
  },
  designs: {
    title: 'Diseños guardados',
    none: 'Aún no has guardado ningún diseño de rack o rig.',
  },
  lookFor: 'rack',
  look: 'Ver racks',
}
