/** Short, because the player is labeled with the video's title. */
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
