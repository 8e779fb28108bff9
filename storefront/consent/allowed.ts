import type { StoreCall } from '#contract/kernel/call-options.ts'
import { browserFamily } from '#domain/consent/browser-family.ts'
import {
  consentCookie,
  consentCookieLine,
  consentValue,
  readConsent,
  type ConsentCategory,
  type ConsentChoices,
  type ConsentState,
} from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/list-version.ts'
import { type Site, siteSettings } from '#domain/sites.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import { activeTags } from './tags/active-tags.ts'

const retryMs = 5_000
const listeners = new Set<() => void>()

/** Returns the choices that apply now. It reads the cookie each time, because another tab may change it. */
export function consentNow(site: Site): ConsentState {
  return readConsent({
    cookie: readCookie(document.cookie, consentCookie),
    siteDefault: siteSettings[site].consentDefault,
    version: currentVersion(),
    hasPrivacySignal: hasPrivacySignal(),
  })
}

/** Returns true if a category may store and send data now. Every optional service asks here. */
export function isAllowed(site: Site, category: ConsentCategory): boolean {
  return consentNow(site).choices[category]
}

/** Returns true if results may follow earlier searches: functional consent, and no privacy signal [SEARCH-072]. */
export function isPersonalized(site: Site): boolean {
  const { choices, hasPrivacySignal: isSignaled } = consentNow(site)
  return choices.functional && !isSignaled
}

/** Notifies a listener of each saved choice; returns a function that stops it. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Saves a choice in the cookie, then sends its record. The choice holds even if the record cannot be stored. */
export function saveChoices(call: StoreCall, choices: ConsentChoices, source: 'banner' | 'page'): void {
  const gpc = hasPrivacySignal()
  const saved = { ...choices, marketing: choices.marketing && !gpc }
  const value = consentValue(saved, currentVersion(), Date.now())
  document.cookie = consentCookieLine(value, location.protocol === 'https:')
  for (const listener of listeners) listener()
  const body = { ...saved, source, gpc, browser: browserFamily(navigator.userAgent) }
  const key = crypto.randomUUID()
  const send = () => call('POST /svc_ssr/consent', { body, key })
  send().catch(() => {
    setTimeout(() => void send().catch((error: unknown) => console.warn('Consent record not stored', error)), retryMs)
  })
}

function currentVersion(): number {
  return consentVersion(activeTags().map(({ name }) => name))
}

/** Global Privacy Control of the browser. */
function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
