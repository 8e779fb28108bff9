export const orderMessageTexts = {
  received: {
    question: 'New question',
    cancel: 'Request to cancel',
    address: 'Request to change the address',
    subject: (kind: string, orderId: string, brand: string) => `${brand} order ${orderId}: ${kind.toLowerCase()}`,
    hint: 'Reply through the order desk so the customer sees it on the order page.',
  },
  answered: {
    subject: (orderId: string, brand: string) => `${brand} order ${orderId}: our answer`,
    heading: 'We answered your question.',
  },
  accepted: {
    subject: (orderId: string, brand: string) => `${brand} order ${orderId}: your request is accepted`,
    cancel: 'We canceled your order.',
    address: 'We changed your shipping address.',
  },
  declined: {
    subject: (orderId: string, brand: string) => `${brand} order ${orderId}: about your request`,
    cancel: 'We can’t cancel your order.',
    address: 'We can’t change your shipping address.',
  },
  order: (orderId: string) => `Order ${orderId}`,
  shipsTo: 'New shipping address:',
  look: 'View your order',
}
