import { shipToCookie } from '#domain/sessions/ship-to-cookie.ts'
import { euCountries, siteSettings } from '#domain/sites.ts'

/** Cookies hold for a year [SHELL-414, UI-012, REGION-409]. */
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
} as const
export type Preference = keyof typeof preferenceCookies

const allowed: Readonly<Record<Preference, (value: string) => boolean>> = {
  contrast: (value) => value === 'high' || value === 'normal',
  country: (value) => siteSettings.EUR.countries.includes(value) || euCountries.some((code) => code === value),
  shipTo: (value) => siteSettings.EUR.countries.includes(value),
  language: (value) => /^[a-z]{2}$/.test(value),
}

/** Whether a preference may have a value. */
export function isPreference(name: Preference, value: string): boolean {
  return allowed[name](value)
}

/** The Set-Cookie line of a preference; scripts read these cookies, so that the toggle works without a request. */
export function cookieLine(name: Preference, value: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${preferenceCookies[name]}=${value}; Path=/; Max-Age=${preferenceSeconds}; SameSite=Lax${secure}`
}
