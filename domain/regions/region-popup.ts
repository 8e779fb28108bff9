import { siteSettings, type Site } from '../sites.ts'
import { siteForCountry } from './site-for-country.ts'

/** The flag that enables the popup on sites other than EUR and GBR [REGION-019]. */
export const regionPopupFlag = 'enable_region_popup'

interface PopupChoice {
  site: Site
  isFlagOn: boolean
  /** The country in the preferred-country cookie. */
  preferred: string | undefined
}

/**
 * Returns true if a site may show the popup. EUR and GBR always can, and others need the flag [REGION-017, REGION-018,
 * REGION-030].
 */
export function hasRegionPopup(site: Site, isFlagOn: boolean): boolean {
  return siteSettings[site].features.regionPopup || isFlagOn
}

/** Returns true if the shopper has already chosen to stay on the site [REGION-012]. */
export function isPreferredSite(site: Site, preferred: string | undefined): boolean {
  return preferred !== undefined && siteSettings[site].countries.includes(preferred)
}

/**
 * Returns the state of the region popup. It is shown if the site does not serve the visitor's country, a different
 * enabled site does, and no preferred country matches the site [REGION-010, REGION-011].
 */
export function regionPopup({
  site,
  isFlagOn,
  preferred,
  country,
  openSites,
}: PopupChoice & { country: string | null; openSites: readonly Site[] }): 'hidden' | 'shown' {
  if (!hasRegionPopup(site, isFlagOn) || isPreferredSite(site, preferred)) return 'hidden'
  if (country === null || siteSettings[site].countries.includes(country)) return 'hidden'
  return siteForCountry(country, openSites) === null ? 'hidden' : 'shown'
}
