/** Texts next to wallet buttons. Wallet names are the same in every language. */
export const wallets = {
  title: 'Express checkout',
  note: 'Your wallet provides your address and payment. You’ll see the total before you approve.',
  noteEntered: 'We keep what you’ve entered. You’ll see the total before you approve.',
  payWith: (name: string) => `Pay with ${name}`,
  placing: 'Placing your order. Keep this page open.',
  lines: { subtotal: 'Subtotal', shipping: 'Shipping', tax: 'Tax', giftcards: 'Gift cards' },
  noCountry: 'We don’t ship to this country from this site.',
  wrongField: 'Check this part of the address.',
  noRates: 'No carrier delivers to this address. Try another one.',
  retry: 'We couldn’t load the total. Choose the address again.',
  wrongContact: 'The address in your wallet is incomplete. Complete it there, or enter it here.',
  changed: (total: string) => `The total is now ${total}. You weren’t charged. Press again to pay this amount.`,
  broken: 'We couldn’t open your wallet. You weren’t charged. Try again, or pay another way.',
}
