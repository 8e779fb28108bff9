import type { ViewTexts } from './en.ts'

export const texts: ViewTexts = {
  view: 'Bekijk in 3D',
  label: (name) =>
    `${name} in 3D. Draai met de pijltjestoetsen, zoom met plus en min, reset met Home en sluit met Escape.`,
  hint: 'Sleep om te draaien',
  sizes: ({ width, depth, height }) => [`${width} breed`, `${depth} diep`, `${height} hoog`],
  loading: 'De 3D-weergave wordt geladen.',
  shown: 'De 3D-weergave is klaar. Draai hem door te slepen of met de pijltjestoetsen.',
  failed: 'We konden de 3D-weergave niet laden. Je ziet nu de foto.',
  nearer: 'Inzoomen',
  further: 'Uitzoomen',
  back: 'Terug naar de foto',
}
