import type { Site } from '#domain/sites.ts'

const groups: Readonly<Record<Site, string>> = { USA: 'US', APO: 'US', CAN: 'CA', AUS: 'AU', EUR: 'EU', GBR: 'GB' }

/** The sites among which a gift card is taken: those of one company and one currency. */
export function cardGroupOf(site: Site): string {
  return groups[site]
}
