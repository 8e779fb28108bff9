export const texts = {
  /** Keyed by the site's term for postcode. */
  label: { zip: 'Deliver to ZIP code', postal: 'Deliver to postal code', postcode: 'Deliver to postcode' },
  check: 'Check delivery',
  change: 'Change',
  checking: 'Checking',
  to: (postcode: string) => `Delivery to ${postcode}`,
  arrives: (days: string) => `Arrives ${days}`,
  freight: 'Ships on a pallet. The carrier calls you to schedule delivery.',
  pickup: (city: string) => `Free pickup in ${city}`,
  free: 'Free',
  problems: {
    postcode_unknown: 'Enter a valid postcode in a country we ship to.',
    zip_unknown: 'Enter a valid ZIP code.',
    no_rates: 'We don’t ship this product there.',
    weight_unknown: 'We can’t estimate shipping for this product yet. Contact us for a quote.',
    unavailable: 'Add it to your cart to see shipping options.',
    failed: 'We couldn’t get delivery options. Try again.',
  },
  returns: 'Return policy',
  shipping: 'Shipping and freight',
}
export type DeliveryTexts = typeof texts
