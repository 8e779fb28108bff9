import type { ViewTexts } from './en.ts'

export const texts: ViewTexts = {
  view: 'In 3D ansehen',
  label: (name) =>
    `${name} in 3D. Pfeiltasten drehen, Plus und Minus zoomen, Pos1 setzt zurück, Escape führt zum Bild zurück.`,
  loading: 'Die 3D-Ansicht wird geladen.',
  shown: 'Die 3D-Ansicht ist da. Ziehen oder die Pfeiltasten drehen sie.',
  failed: 'Die 3D-Ansicht konnte nicht geladen werden. Das Bild bleibt.',
  nearer: 'Näher',
  further: 'Weiter weg',
  back: 'Zurück zum Bild',
}
