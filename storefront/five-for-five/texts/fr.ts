import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (count, price) => `${count} articles livrés pour ${price}`,
  label: 'Offre de livraison',
  close: 'Fermer',
  loading: 'Chargement de l’offre',
  failed: 'Cette offre n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  over: 'Cette offre est terminée.',
  progress: (pieces, max) => `${Math.min(pieces, max)} ${pieces < 2 ? 'article' : 'articles'} sur ${max}`,
  none: 'Votre panier ne contient encore aucun article concerné.',
  room: (remaining) =>
    remaining < 2
      ? `Vous pouvez encore ajouter ${remaining} article.`
      : `Vous pouvez encore ajouter ${remaining} articles.`,
  full: 'Vous avez atteint la limite. Les articles suivants sont livrés au tarif normal.',
  remaining: (times) =>
    times < 2
      ? `Vous pouvez utiliser cette offre pour ${times} autre commande.`
      : `Vous pouvez utiliser cette offre pour ${times} autres commandes.`,
  used: 'Vous avez utilisé cette offre le nombre de fois prévu. Ce panier est livré au tarif normal.',
  beaten: 'Une autre offre livre ce panier pour moins cher\u00a0: nous l’avons appliquée.',
  inCart: 'Dans votre panier',
  pieces: (count) => (count < 2 ? `${count} article` : `${count} articles`),
  until: (day) => `Jusqu’au ${day}`,
  see: 'Voir les produits de l’offre',
  takesPart: 'Produits de l’offre',
  nothing: 'Aucun produit de l’offre dans cette boutique pour le moment.',
  viewCart: 'Voir le panier',
}
