/** [REGION-029] */
export const preferredCountryCookie = 'preferred_country'

const preferredCountrySeconds = 365 * 24 * 60 * 60

/**
 * Returns the Set-Cookie line for the country that the shopper chose to stay in [REGION-016, REGION-028, REGION-029].
 */
export function preferredCountryLine(country: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${preferredCountryCookie}=${country}; Path=/; Max-Age=${preferredCountrySeconds}; SameSite=Lax${secure}`
}
