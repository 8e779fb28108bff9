import type { StoreCall } from '#contract/kernel/call-options.ts'
import { browserFamily } from '#domain/consent/browser-family.ts'
import {
  choiceTime,
  consentCookie,
  consentCookieLine,
  consentCookieValue,
  nextChoiceTime,
  readConsent,
  type ConsentCategory,
  type ConsentChoices,
  type ConsentState,
} from '#domain/consent/choices.ts'
import { type Site, siteSettings } from '#domain/sites.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import { documentListVersion } from './tags/active-tags.ts'

const retryMs = 5_000
/** `sent` resolves after the first attempt to send the record, even if it was not stored. */
type ConsentListener = (sent: Promise<void>) => void
const listeners = new Set<ConsentListener>()

/** Returns the current choices. Reads the cookie each time, because a different tab may change it. */
export function currentConsent(site: Site): ConsentState {
  return readConsent({
    cookie: savedCookie(),
    siteDefault: siteSettings[site].consentDefault,
    version: documentListVersion(),
    hasPrivacySignal: hasPrivacySignal(),
  })
}

/** Returns true if a category may store and send data now. Every optional service must call this. */
export function isAllowed(site: Site, category: ConsentCategory): boolean {
  return currentConsent(site).choices[category]
}

/** Returns true if results may use earlier searches: functional consent and no privacy signal [SEARCH-072]. */
export function isPersonalized(site: Site): boolean {
  const { choices, hasPrivacySignal: isSignaled } = currentConsent(site)
  return choices.functional && !isSignaled
}

/** Notifies a listener of each saved choice. Returns a function that unsubscribes it. */
export function onConsentChange(listener: ConsentListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Saves a choice in the cookie, then sends its record. The choice applies even if the record cannot be stored.
 * `version` is the list version that the shopper saw.
 */
export function saveChoices(
  call: StoreCall,
  choices: ConsentChoices,
  source: 'banner' | 'page',
  version = documentListVersion(),
): void {
  const gpc = hasPrivacySignal()
  const saved = { ...choices, marketing: choices.marketing && !gpc }
  const ts = nextChoiceTime(savedCookie(), Date.now())
  const value = consentCookieValue(saved, version, ts)
  writeCookie(value)
  const body = { ...saved, source, gpc, browser: browserFamily(navigator.userAgent), version, ts }
  const key = crypto.randomUUID()
  const send = () =>
    inTurn(async () => {
      const newest = choiceTime(savedCookie())
      if (newest > ts) return
      // The response to an earlier choice has overwritten this one in the cookie.
      if (newest < ts) writeCookie(value)
      await call('POST /svc_ssr/consent', { body, key })
    })
  const sent = send().catch(() => {
    setTimeout(() => void send().catch((error: unknown) => console.warn('Consent record not stored', error)), retryMs)
  })
  for (const listener of listeners) listener(sent)
}

/** Each response sets the cookie, so tabs send one record at a time. Locks are unavailable without a secure context. */
async function inTurn(send: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(consentCookie, send) : send()
}

function savedCookie(): string | undefined {
  return readCookie(document.cookie, consentCookie)
}

function writeCookie(value: string): void {
  document.cookie = consentCookieLine(value, location.protocol === 'https:')
}

/** Returns the browser's Global Privacy Control setting. */
function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
