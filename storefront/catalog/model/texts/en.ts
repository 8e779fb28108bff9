export const texts = {
  view: 'View in 3D',
  label: (name: string) =>
    `${name} in 3D. Use the arrow keys to rotate, plus and minus to zoom, Home to reset, and Escape to close.`,
  hint: 'Drag to turn',
  sizes: ({ width, depth, height }: { width: string; depth: string; height: string }) => [
    `${width} wide`,
    `${depth} deep`,
    `${height} high`,
  ],
  loading: 'Loading the 3D view.',
  shown: 'The 3D view is ready. Drag or use the arrow keys to rotate it.',
  failed: 'We couldn’t load the 3D view. Here’s the photo instead.',
  nearer: 'Zoom in',
  further: 'Zoom out',
  back: 'Back to the photo',
}
export type ViewTexts = typeof texts
