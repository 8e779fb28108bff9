import type { Site } from '#domain/sites.ts'

const names: Partial<Record<Site, 'zip' | 'postal'>> = { USA: 'zip', APO: 'zip', CAN: 'postal' }

/** Returns what a site calls a postcode, as a key of texts. */
export function postcodeName(site: Site): 'zip' | 'postal' | 'postcode' {
  return names[site] ?? 'postcode'
}
