import type { texts as english } from './en.ts'

export const texts: typeof english = {
  play: 'Reproducir',
  pause: 'Pausar',
  mute: 'Sin sonido',
  unmute: 'Con sonido',
  expand: 'Ampliar',
  reduce: 'Reducir',
  close: 'Cerrar',
  move: 'Mover',
}
