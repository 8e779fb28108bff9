/** Short, because the player has the title of its video as its label. */
export const texts = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  expand: 'Enlarge',
  reduce: 'Reduce',
  close: 'Close',
  move: 'Move',
}
