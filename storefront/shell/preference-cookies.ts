import { shipToCookie } from '#domain/sessions/ship-to-cookie.ts'
import { euCountries, siteSettings } from '#domain/sites.ts'

/** Cookies hold for a year, that of a closed strip as long as the browser is open [PROMO-005, SHELL-414, UI-012, REGION-409]. */
const preferenceSeconds = 365 * 24 * 60 * 60

/**
 * The cookies of what a shopper prefers. Language and country choose the locale of an address without one; where goods
 * are shipped to, and so whose VAT is shown, is chosen apart from them [REGION-029, REGION-411].
 */
export const preferenceCookies = {
  contrast: 'high_contrast',
  country: 'country',
  language: 'lang',
  shipTo: shipToCookie,
  /** The strip above the header that was closed. */
  strip: 'strip',
} as const
export type Preference = keyof typeof preferenceCookies

const allowed: Readonly<Record<Preference, (value: string) => boolean>> = {
  contrast: (value) => value === 'high' || value === 'normal',
  country: (value) => siteSettings.EUR.countries.includes(value) || euCountries.some((code) => code === value),
  shipTo: (value) => siteSettings.EUR.countries.includes(value),
  strip: (value) => /^[a-z_]{1,20}$/.test(value),
  language: (value) => /^[a-z]{2}$/.test(value),
}

/** Whether a preference may have a value. */
export function isPreference(name: Preference, value: string): boolean {
  return allowed[name](value)
}

/** The Set-Cookie line of a preference; scripts read these cookies, so that the toggle works without a request. */
export function cookieLine(name: Preference, value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const age = name === 'strip' ? '' : ` Max-Age=${preferenceSeconds};`
  return `${preferenceCookies[name]}=${value}; Path=/;${age} SameSite=Lax${secure}`
}
