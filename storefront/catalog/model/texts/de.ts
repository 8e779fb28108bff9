import type { ViewTexts } from './en.ts'

export const texts: ViewTexts = {
  view: 'In 3D ansehen',
  label: (name) =>
    `${name} in 3D. Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt zurück, Escape schließt die Ansicht.`,
  hint: 'Zum Drehen ziehen',
  sizes: ({ width, depth, height }) => [`${width} breit`, `${depth} tief`, `${height} hoch`],
  loading: 'Die 3D-Ansicht wird geladen.',
  shown: 'Die 3D-Ansicht ist bereit. Drehen Sie sie mit der Maus oder den Pfeiltasten.',
  failed: 'Die 3D-Ansicht konnte nicht geladen werden. Stattdessen sehen Sie das Foto.',
  nearer: 'Vergrößern',
  further: 'Verkleinern',
  back: 'Zurück zum Foto',
}
