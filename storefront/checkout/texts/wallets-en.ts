/** What is said of wallets; their names are the same in every language. */
export const wallets = {
  title: 'Pay at once',
  note: 'Your wallet says where it goes and who pays. You see the total before you agree.',
  noteEntered: 'What you entered stays. You see the total before you agree.',
  payWith: (name: string) => `Pay with ${name}`,
  placing: 'Placing your order. Keep this page open.',
  lines: { subtotal: 'Subtotal', shipping: 'Shipping', tax: 'Tax', giftcards: 'Gift cards' },
  noCountry: 'We do not ship to this country from here.',
  wrongField: 'Check this part of the address.',
  noRates: 'No carrier goes to this address. Try another one.',
  retry: 'The figures did not come. Choose the address once more.',
  wrongContact: 'The wallet’s address lacks something. Complete it there, or enter it here.',
  changed: (total: string) => `The total is now ${total}. Nothing was charged; press again to pay that.`,
  broken: 'The wallet could not be opened just now. Nothing was charged; try again, or pay another way.',
}
