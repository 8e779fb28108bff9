import type { Site } from '#domain/sites.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { consentCategories } from '#domain/consent/choices.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { currentConsent } from '#storefront/consent/consent-state.ts'
import { createStamps, type StampStore } from './stamps.ts'

let stamps: StampStore | undefined

/** Returns this browser's ids, created once per document. */
export function browserStamps(site: Site): StampStore {
  stamps ??= createStamps({
    page: document,
    isHttps: location.protocol === 'https:',
    session: browserStorage('sessionStorage'),
    local: browserStorage('localStorage'),
    choices: () => currentConsent(site).choices,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  })
  return stamps
}

/**
 * Returns the analytics part of an order's metadata, which is empty without analytics consent and on the server
 * [ANALYTICS-201, ORDER-210].
 */
export function orderStamps(site: Site) {
  if (typeof document === 'undefined') return {}
  const { choices } = currentConsent(site)
  if (!choices[eventConsent]) return {}
  const { visitId, tabId, visitStartedAt, anonymousId } = browserStamps(site).current()
  const consents = consentCategories.filter((category) => choices[category])
  return { rsAnonId: anonymousId, analytics: { visitId, tabId, visitStartedAt, consents } }
}
