/** What mails say, in English; other languages bring a file of the same shape. */
export const mailTexts = {
  confirmation: {
    subject: (brand: string, orderId: string) => `${brand} order ${orderId}`,
    heading: 'Your order is in.',
    lead: (firstname: string) => `${firstname}, here is what we are packing. We write again when it leaves.`,
    order: (orderId: string) => `Order ${orderId}`,
    columns: { item: 'Item', quantity: 'Quantity', amount: 'Amount' },
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    included: (label: string) => `includes ${label}`,
    total: 'Total',
    shipTo: 'Ships to',
    paidWith: (brand: string, last4: string) => `Paid with ${brand} ending in ${last4}`,
    footer: (brand: string) => `${brand}. Reply to this mail if something is wrong: a person reads it.`,
  },
  welcome: {
    subject: (brand: string) => `Your ${brand} account`,
    heading: 'Your account is ready.',
    text: 'You can log in with this e-mail address. If you did not create an account, you can ignore this mail.',
  },
  accountExists: {
    subject: (brand: string) => `You already have a ${brand} account`,
    heading: 'You already have an account.',
    text: 'Somebody, perhaps you, tried to create an account with this e-mail address. There is one already: log in with it. Nothing was changed.',
  },
}
