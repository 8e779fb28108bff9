import { randomUUID } from 'node:crypto'
import { draftOrderName } from '#domain/quotes/draft-order.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import type { SettleDeps } from '#services/orders/placing-steps.ts'
import type { OrderDocument } from '#services/orders/steps.ts'
import { createLink } from './repository.ts'
import { mailLink, revokePaymentLink } from './staff-handlers.ts'
import { snapshotOf } from './view.ts'
export { mailLink as mailDraftOrderLink } from './staff-handlers.ts'

interface NewDraftOrderLink {
  site: Site
  /** Number of the draft order. */
  number: number
  listId: string
  customerId: number | null
  email: string
  note: string
  /** Epoch milliseconds. */
  expiresAt: number
  /** The order that the payment will place, with its current amounts. */
  order: OrderDocument
  sendsMail: boolean
  key: string
  fingerprint: string
}

/** Creates a draft order's payment link and returns its id. The email is optional. */
export async function createDraftOrderLink(tx: Transaction, created: NewDraftOrderLink): Promise<string> {
  const { site, number, listId, customerId, email, note, expiresAt, order, sendsMail, key, fingerprint } = created
  const id = randomUUID()
  await createLink(tx, {
    id,
    site,
    kind: 'draft_order',
    number: draftOrderName(number),
    listId,
    quoteVersion: 1,
    orderId: null,
    customerId,
    email,
    document: snapshotOf(order, 0),
    due: 0,
    allowsPart: false,
    note,
    expiresAt,
    locale: null,
    requestKey: `draft-order.${listId}`,
    requestFingerprint: fingerprint,
  })
  if (sendsMail) await mailLink(tx, { id, site, email }, key)
  return id
}

/**
 * Revokes a draft order's earlier payment link, and ends its payments in progress. `check` runs first in the same
 * transaction: it locks the draft order, and may refuse.
 */
export async function endDraftOrderLink(
  deps: SettleDeps,
  { site, id }: { site: Site; id: string },
  check?: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await revokePaymentLink(deps, { site, id }, check)
}
