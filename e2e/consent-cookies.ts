import { chooseAll, consentCookie, consentCookieValue } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { siteSettings, sites } from '#domain/sites.ts'

/** Cookies for a browser that has accepted the defaults on every local site, so that no cookie banner is shown. */
export const consentCookies = sites.map((site) => {
  const { hostLabel, consentDefault } = siteSettings[site]
  return {
    name: consentCookie,
    value: consentCookieValue(chooseAll(consentDefault === 'granted'), consentVersion([]), 0),
    domain: hostLabel === '' ? 'localhost' : `${hostLabel}.localhost`,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
})
