export const texts = {
  link: 'Missing an order?',
  title: 'Add an order',
  lead: 'Did you order as a guest? Add the order with its number and postcode. It must use your account’s email.',
  order: 'Order number',
  orderHint: 'In your confirmation email',
  postcode: 'Shipping postcode',
  postcodeHint: 'The billing postcode for gifts and pickup',
  add: 'Add order',
  adding: 'Adding order',
  missing: 'Enter the order number and the postcode.',
  notFound: 'We couldn’t find an order with this number, this postcode, and your email. Check both fields.',
  busy: 'Too many attempts. Try again in an hour.',
  orders: 'All orders',
  notice: {
    text: (email: string) => `Confirm ${email} to add orders that you placed as a guest. No link in your inbox?`,
    send: 'Send the link again',
    sending: 'Sending',
    busy: 'Too many attempts. Wait a minute and try again.',
  },
}
export type ClaimTexts = typeof texts
