import { readAppContext, type AppContext } from '#domain/app/app-context.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'

const cookies = { version: 'mobile_app_version', platform: 'mobile_app_platform' } as const
const flags = { version: 'mobileAppVersion', platform: 'mobileAppPlatform' } as const

/** Returns true for requests from the native app, which sends a query flag first and a cookie after that [APP-438]. */
export function isInApp(cookie: string | undefined, search: string): boolean {
  return /[?&]isMobileApp=(true|1)\b/.test(search) || readCookie(cookie, 'mobile_app') === '1'
}

/** Returns the native app's version and platform from its flags or cookies [ORDER-207]. */
export function appContextOf(cookie: string | undefined, search: string): AppContext {
  const query = new URLSearchParams(search)
  return readAppContext((name) => query.get(flags[name]) ?? readCookie(cookie, cookies[name]))
}
