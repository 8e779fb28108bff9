import type { DeliveryTexts } from './en.ts'

export const texts: DeliveryTexts = {
  label: { zip: 'Livrer au code ZIP', postal: 'Livrer au code postal', postcode: 'Livrer au code postal' },
  check: 'Vérifier la livraison',
  change: 'Modifier',
  checking: 'Vérification',
  to: (postcode) => `Livraison au ${postcode}`,
  arrives: (days) => `Arrivée\u00a0: ${days}`,
  freight: 'Expédié sur palette. Le transporteur vous appelle pour fixer un rendez-vous.',
  pickup: (city) => `Retrait gratuit à ${city}`,
  free: 'Offerte',
  problems: {
    postcode_unknown: 'Indiquez un code postal valide d’un pays où nous livrons.',
    zip_unknown: 'Indiquez un code ZIP valide.',
    no_rates: 'Nous n’y livrons pas ce produit.',
    weight_unknown: 'Nous ne pouvons pas encore estimer la livraison de ce produit. Demandez-nous un devis.',
    unavailable: 'Ajoutez-le à votre panier pour voir les modes de livraison.',
    failed: 'Les modes de livraison n’ont pas pu être chargés. Réessayez.',
  },
  returns: 'Conditions de retour',
  shipping: 'Livraison et transport',
}
