import type { texts as english } from './en.ts'

export const texts: typeof english = {
  play: 'Abspielen',
  pause: 'Anhalten',
  mute: 'Ton aus',
  unmute: 'Ton an',
  expand: 'Größer',
  reduce: 'Kleiner',
  close: 'Schließen',
  move: 'Verschieben',
}
