import type { consent } from '#contract/consent.ts'
import { choiceTime, consentCookie, consentLifetimeSeconds, consentCookieValue } from '#domain/consent/choices.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { PaymentService } from '#domain/consent/services.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { insertRecord, readRecords } from './repository.ts'

export interface ConsentDeps {
  db: Database
  /** The third parties that the settings enable; undefined means none. */
  thirdParties?: {
    payment: readonly PaymentService[]
    tags: readonly Tag[]
    /** Destinations that receive events from the server itself. */
    destinations: readonly ServerDestination[]
  }
}

export const consentHandlers: Handlers<typeof consent, ConsentDeps> = {
  async 'GET /svc_ssr/consent/services'(_, { thirdParties }) {
    const { payment = [], tags = [], destinations = [] } = thirdParties ?? {}
    return { payment: [...payment], tags: [...tags], destinations: [...destinations] }
  },

  async 'POST /svc_ssr/consent'(received, { db }) {
    const { scope, body, cookies, now } = received
    const { source, gpc, browser, version, ts, ...chosen } = body
    const choices = { ...chosen, marketing: chosen.marketing && !gpc }
    const reply = await writeOnce(db, received, async (tx) => {
      await insertRecord(tx, scope, { ...choices, source, gpc, browser, version, at: now })
      return { success: true } as const
    })
    // A late or repeated request must not replace a newer choice.
    if (choiceTime(cookies.get(consentCookie, 'preference')) <= ts)
      cookies.set(consentCookie, consentCookieValue(choices, version, ts), consentLifetimeSeconds, 'preference')
    return reply
  },

  async 'GET /svc_ssr/consent/records'({ query, now }, { db }) {
    const records = await readRecords(db, query.after, query.limit, now)
    return { records, last: records.at(-1)?.number ?? query.after }
  },
}
