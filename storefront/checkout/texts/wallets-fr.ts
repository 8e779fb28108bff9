import type { wallets as english } from './wallets-en.ts'

export const wallets: typeof english = {
  title: 'Paiement express',
  note: 'Votre portefeuille numérique fournit l’adresse et le paiement. Vous verrez le total avant de valider.',
  noteEntered: 'Nous gardons ce que vous avez saisi. Vous verrez le total avant de valider.',
  payWith: (name) => `Payer avec ${name}`,
  placing: 'Votre commande est en cours d’enregistrement. Gardez cette page ouverte.',
  lines: { subtotal: 'Sous-total', shipping: 'Livraison', tax: 'Taxes', giftcards: 'Cartes cadeaux' },
  noCountry: 'Ce site ne livre pas dans ce pays.',
  wrongField: 'Vérifiez cette partie de l’adresse.',
  noRates: 'Aucun transporteur ne livre à cette adresse. Essayez-en une autre.',
  retry: 'Le total n’a pas pu être chargé. Choisissez à nouveau l’adresse.',
  wrongContact:
    'L’adresse de votre portefeuille numérique est incomplète. Complétez-la dans le portefeuille ou saisissez-la ici.',
  changed: (total) =>
    `Le total est maintenant de ${total}. Rien n’a été débité. Appuyez à nouveau pour payer ce montant.`,
  broken: 'Votre portefeuille numérique n’a pas pu s’ouvrir. Rien n’a été débité. Réessayez ou payez autrement.',
}
