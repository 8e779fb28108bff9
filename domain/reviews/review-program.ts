import { siteOfStore, siteSettings, type Site } from '../sites.ts'

/** A site's collection of reviews at a review vendor. */
interface ReviewProgram {
  name: Site
  /** Locale with an underscore, as vendors write it. */
  locale: string
}

const programs: Readonly<Record<number, ReviewProgram>> = {
  1: { name: 'USA', locale: 'en_US' },
  2: { name: 'CAN', locale: 'en_CA' },
  4: { name: 'APO', locale: 'en_GB' },
  14: { name: 'AUS', locale: 'en_AU' },
  18: { name: 'AUS', locale: 'en_AU' },
}

/**
 * Returns the review program for a site id. An unlisted site has a separate program in its first locale, and an unknown
 * id has none [REGION-402..406].
 */
export function reviewProgramOf(siteId: number): ReviewProgram | undefined {
  const site = siteOfStore(siteId)
  return programs[siteId] ?? (site && { name: site, locale: siteSettings[site].locales[0].tag.replace('-', '_') })
}
