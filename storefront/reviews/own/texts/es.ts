import type { OwnReviewsTexts } from './en.ts'

export const texts: OwnReviewsTexts = {
  title: 'Opiniones',
  none: 'Aún no hay opiniones. Puedes opinar sobre lo que has comprado.',
  viewOrders: 'Ver pedidos',
  bought: 'Pendientes de tu opinión',
  states: { pending: 'En revisión', approved: 'Publicada', rejected: 'No publicada' },
  rejectedText: 'No hemos publicado esta opinión. Edítala y la revisaremos de nuevo.',
  edit: 'Editar',
  gone: 'Un producto que ya no vendemos',
  writeOf: (name) => `Opinar sobre ${name}`,
  editOf: (name) => `Editar tu opinión sobre ${name}`,
  rating: 'Valoración',
  line: 'Título',
  lineHint: 'Resúmela en una línea.',
  text: 'Opinión',
  textHint: (min) => `¿Cómo lo usas? ¿Qué hace bien y qué podría mejorar? Al menos ${min} caracteres.`,
  author: 'Nombre visible',
  authorHint: 'Se muestra junto a tu opinión.',
  photos: 'Fotos',
  photosHint: (remaining) =>
    remaining === 1
      ? '1 foto más: JPEG, PNG o WebP, hasta 6 MB.'
      : `Hasta ${remaining} fotos: JPEG, PNG o WebP, hasta 6 MB cada una.`,
  photosFull: 'Has añadido las 4 fotos. Quita una para añadir otra.',
  ownPhoto: (number) => `Foto ${number}`,
  removePhoto: (number) => `Quitar la foto ${number}`,
  readFirst: 'Revisamos cada opinión antes de publicarla, y de nuevo después de cada cambio.',
  send: 'Enviar opinión',
  save: 'Guardar opinión',
  delete: 'Borrar opinión',
  toProduct: 'Volver al producto',
  problems: {
    stars: 'Elige una valoración de 1 a 5 estrellas.',
    title: 'Escribe un título de 2 a 100 caracteres.',
    text: 'Escribe una opinión de 20 a 4000 caracteres.',
    author: 'Escribe un nombre de 2 a 40 caracteres.',
    photo_unreadable: 'Hemos guardado tu opinión, pero no hemos podido leer una foto. Súbela en JPEG, PNG o WebP.',
    photo_too_large:
      'Hemos guardado tu opinión, pero una foto supera los 6 MB o los 50 megapíxeles. Sube una versión más pequeña.',
    photos_too_large:
      'No hemos podido guardar tu opinión: las fotos son demasiado grandes. Vuelve a tu texto y elige fotos de hasta 6 MB.',
    too_many_photos: 'Hemos guardado tu opinión, pero no todas tus fotos. Puedes añadir hasta 4.',
    failed: 'No hemos podido guardar tu opinión. Inténtalo de nuevo en un momento.',
    reviews_hidden: 'No aceptamos opiniones sobre este producto.',
    busy: 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
  },
  mend: 'Revisa los campos marcados.',
}
