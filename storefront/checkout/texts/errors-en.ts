/** What is wrong above a step, counted. */
export const problemTitle = (count: number) => (count === 1 ? 'One thing needs a look' : `${count} things need a look`)

/** What placing an order can be refused for: what happened, then what to do [ERROR-232]. */
export const errors = {
  wrong_shipping_rate: 'The delivery prices changed. Look at them again, then place the order.',
  wrong_product_price: 'A price changed while you were here. The new total is below; nothing was charged.',
  wrong_tax_total: 'The tax changed. The new total is below; nothing was charged.',
  wrong_pickup_place:
    'The place where you collect it is another one by now. Look at it again, then place the order; nothing was charged.',
  inventory_error: 'Somebody was faster: not everything is left in the quantity you asked for. Nothing was charged.',
  inventory_item: (name: string, left: number) => (left > 0 ? `${name}: only ${left} left.` : `${name} is sold out.`),
  invalid_billing: 'The billing address is not complete.',
  invalid_shipping: 'The shipping address is not complete.',
  subscription_agree_missing: 'Subscription Agree Missing. Tick what you agree to, then place the order.',
  registry_surplus:
    'That is more than the registry still wants. Take fewer, or tick below that you give it all the same.',
  registry_left: (name: string, left: number) =>
    left > 0 ? `${name}: ${left} still wanted.` : `${name}: not wanted any more.`,
  login_required: 'Programs and tickets live in an account. Log in, then place the order; your cart comes along.',
  invalid_item: 'An item in your cart can no longer be bought as it is.',
  giftcard_balance_error: 'A gift card could not be used. It was taken off the order; nothing was charged.',
  giftcard_not_accepted:
    'A gift card cannot be bought with a gift card. The cards were taken off the order; nothing was charged.',
  order_already_published:
    'This cart was ordered already, with another total. Look at your order before you order again.',
  cvv_required: 'Your bank wants the security code once more. Enter the card again; nothing was charged.',
  payment_error: 'Your bank said no. Try another card or call them; nothing was charged.',
  paypal_amount_mismatch: 'The total changed after PayPal agreed to it. Choose PayPal once more; nothing was charged.',
  paypal_declined:
    'PayPal could not take the payment. Choose another way to pay there, or pay by card; nothing was charged.',
  paypal_cancelled: 'You came back from PayPal without agreeing. Nothing was charged. Try again, or pay by card.',
  paypal_unknown: 'PayPal does not know of what you agreed to any more. Choose it once more; nothing was charged.',
  paypal_silent: 'PayPal did not answer. Nothing was charged. Try again in a moment, or pay by card.',
  paypal_unavailable: 'This order cannot be paid by PayPal. Pay by card; nothing was charged.',
  paypal_waits:
    'PayPal is still looking at your payment. We email you once it is decided. Ordering again ends that order.',
  paypal_spent: 'What you agreed to at PayPal belongs to an order already. Choose PayPal once more, or pay by card.',
  three_ds: 'Your bank did not confirm the payment. Try again or use another card; nothing was charged.',
  placing: 'This order is being placed already. Wait a moment, then look again.',
  list_empty: 'Your cart is empty.',
  list_closed: 'This cart was ordered already.',
  quote_not_held: 'The quote ran out, or what it is for was changed. Nothing was charged. Ask for it again.',
  list_not_found: 'This cart is no longer there. It may have been ordered in another tab.',
  list_version_conflict: 'Your cart changed in another tab. Look at it again, then place the order.',
  captcha_required:
    'Your browser has not shown yet that a person uses it. Wait a few seconds, then place the order. It needs JavaScript; nothing was charged.',
  too_many_declines:
    'Several payments were declined in a short time. To keep cards safe no order can be placed from here for a while; nothing was charged.',
  wait: (minutes: number) => (minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`),
  too_many_requests: 'That were many tries. Wait a minute, then place the order.',
  no_response: 'No answer came back. Press the button again: the order is placed once, never twice.',
  card_unknown: 'The vault does not know that card any more. Enter it once more.',
  unknown: (code: string) => `The order could not be placed; nothing was charged. Try again, or write to us (${code}).`,
  links: {
    items: 'Look at the cart',
    quotes: 'Look at your quotes',
    'shipping-address': 'Change the address',
    rates: 'Choose the delivery',
    billing: 'Change the billing address',
    payment: 'Use another card',
    method: 'Choose how to pay',
    totals: 'Look at the total',
    agreements: 'Look at the agreement',
    surplus: 'Give it all the same',
    login: 'Log in',
    order: 'Look at the order',
  },
}
export type ShownError = Exclude<keyof typeof errors, 'links' | 'inventory_item' | 'registry_left' | 'unknown' | 'wait'>
