import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (brand, issue) => `Catalogue ${brand}, ${issue}`,
  catalog: (brand) => `Catalogue ${brand}`,
  pageTitle: (title, page) => `${title}, page ${page}`,
  description: (total) =>
    `${total} pages de matériel. Feuilletez-les en ligne, imprimez-les ou recevez un exemplaire par courrier.`,
  none: 'Le premier numéro n’est pas encore paru. Laissez votre adresse et nous vous enverrons un exemplaire.',
  cover: 'Catalogue',
  contents: 'Sommaire',
  coverLine: 'Feuilletez-le ici, imprimez-le ou recevez-le par courrier.',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, total) => `Page ${page} sur ${total}`,
  pagesOf: (first, last, total) => `Pages ${first} et ${last} sur ${total}`,
  back: 'Précédent',
  next: 'Suivant',
  keys: 'Vous pouvez aussi utiliser les flèches du clavier.',
  thumbnails: 'Toutes les pages',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  spread: 'Pages affichées',
  search: 'Rechercher dans ce catalogue',
  searchDo: 'Rechercher',
  found: (count, phrase) =>
    count === 0
      ? `Aucun résultat pour «\u00a0${phrase}\u00a0» dans ce catalogue.`
      : count === 1
        ? `1 résultat pour «\u00a0${phrase}\u00a0»`
        : `${count} résultats pour «\u00a0${phrase}\u00a0»`,
  print: 'Imprimer ou enregistrer en PDF',
  printTitle: 'Imprimer tout le catalogue',
  printText:
    'Imprimez cette page ou choisissez «\u00a0Enregistrer au format PDF\u00a0» dans la fenêtre d’impression pour en garder une copie.',
  printNow: 'Imprimer maintenant',
  leaf: 'Continuer à feuilleter',
  earlier: 'Numéros',
  shopAll: (name) => `Tout le rayon ${name}`,
  open: (name) => `${name}\u00a0: prix et disponibilité`,
  view: 'Voir',
  add: 'Ajouter au panier',
  adding: 'Ajout en cours',
  choose: 'Choisissez les options sur la page du produit.',
  couldNotAdd: 'L’ajout au panier a échoué. Essayez depuis la page du produit.',
  close: 'Fermer',
  products: 'Sur ces pages',
  backTitle: 'À lire sur papier.',
  backText: 'Nous vous envoyons un exemplaire imprimé, partout aux États-Unis.',
  backLink: 'Recevoir un exemplaire',
  gone: 'Les produits de cette page ne sont plus disponibles.',
  requestTitle: 'Recevoir un exemplaire imprimé',
  requestText: 'Gratuit, un par adresse, partout aux États-Unis.',
  emailHint: 'Seulement pour les questions sur cette demande.',
  requestDo: 'M’envoyer un catalogue',
  sending: 'Envoi',
  sent: 'Merci. Votre catalogue part avec notre prochain envoi.',
  already:
    'Nous avons déjà une demande pour cette adresse depuis moins de 90\u00a0jours. Votre catalogue est en route ou déjà arrivé.',
  busy: (minutes) =>
    minutes < 2
      ? 'Trop de tentatives. Réessayez dans une minute.'
      : `Trop de tentatives. Réessayez dans ${minutes}\u00a0minutes.`,
  failed: 'Votre adresse n’a pas pu être enregistrée. Réessayez.',
  invalid: 'Vérifiez les champs signalés.',
}
