import { baseVersion } from './list-version.ts'
import type { OptionalService } from './services.ts'

/** Services that need consent. Each position is a bit in the version, so only append. */
const optionalServices: readonly OptionalService[] = [
  'social-pixel',
  'search-ads',
  'email-marketing',
  'customer-data-events',
  'web-analytics-events',
  'ads-events',
  'social-pixel-events',
  'affiliate-events',
  'reviews-events',
  'email-marketing-events',
  'recommendations-events',
  'affiliate',
  'reviews',
]

/** Returns the version of the list with these services: the list number followed by one bit per service [CONSENT-418]. */
export function consentVersion(services: readonly OptionalService[]): number {
  return baseVersion + services.reduce((bits, name) => bits | (1 << optionalServices.indexOf(name)), 0)
}

/** Returns the optional services in a version's list. */
export function servicesInVersion(version: number): OptionalService[] {
  return optionalServices.filter((_, index) => (version & (1 << index)) !== 0)
}
