import type { Site } from '#domain/sites.ts'

const groups: Readonly<Record<Site, string>> = { USA: 'US', APO: 'US', CAN: 'CA', AUS: 'AU', EUR: 'EU', GBR: 'GB' }

/** Returns the group of sites that accept each other's gift cards: same company and currency. */
export function cardGroupOf(site: Site): string {
  return groups[site]
}
