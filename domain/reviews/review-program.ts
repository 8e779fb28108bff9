import { siteOfStore, siteSettings, type Site } from '../sites.ts'

/** The collection of a review vendor that holds a site's reviews. */
interface ReviewProgram {
  name: Site
  /** With an underscore, as vendors write it. */
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
 * Returns the review program of a site id; an unlisted site has its own, with its first locale, and an unknown id has
 * none [REGION-402..406].
 */
export function reviewProgramOf(siteId: number): ReviewProgram | undefined {
  const site = siteOfStore(siteId)
  return programs[siteId] ?? (site && { name: site, locale: siteSettings[site].locales[0].tag.replace('-', '_') })
}
