import type { GymTexts } from './en.ts'

export const texts: GymTexts = {
  gyms: {
    title: 'Mes salles',
    none: 'Vous n’avez pas encore enregistré de salle.',
  },
  designs: {
    title: 'Plans enregistrés',
    none: 'Vous n’avez pas encore enregistré de plan de rack ou de rig.',
  },
  lookFor: 'rack',
  look: 'Voir les racks',
}
