import type { GymTexts } from './en.ts'

export const texts: GymTexts = {
  gyms: {
    title: 'Meine Studios',
    none: 'Sie haben noch kein Studio gespeichert.',
  },
  designs: {
    title: 'Gespeicherte Entwürfe',
    none: 'Sie haben noch keinen Entwurf für ein Rack oder Rig gespeichert.',
  },
  lookFor: 'Rack',
  look: 'Racks ansehen',
}
