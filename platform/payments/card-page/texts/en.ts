import type { CardTexts } from '#platform/payments/card-page/card-texts.ts'

export const en: CardTexts = {
  frameTitle: 'Card',
  title: 'Pay by card',
  lead: 'Your card details go straight to our payment provider. We never see the number.',
  number: 'Card number',
  expiry: 'Expires (MM/YY)',
  cvv: 'Security code',
  use: 'Use this card',
  back: 'Back to the shop',
  needsScript:
    'Card payments need JavaScript, which is turned off in this browser. Turn it on and reload this page, or go back to the shop and pay another way.',
  problems: {
    numberLength: 'Enter a card number of 13 to 19 digits.',
    numberTypo: 'This card number has a typo.',
    number: 'Check the card number. It’s incomplete or has a typo.',
    numberRefused: 'We can’t accept this card number. Check it, or use another card.',
    expiry: 'Enter the expiration date as MM/YY.',
    expired: 'This card has expired.',
    expiryRefused: 'Check the expiration date.',
    cvv: 'Enter the 3- or 4-digit security code.',
    cvvRefused: 'Check the security code.',
    cardRefused: 'We can’t accept this card. Check it, or use another card.',
    notLoaded: 'The card form didn’t load. Reload this page, or go back to the shop and pay another way.',
    notUsed: 'We couldn’t use this card. Try again, or go back to the shop and pay another way.',
  },
  bank: {
    title: 'Confirm your payment',
    checking: 'Your bank is checking the payment. It may ask you to confirm it.',
    asks: 'Your bank wants you to confirm the payment below.',
    needsScript:
      'Confirming the payment needs JavaScript, which is turned off in this browser. Turn it on and reload this page.',
    unreachable: 'We couldn’t reach your bank. Reload this page, or go back to the shop.',
  },
}
