import type { ViewTexts } from './en.ts'

export const texts: ViewTexts = {
  view: 'Voir en 3D',
  label: (name) =>
    `${name} en 3D. Flèches pour tourner, plus et moins pour zoomer, Origine pour réinitialiser, Échap pour fermer.`,
  hint: 'Glissez pour tourner',
  sizes: ({ width, depth, height }) => [`${width} de large`, `${depth} de profondeur`, `${height} de haut`],
  loading: 'Chargement de la vue 3D.',
  shown: 'La vue 3D est prête. Faites-la tourner en glissant ou avec les flèches.',
  failed: 'La vue 3D n’a pas pu être chargée. Voici la photo à la place.',
  nearer: 'Zoom avant',
  further: 'Zoom arrière',
  back: 'Retour à la photo',
}
