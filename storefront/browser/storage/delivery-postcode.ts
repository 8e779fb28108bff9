import { cookieLine, isPreference, preferenceCookies } from '#storefront/shell/header/preference-cookies.ts'
import { readCookie } from './read-cookie.ts'

/** Returns the postcode that deliveries in a country are estimated for, without blanks; undefined if none is stored. */
export function readDeliveryPostcode(cookies: string | undefined, country: string): string | undefined {
  const value = readCookie(cookies, preferenceCookies.postcode)
  if (value === undefined || !isPreference('postcode', value)) return undefined
  const [of, postcode] = value.split(':')
  return of === country ? postcode : undefined
}

/** Returns the value of the cookie. */
export function deliveryPostcodeValue(country: string, typed: string): string {
  return `${country}:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`
}

/** Stores what was typed as a postcode in this browser for a year; returns false if it cannot be one. */
export function storeDeliveryPostcode(country: string, typed: string): boolean {
  const value = deliveryPostcodeValue(country, typed)
  if (!isPreference('postcode', value)) return false
  document.cookie = cookieLine('postcode', value, location.protocol === 'https:')
  return true
}

/** Deletes the stored postcode. */
export function forgetDeliveryPostcode(): void {
  document.cookie = `${preferenceCookies.postcode}=; Path=/; Max-Age=0; SameSite=Lax`
}
