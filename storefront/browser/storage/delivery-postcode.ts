import { cookieLine, isPreference, preferenceCookies } from '#storefront/shell/header/preference-cookies.ts'
import { readCookie } from './read-cookie.ts'

/** Destination for delivery estimates: country and postcode, without spaces. */
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

/** Returns the stored postcode if it belongs to this country. */
export function readDeliveryPostcode(cookies: string | undefined, country: string): string | undefined {
  const place = readDeliveryPlace(cookies)
  return place?.country === country ? place.postcode : undefined
}

/** Returns the cookie value for a postcode, such as 'US:43215'. */
export function deliveryPostcodeValue(country: string, typed: string): string {
  return `${country}:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`
}

/** Stores the entered postcode in this browser for a year. Returns false if it cannot be a postcode. */
export function storeDeliveryPostcode(country: string, typed: string): boolean {
  const value = deliveryPostcodeValue(country, typed)
  if (!isPreference('postcode', value)) return false
  document.cookie = cookieLine('postcode', value, location.protocol === 'https:')
  return true
}

export function deleteDeliveryPostcode(): void {
  document.cookie = `${preferenceCookies.postcode}=; Path=/; Max-Age=0; SameSite=Lax`
}
