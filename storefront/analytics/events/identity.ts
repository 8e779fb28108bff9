import { analyticsCustomer, type AnalyticsCustomer } from '#domain/analytics/customer.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { Shopper } from '../signals/signal.ts'
import type { StampStore } from '../visit/stamps.ts'
import type { Moment, Run, Track } from './moment.ts'

interface IdentityDeps {
  isAllowed: () => boolean
  track: Track
  run: Run
  identify: (customer: AnalyticsCustomer, moment: Moment) => void
  stamps: Pick<StampStore, 'sessionEnd' | 'setSessionEnd' | 'reset'>
  hash: (text: string) => Promise<string | null>
  /** Requests the customer. The response arrives as another signal. */
  requestCustomer: () => void
}

/** Assumed duration of a session that started in this document, until its actual expiry is known. */
const sessionMs = 86_400_000

const guest: Shopper = { exp: 0, groupId: 0 }

/** Tracks the session: logins, logouts, and the shopper's identity. */
export function createIdentityEvents({ isAllowed, track, run, identify, stamps, hash, requestCustomer }: IdentityDeps) {
  let latest: { shopper: Shopper; moment: Moment } | null = null
  let isRequested = false
  let sent = ''
  let customerId: number | null = null

  const send = async ({ customer }: Shopper, moment: Moment) => {
    const known = analyticsCustomer(customer ?? null, customer ? await hash(customer.email) : null)
    const text = JSON.stringify(known)
    if (text === sent) return
    sent = text
    identify(known, moment)
  }
  const end = () => {
    isRequested = false
    if (isAllowed() && stamps.sessionEnd() > 0) stamps.reset()
  }
  const follow = (reported: Shopper, moment: Moment) => {
    const isCustomer = isLoggedIn(reported)
    // A response about the session alone contains no customer.
    const customer = reported.customer ?? (isCustomer ? latest?.shopper.customer : undefined)
    const shopper = { ...reported, ...(customer && { customer }) }
    if (!isCustomer) end()
    latest = { shopper, moment }
    customerId = (isCustomer && customer?._id) || null
    if (!isAllowed()) return
    if (!isCustomer) return run(send(shopper, moment))
    stamps.setSessionEnd(shopper.exp > 0 ? shopper.exp : Math.max(stamps.sessionEnd(), moment.at + sessionMs))
    if (customer) return run(send(shopper, moment))
    if (isRequested) return
    isRequested = true
    requestCustomer()
  }
  return {
    follow,
    /** Returns the logged-in customer's id if it is known. */
    customerId: () => customerId,
    /** Reports a login call. Session responses show only that a session exists [ANALYTICS-439]. */
    login(moment: Moment) {
      track({ name: 'login', properties: {} }, moment)
    },
    /** Reports a logout call, and gives the browser a new identity [ANALYTICS-440, ANALYTICS-444]. */
    logout(moment: Moment) {
      track({ name: 'logout', properties: {} }, moment)
      if (isAllowed()) stamps.reset()
      follow(guest, moment)
    },
    /** Handles a session that expired. */
    sessionEnd(moment: Moment) {
      follow(guest, moment)
    },
    /** Deletes the sent identity after the shopper withdraws consent, because the browser gets a new id. */
    forget() {
      sent = ''
      isRequested = false
    },
    /** Reports the known shopper after consent. */
    resume() {
      if (latest) follow(latest.shopper, latest.moment)
    },
  }
}
