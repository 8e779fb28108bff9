import {
  parseVisit,
  parseVisitor,
  visitIdleSeconds,
  serializeVisitor,
  serializeVisit,
  type Visit,
  type Visitor,
} from '#domain/analytics/visit.ts'
import type { ConsentChoices } from '#domain/consent/choices.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'

export const visitCookie = 'visit'
export const tabKey = 'tab'
export const visitorKey = 'visitor'
/** Session storage key for the reported experiments. */
export const exposuresKey = 'exposures'

interface StampDeps {
  page: { cookie: string }
  isHttps: boolean
  session: BrowserStorage
  local: BrowserStorage
  /** The shopper's current consent. */
  choices: () => ConsentChoices
  now: () => number
  newId: () => string
}

export interface Stamps {
  visitId: string
  /** Unix milliseconds. */
  visitStartedAt: number
  tabId: string
  anonymousId: string
}

/**
 * Creates ids for a browser, a visit, and a tab. A visit ends after 30 minutes without an event. Without functional
 * consent, visit and tab exist only in memory [ANALYTICS-500].
 */
export function createStamps({ page, isHttps, session, local, choices, now, newId }: StampDeps) {
  let visit: (Visit & { usedAt: number }) | null = null
  let tabId: string | null = null
  let visitor: Visitor | null = null

  const writeCookie = (value: string, seconds: number) => {
    page.cookie = `${visitCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`
  }
  const currentVisit = (isStored: boolean): Visit => {
    const at = now()
    const remembered = visit && at - visit.usedAt < visitIdleSeconds * 1_000 ? visit : null
    // A different tab may have started the visit.
    const known = (isStored ? parseVisit(readCookie(page.cookie, visitCookie)) : null) ?? remembered
    visit = { ...(known ?? { id: newId(), startedAt: at }), usedAt: at }
    if (isStored) writeCookie(serializeVisit(visit), visitIdleSeconds)
    return visit
  }
  const currentTab = (isStored: boolean): string => {
    tabId = (isStored ? session.getItem(tabKey) : null) ?? tabId ?? newId()
    if (isStored) session.setItem(tabKey, tabId)
    return tabId
  }
  const knownVisitor = (): Visitor =>
    parseVisitor(local.getItem(visitorKey)) ?? visitor ?? { anonymousId: newId(), sessionEnd: 0 }
  const save = (next: Visitor) => {
    visitor = next
    local.setItem(visitorKey, serializeVisitor(next))
  }

  return {
    /** Returns the ids for a current event, and extends the visit. Requires analytics consent. */
    current(): Stamps {
      const isStored = choices().functional
      if (!isStored) forgetVisit()
      const { id: visitId, startedAt: visitStartedAt } = currentVisit(isStored)
      visitor = knownVisitor()
      save(visitor)
      return { visitId, visitStartedAt, tabId: currentTab(isStored), anonymousId: visitor.anonymousId }
    },
    /** Returns the end of the last known session in Unix milliseconds, or 0 for a guest. */
    sessionEnd: () => knownVisitor().sessionEnd,
    setSessionEnd: (sessionEnd: number) => save({ ...knownVisitor(), sessionEnd }),
    /** Assigns the browser a new identity without a link to the last customer [ANALYTICS-444]. */
    reset() {
      session.removeItem(exposuresKey)
      save({ anonymousId: newId(), sessionEnd: 0 })
    },
    /** Deletes all stored ids after the shopper withdraws consent. */
    forget() {
      forgetVisit()
      local.removeItem(visitorKey)
      session.removeItem(exposuresKey)
      visit = visitor = tabId = null
    },
  }

  function forgetVisit() {
    if (readCookie(page.cookie, visitCookie) !== undefined) writeCookie('', 0)
    session.removeItem(tabKey)
  }
}

export type StampStore = ReturnType<typeof createStamps>
