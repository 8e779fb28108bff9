import type { ConsentCategory, ConsentChoices } from '#domain/consent/choices.ts'

/** Services that may receive events. The warehouse is the store's own table. */
export const destinations = [
  'warehouse',
  'customer-data',
  'web-analytics',
  'ads',
  'social-pixel',
  'search-ads',
  'affiliate',
  'reviews',
  'email-marketing',
  'recommendations',
] as const
export type Destination = (typeof destinations)[number]

/** The consent that a destination needs. */
export const destinationConsent: Readonly<Record<Destination, ConsentCategory>> = {
  warehouse: 'performance',
  'customer-data': 'performance',
  'web-analytics': 'performance',
  ads: 'marketing',
  'social-pixel': 'marketing',
  'search-ads': 'marketing',
  affiliate: 'marketing',
  reviews: 'marketing',
  'email-marketing': 'marketing',
  recommendations: 'functional',
}

/** Destinations by name; `All` covers the ones that are not named. */
export type Integrations = Readonly<Record<string, boolean>>

/**
 * Returns the integrations object of a message: every destination is off, except the warehouse and the event's
 * destinations that the shopper's consent allows [ANALYTICS-498].
 */
export function integrationsOf(chosen: readonly Destination[], choices: ConsentChoices): Integrations {
  const allowed = chosen.filter((name) => choices[destinationConsent[name]])
  return { All: false, warehouse: true, ...Object.fromEntries(allowed.map((name) => [name, true])) }
}
