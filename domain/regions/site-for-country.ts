import { sites, siteSettings, type Site } from '../sites.ts'

/** Returns the enabled site that serves a country, or null. APO is never chosen by country [REGION-021]. */
export function siteForCountry(country: string, openSites: readonly Site[]): Site | null {
  const serves = (site: Site) => site !== 'APO' && siteSettings[site].countries.includes(country)
  return sites.find((site) => openSites.includes(site) && serves(site)) ?? null
}
