import { siteSettings, type Site } from '../sites.ts'

/** Despite its name, this flag enables returns on all sites that do not offer them by default [RETURN-007]. */
export const returnsFlag = 'enable-eu-returns'

/**
 * Returns true if the site offers returns: always on USA, APO, and CAN, and by flag on other sites [RETURN-005,
 * RETURN-006].
 */
export function areReturnsOffered(site: Site, isFlagOn: boolean): boolean {
  return siteSettings[site].features.returns || isFlagOn
}
