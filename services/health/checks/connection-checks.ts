import { endpointsState, searchState, vendorState } from '#domain/health/check-states.ts'
import { countDeliveryProblems } from '#services/analytics/steps.ts'
import { readOrphanedAuthorizations, readUncapturedOrders, readVendorResults } from '#services/orders/steps.ts'
import { readUnseenEvents } from '#services/payment-events/steps.ts'
import { readLinkRefundsToSee } from '#services/payment-links/steps.ts'
import { readUnseenRefunds } from '#services/refunds/steps.ts'
import { countEndpointProblems } from '#services/webhooks/steps.ts'
import { figures } from '../texts/en.ts'
import type { CheckDeps, Checks } from './check.ts'

const dayMs = 24 * 3_600_000
/** Time to reuse a count, because counting reads all products. */
const countedMs = 5 * 60_000
const recountedMs = 30_000

/** Counts payments that staff must review, by kind. */
async function paymentCounts({ db }: CheckDeps) {
  const captures = (await readUncapturedOrders(db, null)).length
  const events = (await readUnseenEvents(db)).length
  const refunds = (await readUnseenRefunds(db)).length + (await readLinkRefundsToSee(db)).length
  const authorizations = (await readOrphanedAuthorizations(db)).length
  return { captures, events, refunds, authorizations }
}

export const connectionChecks = {
  payments: async (deps) => {
    const counts = await paymentCounts(deps)
    const isClear = Object.values(counts).every((count) => count === 0)
    const link = counts.captures > 0 ? '/orders/captures' : '/orders?queue=refunded'
    return { state: isClear ? 'ok' : 'failing', figure: figures.payments(counts), ...(!isClear && { link }) }
  },
  vendors: async ({ db, now }) => {
    const results = await readVendorResults(db, now - dayMs)
    const state = vendorState(results.map(({ failuresInRow }) => failuresInRow))
    return { state, figure: figures.vendors(results, now), link: '/orders' }
  },
  webhooks: async ({ db }) => {
    const counts = await countEndpointProblems(db)
    return { state: endpointsState(counts), figure: figures.webhooks(counts), link: '/settings/webhooks' }
  },
  event_deliveries: async ({ db, now }) => {
    const counts = await countDeliveryProblems(db, now)
    const state = counts.failed > 0 || counts.paused > 0 ? 'warning' : 'ok'
    return { state, figure: figures.eventDeliveries(counts), link: '/settings/event-deliveries' }
  },
  search: async ({ db, index, now, countListed }) => {
    if (!index) return { state: 'ok', figure: figures.searchByDatabase }
    const { isBuilt, products } = index.status()
    const stateWith = (listed: number) => searchState({ isBuilt, indexed: products, listed })
    let listed = await countListed(db, now, countedMs)
    // The cached count may be from before an import.
    if (isBuilt && stateWith(listed) !== 'ok') listed = await countListed(db, now, recountedMs)
    const state = stateWith(listed)
    return { state, figure: figures.search(isBuilt, products, listed), link: '/products' }
  },
} as const satisfies Checks
