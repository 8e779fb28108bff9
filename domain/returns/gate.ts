import { siteSettings, type Site } from '../sites.ts'

/** Opens returns on the sites that do not have them by default, in spite of its name [RETURN-007]. */
export const returnsFlag = 'enable-eu-returns'

/** Returns true if the site offers returns: always on USA, APO and CAN, elsewhere by flag [RETURN-005, RETURN-006]. */
export function areReturnsOffered(site: Site, isFlagOn: boolean): boolean {
  return siteSettings[site].features.returns || isFlagOn
}
