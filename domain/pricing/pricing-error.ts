/** `message` is verbatim from the spec if it specifies one [CART-220, GIFT-209]. */
export interface PricingError {
  code: PricingErrorCode
  message: string
}

const messages = {
  incorrect_free_product: 'Incorrect free product',
  invalid_grouped: 'Invalid cart item (grouped)',
  invalid_configurable: 'Invalid configurable product',
  unknown_child: 'Unknown configurable child',
  bundle_option_missing: 'Invalid bundle (missing required option)',
  invalid_bundle_child: 'Invalid bundle child',
  unknown_bundle_child: 'Unknown bundle child',
  free_product_missing: 'Required free product not found in bundle',
  invalid_giftcard_product: 'Invalid giftcard product',
  invalid_giftcard_item: 'Invalid giftcard item',
  giftcard_custom_amount: 'Custom amount must be allowed and within min/max',
  giftcard_fixed_amount: 'Fixed amount must be in the listed amounts',
  invalid_options: 'Invalid options selected',
  option_required: 'Option {id} is required',
  invalid_option_value: 'Invalid value selected for option',
  registration_closed: 'Registration is closed.',
  quote_required: 'This product is sold by quote only.',
} as const
export type PricingErrorCode = keyof typeof messages

/** Returns the error for a code [CART-209..219]. */
export function pricingError(code: PricingErrorCode, optionId = ''): PricingError {
  return { code, message: messages[code].replace('{id}', optionId) }
}
