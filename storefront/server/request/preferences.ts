import { safeTarget } from '#domain/routes/redirect.ts'
import { closedField, closedCookieLine, isClosedValue } from '../../five-for-five/closed-drawer.ts'
import { deliveryPostcodeValue } from '#storefront/browser/storage/delivery-postcode.ts'
import { cookieLine, isPreference, type Preference, preferenceCookies } from '../../shell/header/preference-cookies.ts'

function typedPostcode(form: Pick<URLSearchParams, 'get'>): string | null {
  const [country, postcode] = [form.get('postcodeCountry'), form.get('postcode')]
  return country === null || postcode === null ? null : deliveryPostcodeValue(country, postcode)
}

/** Returns the cookies set by a preferences form and the shop page to return to. */
export function preferencesFrom(
  form: Pick<URLSearchParams, 'get'>,
  isHttps: boolean,
): { to: string; cookies: string[] } {
  const back = form.get('back') ?? '/'
  const cookies = (Object.keys(preferenceCookies) as Preference[]).flatMap((name) => {
    const value = name === 'postcode' ? typedPostcode(form) : form.get(name)
    return value !== null && isPreference(name, value) ? [cookieLine(name, value, isHttps)] : []
  })
  const closed = isClosedValue(form.get(closedField)) ? [closedCookieLine(isHttps)] : []
  return { to: safeTarget(back) ?? '/', cookies: [...cookies, ...closed] }
}
