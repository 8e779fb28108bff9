import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'

export const fr: CardTexts = {
  frameTitle: 'Carte',
  title: 'Payer par carte',
  lead: 'Les données de votre carte vont directement à notre prestataire de paiement. Nous ne voyons jamais le numéro.',
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvv: 'Code de sécurité',
  use: 'Utiliser cette carte',
  back: 'Retour à la boutique',
  needsScript:
    'Le paiement par carte nécessite JavaScript, qui est désactivé dans ce navigateur. Activez-le et rechargez la page, ou retournez à la boutique et payez autrement.',
  problems: {
    numberLength: 'Saisissez un numéro de carte de 13 à 19 chiffres.',
    numberTypo: 'Ce numéro de carte contient une erreur.',
    number: 'Vérifiez le numéro de carte. Il est incomplet ou contient une erreur.',
    numberRefused: 'Nous ne pouvons pas accepter ce numéro de carte. Vérifiez-le ou utilisez une autre carte.',
    expiry: 'Saisissez la date d’expiration au format MM/AA.',
    expired: 'Cette carte a expiré.',
    expiryRefused: 'Vérifiez la date d’expiration.',
    cvv: 'Saisissez le code de sécurité à 3 ou 4 chiffres.',
    cvvRefused: 'Vérifiez le code de sécurité.',
    cardRefused: 'Nous ne pouvons pas accepter cette carte. Vérifiez-la ou utilisez-en une autre.',
    notLoaded:
      'Le formulaire de carte ne s’est pas chargé. Rechargez la page, ou retournez à la boutique et payez autrement.',
    notUsed: 'Impossible d’utiliser cette carte. Réessayez, ou retournez à la boutique et payez autrement.',
  },
  bank: {
    title: 'Confirmez votre paiement',
    checking: 'Votre banque vérifie le paiement. Elle peut vous demander de le confirmer.',
    asks: 'Votre banque vous demande de confirmer le paiement ci-dessous.',
    needsScript:
      'La confirmation du paiement nécessite JavaScript, qui est désactivé dans ce navigateur. Activez-le et rechargez la page.',
    unreachable: 'Votre banque est injoignable. Rechargez la page ou retournez à la boutique.',
  },
}
