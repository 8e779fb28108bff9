import { unitSystems } from '#domain/measures/units.ts'
import { isAnnouncementKey } from '#domain/content/announcements.ts'
import { shipToCookie } from '#domain/sessions/ship-to-cookie.ts'
import { euCountries, siteSettings } from '#domain/sites.ts'

/**
 * Preference cookies last a year; the closed-strip cookie lasts only for the browser session [PROMO-005, SHELL-414,
 * UI-012, REGION-409].
 */
const preferenceSeconds = 365 * 24 * 60 * 60

/**
 * Preference cookies. Language and country select the locale for a URL without a locale. The ship-to country, which
 * determines VAT, is separate [REGION-029, REGION-411].
 */
export const preferenceCookies = {
  contrast: 'high_contrast',
  country: 'country',
  language: 'lang',
  /** Destination for delivery estimates, such as 'US:43215'. */
  postcode: 'postcode',
  shipTo: shipToCookie,
  /** Key of the announcement strip that the shopper closed. */
  strip: 'strip',
  units: 'units',
} as const
export type Preference = keyof typeof preferenceCookies

const allowed: Readonly<Record<Preference, (value: string) => boolean>> = {
  contrast: (value) => value === 'high' || value === 'normal',
  country: (value) => siteSettings.EUR.countries.includes(value) || euCountries.some((code) => code === value),
  shipTo: (value) => siteSettings.EUR.countries.includes(value),
  strip: (value) => isAnnouncementKey(value),
  language: (value) => /^[a-z]{2}$/.test(value),
  postcode: (value) => /^[A-Z]{2}:[A-Z0-9]{2,12}$/.test(value),
  units: (value) => unitSystems.some((each) => each === value),
}

export function isPreference(name: Preference, value: string): boolean {
  return allowed[name](value)
}

/** Returns the Set-Cookie header for a preference. Scripts can read the cookie, so that toggles need no request. */
export function cookieLine(name: Preference, value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const age = name === 'strip' ? '' : ` Max-Age=${preferenceSeconds};`
  return `${preferenceCookies[name]}=${value}; Path=/;${age} SameSite=Lax${secure}`
}
