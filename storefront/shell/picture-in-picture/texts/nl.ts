import type { texts as english } from './en.ts'

export const texts: typeof english = {
  play: 'Afspelen',
  pause: 'Pauzeren',
  mute: 'Geluid uit',
  unmute: 'Geluid aan',
  expand: 'Groter',
  reduce: 'Kleiner',
  close: 'Sluiten',
  move: 'Verplaatsen',
}
