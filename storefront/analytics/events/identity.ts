import { analyticsCustomer, type AnalyticsCustomer } from '#domain/analytics/customer.ts'
import { identityChange } from '#domain/analytics/visit.ts'
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
  /** Requests the customer, whose response is another signal. */
  requestCustomer: () => void
}

/** A session that started in this document, whose end is not known yet. */
const sessionMs = 86_400_000

/** Follows the session: logins, logouts, and the identity of the shopper. */
export function createIdentity({ isAllowed, track, run, identify, stamps, hash, requestCustomer }: IdentityDeps) {
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
  const end = (moment: Moment, isLogout: boolean) => {
    if (isLogout) track({ name: 'logout', properties: {} }, moment)
    customerId = null
    isRequested = false
    if (isAllowed()) stamps.reset()
  }
  const follow = (shopper: Shopper, moment: Moment) => {
    latest = { shopper, moment }
    if (shopper.customer) customerId = shopper.customer._id
    if (!isAllowed()) return
    const exp = shopper.exp > 0 ? shopper.exp : Math.max(stamps.sessionEnd(), moment.at + sessionMs)
    const change = identityChange(stamps.sessionEnd(), { groupId: shopper.groupId, exp }, moment.at)
    if (change === 'login') track({ name: 'login', properties: {} }, moment)
    if (change === 'logout' || change === 'expired') end(moment, change === 'logout')
    if (!isLoggedIn(shopper)) return run(send(shopper, moment))
    stamps.setSessionEnd(exp)
    if (shopper.customer) return run(send(shopper, moment))
    if (isRequested || customerId !== null) return
    isRequested = true
    requestCustomer()
  }
  return {
    follow,
    /** Returns the logged-in customer's id if it is known. */
    customerId: () => customerId,
    logout(moment: Moment) {
      latest = null
      end(moment, true)
      run(send({ exp: 0, groupId: 0 }, moment))
    },
    sessionEnd(moment: Moment) {
      end(moment, false)
    },
    /** Reports the known shopper after consent is given. */
    resume() {
      if (latest) follow(latest.shopper, latest.moment)
    },
  }
}
