export const texts = {
  title: 'Gift card balance',
  lead: 'Enter the 16-character code from your gift card email.',
  code: 'Gift card code',
  hint: 'Uppercase or lowercase, with or without dashes.',
  check: 'Check balance',
  checking: 'Checking',
  balance: 'Balance',
  ending: (end: string) => `Gift card ending in ${end}`,
  use: 'Enter the code at checkout. Any amount you don’t use stays on the card.',
  another: 'Check another card',
  missing: 'Enter your gift card code.',
  mistyped: 'That code isn’t valid. Check it against your gift card email.',
  unknown:
    'We couldn’t find a gift card with this code. It may have expired, or be for one of our sites in another currency.',
  busy: (minutes: number) =>
    minutes === 1 ? 'Too many attempts. Try again in a minute.' : `Too many attempts. Try again in ${minutes} minutes.`,
  failed: 'We couldn’t check this gift card. Its balance hasn’t changed. Try again in a minute.',
}
export type GiftCardTexts = typeof texts
