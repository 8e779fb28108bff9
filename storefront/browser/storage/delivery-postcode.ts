import { cookieLine, isPreference, preferenceCookies } from '#storefront/shell/header/preference-cookies.ts'
import { readCookie } from './read-cookie.ts'

/** Returns the postcode that deliveries in a country are estimated for, without blanks; undefined if none is stored. */
export function readDeliveryPostcode(cookies: string | undefined, country: string): string | undefined {
  const value = readCookie(cookies, preferenceCookies.postcode)
  if (value === undefined || !isPreference('postcode', value)) return undefined
  const [of, postcode] = value.split(':')
  return of === country ? postcode : undefined
}

/** Stores the postcode in this browser for a year. */
export function storeDeliveryPostcode(country: string, postcode: string): void {
  const value = `${country}:${postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`
  if (isPreference('postcode', value)) {
    document.cookie = cookieLine('postcode', value, location.protocol === 'https:')
  }
}
