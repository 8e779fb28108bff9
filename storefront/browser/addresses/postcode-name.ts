import type { Site } from '#domain/sites.ts'

const names: Partial<Record<Site, 'zip' | 'postal'>> = { USA: 'zip', APO: 'zip', CAN: 'postal' }

/** Returns the text key for the site's postcode name. */
export function postcodeName(site: Site): 'zip' | 'postal' | 'postcode' {
  return names[site] ?? 'postcode'
}
