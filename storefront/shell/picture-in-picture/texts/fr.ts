import type { texts as english } from './en.ts'

export const texts: typeof english = {
  play: 'Lire',
  pause: 'Pause',
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  expand: 'Agrandir',
  reduce: 'Réduire',
  close: 'Fermer',
  move: 'Déplacer',
}
