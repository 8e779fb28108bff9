import type { GymTexts } from './en.ts'

export const texts: GymTexts = {
  gyms: {
    title: 'Mijn gyms',
    none: 'Je hebt nog geen gym bewaard.',
  },
  designs: {
    title: 'Bewaarde ontwerpen',
    none: 'Je hebt nog geen ontwerp voor een rack of rig bewaard.',
  },
  lookFor: 'rack',
  look: 'Bekijk racks',
}
