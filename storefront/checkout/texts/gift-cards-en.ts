/** Gift cards applied to an order. */
export const giftCards = {
  title: 'Gift cards',
  add: 'Pay with a gift card',
  addAnother: 'Add another gift card',
  code: 'Gift card code',
  hint: '16 letters and digits, with or without dashes.',
  apply: 'Apply',
  applying: 'Applying',
  ending: (end: string) => `Gift card ending in ${end}`,
  pays: (amount: string, left: string) => `Covers ${amount}. ${left} left on the card.`,
  paysAll: (amount: string) => `Covers ${amount}, its full balance.`,
  paysNothing: 'Your order is already covered.',
  isEmpty: 'This card has no balance left.',
  remove: 'Remove',
  removeOf: (end: string) => `Remove the gift card ending in ${end}`,
  payWhole: 'Gift cards cover the whole order. No other payment needed.',
  row: 'Gift cards',
  toPay: 'Amount due',
  missing: 'Enter your gift card code.',
  mistyped: 'That code isn’t valid. Check it against your gift card email.',
  unknown:
    'We couldn’t find a gift card with this code. It may have expired, or be for one of our sites in another currency.',
  refused: 'You can’t buy a gift card with a gift card. Pay for this order another way.',
  busy: (minutes: number) =>
    minutes === 1 ? 'Too many attempts. Try again in a minute.' : `Too many attempts. Try again in ${minutes} minutes.`,
  failed: 'We didn’t get a response. Your card hasn’t changed. Try again.',
}
