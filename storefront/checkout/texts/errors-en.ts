export const problemTitle = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`
export const fieldsTitle = (count: number) => `${count} fields need attention`
export const moreProblems = (count: number) => `Show ${count} more`
export const declinedTitle = 'Your card was declined'

/** Order refusals by code: what happened, then what to do [ERROR-232]. */
export const errors = {
  wrong_shipping_rate: 'The delivery prices changed. Review them, then place the order.',
  wrong_product_price: 'A price changed while you were here. See the new total below. You weren’t charged.',
  wrong_tax_total: 'The tax changed. See the new total below. You weren’t charged.',
  wrong_pickup_place: 'Your pickup location has changed. Review it, then place the order. You weren’t charged.',
  inventory_error: 'We don’t have enough stock for your whole order. You weren’t charged.',
  inventory_item: (name: string, remaining: number) =>
    remaining > 0 ? `${name}: only ${remaining} left.` : `${name} is sold out.`,
  invalid_billing: 'Your billing address isn’t complete.',
  invalid_shipping: 'Your shipping address isn’t complete.',
  subscription_agree_missing: 'Subscription Agree Missing. Check the box to agree, then place the order.',
  registry_surplus:
    'That’s more than the registry still needs. Lower the quantity, or confirm below that you want to send it anyway.',
  registry_left: (name: string, remaining: number) =>
    remaining > 0 ? `${name}: ${remaining} still needed.` : `${name} has already been purchased.`,
  login_required: 'Programs and tickets need an account. Log in, then place the order. Your cart comes with you.',
  invalid_item: 'An item in your cart can’t be bought as it is anymore.',
  giftcard_balance_error: 'A gift card couldn’t be used, so we took it off the order. You weren’t charged.',
  giftcard_not_accepted:
    'You can’t buy a gift card with a gift card, so we took your cards off the order. You weren’t charged.',
  order_already_published:
    'This cart was already ordered, with a different total. Check that order before you place another one.',
  cvv_required: 'Your bank needs the security code again. Enter the card again. You weren’t charged.',
  payment_error: 'Your bank declined the payment. You weren’t charged. Try another card, or call your bank.',
  paypal_amount_mismatch:
    'The total changed after you approved it with PayPal. Choose PayPal again. You weren’t charged.',
  paypal_declined:
    'PayPal couldn’t take the payment. Choose another way to pay there, or pay by card. You weren’t charged.',
  paypal_cancelled: 'You left PayPal without approving the payment. You weren’t charged. Try again, or pay by card.',
  paypal_unknown: 'Your PayPal approval is no longer valid. Choose PayPal again. You weren’t charged.',
  paypal_silent: 'PayPal isn’t responding. You weren’t charged. Try again in a moment, or pay by card.',
  paypal_unavailable: 'PayPal isn’t available for this order. Pay by card. You weren’t charged.',
  paypal_waits:
    'PayPal is still reviewing your payment. We’ll email you when it’s done. If you order again, we’ll cancel that order.',
  paypal_spent: 'Your PayPal approval already paid for an order. Choose PayPal again, or pay by card.',
  three_ds: 'Your bank didn’t confirm the payment. Try again, or use another card. You weren’t charged.',
  placing: 'This order is already being placed. Wait a moment, then check again.',
  list_empty: 'Your cart is empty.',
  list_closed: 'This cart was already ordered.',
  quote_not_held: 'The quote expired, or its items changed. You weren’t charged. Request a new quote.',
  list_not_found: 'This cart no longer exists. You may have ordered it in another tab.',
  list_version_conflict: 'Your cart changed in another tab. Review it, then place the order.',
  captcha_required:
    'We couldn’t verify that you’re human. Make sure JavaScript is on, wait a few seconds, then place the order. You weren’t charged.',
  too_many_declines:
    'Several payments were declined in a short time. To protect cardholders, you can’t place orders for a while. You weren’t charged.',
  wait: (minutes: number) => (minutes === 1 ? 'Try again in a minute.' : `Try again in ${minutes} minutes.`),
  too_many_requests: 'Too many attempts. Wait a minute, then place the order.',
  no_response: 'We couldn’t connect. Try again. Your order will only be placed once.',
  card_unknown: 'Your card details have expired. Enter them again.',
  unknown: (code: string) => `We couldn’t place the order. You weren’t charged. Try again, or contact us (${code}).`,
  links: {
    items: 'View cart',
    quotes: 'View your quotes',
    'shipping-address': 'Change address',
    rates: 'Choose delivery',
    billing: 'Change billing address',
    payment: 'Use another card',
    method: 'Choose a payment method',
    totals: 'View total',
    agreements: 'View agreement',
    surplus: 'Send it anyway',
    login: 'Log in',
    order: 'View order',
  },
}
export type DisplayedErrorCode = Exclude<
  keyof typeof errors,
  'links' | 'inventory_item' | 'registry_left' | 'unknown' | 'wait'
>
