import type { Site } from '#domain/sites.ts'

const groups: Readonly<Record<Site, string>> = { USA: 'US', APO: 'US', CAN: 'CA', AUS: 'AU', EUR: 'EU', GBR: 'GB' }

/** Returns the group of sites, by company and currency, that accept the same gift cards. */
export function giftCardGroupOf(site: Site): string {
  return groups[site]
}
