export const texts = {
  view: 'View in 3D',
  label: (name: string) =>
    `${name} in 3D. Arrow keys turn it, plus and minus zoom, Home resets, Escape goes back to the picture.`,
  loading: 'The 3D view is loading.',
  shown: 'The 3D view is shown. Drag or use the arrow keys to turn it.',
  failed: 'The 3D view could not be loaded. The picture stays.',
  nearer: 'Zoom in',
  further: 'Zoom out',
  back: 'Back to the picture',
}
export type ViewTexts = typeof texts
