import type { OwnReviewsTexts } from './en.ts'

export const texts: OwnReviewsTexts = {
  title: 'Avis',
  none: 'Pas encore d’avis. Vous pouvez donner votre avis sur ce que vous avez acheté.',
  viewOrders: 'Voir les commandes',
  bought: 'En attente de votre avis',
  states: { pending: 'En vérification', approved: 'Publié', rejected: 'Non publié' },
  rejectedText: 'Nous n’avons pas publié cet avis. Modifiez-le et nous le relirons.',
  edit: 'Modifier',
  gone: 'Un produit que nous ne vendons plus',
  writeOf: (name) => `Votre avis sur ${name}`,
  editOf: (name) => `Modifier votre avis sur ${name}`,
  rating: 'Note',
  line: 'Titre',
  lineHint: 'Résumez-le en une ligne.',
  text: 'Avis',
  textHint: (min) =>
    `Comment l’utilisez-vous\u00a0? Qu’est-ce qui va bien, qu’est-ce qui pourrait être mieux\u00a0? Au moins ${min} caractères.`,
  author: 'Nom affiché',
  authorHint: 'Affiché à côté de votre avis.',
  photos: 'Photos',
  photosHint: (remaining) =>
    remaining < 2
      ? `Encore ${remaining} photo\u00a0: JPEG, PNG ou WebP, 6\u00a0Mo au maximum.`
      : `${remaining} photos au maximum\u00a0: JPEG, PNG ou WebP, 6\u00a0Mo chacune.`,
  photosFull: 'Vous avez ajouté les 4 photos. Retirez-en une pour en ajouter une autre.',
  ownPhoto: (number) => `Photo ${number}`,
  removePhoto: (number) => `Retirer la photo ${number}`,
  readFirst: 'Nous vérifions chaque avis avant de le publier, puis après chaque modification.',
  send: 'Envoyer l’avis',
  save: 'Enregistrer l’avis',
  delete: 'Supprimer l’avis',
  toProduct: 'Retour au produit',
  problems: {
    stars: 'Choisissez une note de 1 à 5 étoiles.',
    title: 'Indiquez un titre de 2 à 100 caractères.',
    text: 'Écrivez un avis de 20 à 4\u00a0000 caractères.',
    author: 'Indiquez un nom de 2 à 40 caractères.',
    photo_unreadable:
      'Votre avis est enregistré, mais une photo est illisible. Ajoutez-la au format JPEG, PNG ou WebP.',
    photo_too_large:
      'Votre avis est enregistré, mais une photo dépasse 6\u00a0Mo ou 50 mégapixels. Ajoutez-la en plus petit.',
    photos_too_large:
      'Votre avis n’a pas pu être enregistré\u00a0: ses photos sont trop lourdes. Revenez à votre texte et choisissez des photos de 6\u00a0Mo au maximum.',
    too_many_photos: 'Votre avis est enregistré, mais pas toutes vos photos. Vous pouvez en ajouter 4 au maximum.',
    failed: 'Votre avis n’a pas pu être enregistré. Réessayez dans un instant.',
    reviews_hidden: 'Nous n’acceptons pas d’avis sur ce produit.',
    busy: 'Trop de tentatives. Réessayez dans une minute.',
  },
  mend: 'Vérifiez les champs signalés.',
}
