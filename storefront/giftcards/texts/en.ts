export const texts = {
  title: 'Gift card balance',
  lead: 'What is left on your card. The code has 16 letters and digits and stands in the mail that the card came with.',
  code: 'Gift card code',
  hint: 'Capital or small letters, with dashes or without.',
  check: 'Check balance',
  checking: 'Checking',
  balance: 'On this card',
  ending: (end: string) => `Gift card ending in ${end}`,
  use: 'Enter the code when you pay. What an order does not use stays on the card.',
  another: 'Check another card',
  missing: 'Enter the code of your gift card.',
  mistyped: 'This is no gift card code: a letter or digit is wrong, missing or too many. Compare it with your mail.',
  unknown:
    'No gift card that is taken here has this code. It may have expired, or be in the currency of another storefront.',
  busy: (minutes: number) =>
    minutes === 1
      ? 'That were many tries. Wait a minute, then go on.'
      : `That were many tries. Wait ${minutes} minutes, then go on.`,
  failed: 'No answer came back. Nothing happened to your card; try again.',
}
export type GiftCardTexts = typeof texts
