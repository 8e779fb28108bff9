import type { IncomingMessage } from 'node:http'
import { defaultUnits, unitSystems } from '#domain/measures/units.ts'
import { siteSettings } from '#domain/sites.ts'
import { appContextOf, isInApp } from '#storefront/page/app-context.ts'
import { consentCookie } from '#domain/consent/choices.ts'
import { preferencesPath } from '#storefront/consent/preferences-path.ts'
import { closedField, isClosedValue } from '../five-for-five/closed-drawer.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { PageHandlerInput } from './page-handler-input.ts'
import type { Visit } from './visit.ts'
import { readDeliveryPlace } from '#storefront/browser/storage/delivery-postcode.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import { isPreference, preferenceCookies } from '../shell/header/preference-cookies.ts'
import { languageOf } from '../texts.ts'
import type { LocalePreference } from './request/locale.ts'

/** Returns the language and country from a request's cookies, if present. */
export function readLocalePreference({ headers }: Pick<IncomingMessage, 'headers'>): LocalePreference {
  const [language, country] = (['language', 'country'] as const).map((name) => {
    const value = readCookie(headers.cookie, preferenceCookies[name])
    return value !== undefined && isPreference(name, value) ? value : undefined
  })
  return { language, country }
}

/**
 * Returns the shop for a visit: the site and locale come from the URL, and the ship-to country, contrast, and units
 * from cookies.
 */
export function shopFor(
  {
    brand,
    brandSlug,
    cardBrands,
    isLive,
    look,
    openSites,
    siteUrls,
    socialLinks,
    taxOf,
  }: Pick<
    PageHandlerInput,
    'brand' | 'brandSlug' | 'cardBrands' | 'isLive' | 'look' | 'openSites' | 'siteUrls' | 'socialLinks' | 'taxOf'
  >,
  { request, site, resolved: { locale } }: Pick<Visit, 'request' | 'site' | 'resolved'>,
  now: number,
): Shop {
  const { cookie } = request.headers
  const preferred = readCookie(cookie, preferenceCookies.shipTo)
  const closed = readCookie(cookie, preferenceCookies.strip)
  const units = readCookie(cookie, preferenceCookies.units)
  const { countries } = siteSettings[site]
  const country =
    site === 'EUR' && preferred !== undefined && countries.includes(preferred) ? preferred : locale.country
  return {
    site,
    locale,
    language: languageOf(locale.tag),
    country,
    contrast: readCookie(cookie, preferenceCookies.contrast) === 'high' ? 'high' : 'normal',
    units: unitSystems.find((each) => each === units) ?? defaultUnits(site),
    closedStrip: closed !== undefined && isPreference('strip', closed) ? closed : null,
    isDrawerClosed: isClosedValue(readCookie(cookie, closedField)),
    isApp: isInApp(cookie, request.url ?? ''),
    ...(isLive && { isLive }),
    brand,
    ...(brandSlug !== undefined && { brandSlug }),
    ...(look?.logo && { logo: look.logo }),
    openSites,
    siteUrls,
    socialLinks: socialLinks[site],
    cardBrands,
    tax: siteSettings[site].taxDisplay === 'vat' ? taxOf(site, country) : null,
    now,
  }
}

/** Returns the shop for a personal page, with the stored delivery place and the native app's version and platform. */
export function personalShopFor(...visiting: Parameters<typeof shopFor>): Shop {
  const shared = shopFor(...visiting)
  const [, { request, resolved }] = visiting
  const deliveryPlace = readDeliveryPlace(request.headers.cookie)
  const shop = {
    ...shared,
    ...(deliveryPlace && { deliveryPlace }),
    ...(resolved.path.startsWith(preferencesPath) && { privacy: privacyOf(request) }),
  }
  const search = URL.parse(request.url ?? '', 'http://localhost')?.search ?? ''
  return shop.isApp ? { ...shop, app: appContextOf(request.headers.cookie, search) } : shop
}

function privacyOf({ headers }: IncomingMessage): NonNullable<Shop['privacy']> {
  const cookie = readCookie(headers.cookie, consentCookie)
  return { ...(cookie !== undefined && { cookie }), hasSignal: headers['sec-gpc'] === '1' }
}
