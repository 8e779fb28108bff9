/** Gift cards that pay an order. */
export const giftCards = {
  title: 'Gift cards',
  add: 'Pay with a gift card',
  addAnother: 'Add another gift card',
  code: 'Gift card code',
  hint: '16 letters and digits, with dashes or without.',
  apply: 'Apply',
  applying: 'Applying',
  ending: (end: string) => `Gift card ending in ${end}`,
  pays: (amount: string, left: string) => `Pays ${amount}; ${left} stay on it.`,
  paysAll: (amount: string) => `Pays ${amount}, all that is on it.`,
  paysNothing: 'There is nothing left for it to pay.',
  isEmpty: 'There is nothing left on it.',
  remove: 'Remove',
  removeOf: (end: string) => `Remove the gift card ending in ${end}`,
  payWhole: 'Gift cards pay the whole order. No card is needed.',
  row: 'Gift cards',
  toPay: 'To pay',
  missing: 'Enter the code of your gift card.',
  mistyped: 'This is no gift card code: a letter or digit is wrong, missing or too many. Compare it with your mail.',
  unknown:
    'No gift card that is taken here has this code. It may have expired, or be in the currency of another storefront.',
  refused: 'A gift card cannot be bought with a gift card. Pay this order with another card.',
  busy: (minutes: number) =>
    minutes === 1
      ? 'That were many tries. Wait a minute, then go on.'
      : `That were many tries. Wait ${minutes} minutes, then go on.`,
  failed: 'No answer came back. Nothing happened to your card; try again.',
}
