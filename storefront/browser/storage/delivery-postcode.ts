import { cookieLine, isPreference, preferenceCookies } from '#storefront/shell/header/preference-cookies.ts'
import { readCookie } from './read-cookie.ts'

/** Where deliveries are estimated to: country and postcode, without blanks. */
export interface DeliveryPlace {
  country: string
  postcode: string
}

/** Returns the stored place, or undefined if there is none. */
export function readDeliveryPlace(cookies: string | undefined): DeliveryPlace | undefined {
  const value = readCookie(cookies, preferenceCookies.postcode)
  if (value === undefined || !isPreference('postcode', value)) return undefined
  const [country = '', postcode = ''] = value.split(':')
  return { country, postcode }
}

/** Returns the stored postcode if it is in a country. */
export function readDeliveryPostcode(cookies: string | undefined, country: string): string | undefined {
  const place = readDeliveryPlace(cookies)
  return place?.country === country ? place.postcode : undefined
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
