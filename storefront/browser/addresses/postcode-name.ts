import type { Site } from '#domain/sites.ts'

const names: Partial<Record<Site, 'zip' | 'postal'>> = { USA: 'zip', APO: 'zip', CAN: 'postal' }

/** Returns the site's name for a postcode, as a text key. */
export function postcodeName(site: Site): 'zip' | 'postal' | 'postcode' {
  return names[site] ?? 'postcode'
}
