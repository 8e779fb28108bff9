import { expiresBeforeReminder } from '#domain/quotes/draft-order.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { setListOpen } from '#services/lists/steps.ts'
import { cancelDraftQuote, extendDraftQuote, lockDraftOrderOfQuote } from './repository.ts'

interface Paid {
  site: Site
  listId: string
}

/** Reopens a draft order after its payment link was revoked, unless it was ordered. */
export async function reopenDraftOrder(tx: Transaction, { site, listId }: Paid): Promise<void> {
  if (await cancelDraftQuote(tx, site, listId)) await setListOpen(tx, { site, listId }, false)
}

/** Locks a payment link's draft order until commit. Returns false if this is not its most recent link. */
export async function lockDraftOrderOfLink(tx: Transaction, { site, listId }: Paid, linkId: string): Promise<boolean> {
  const draft = await lockDraftOrderOfQuote(tx, site, listId)
  return draft?.linkId === linkId
}

/** Extends a draft order's prices until its payment link expires. Returns false if it was ordered or canceled. */
export async function extendDraftOrder(tx: Transaction, { site, listId }: Paid, expiresAt: number): Promise<boolean> {
  // Sending the link again also emails it.
  const isReminded = !expiresBeforeReminder(tx.now, expiresAt)
  if (!(await extendDraftQuote(tx, site, listId, { until: expiresAt, isReminded }))) return false
  await setListOpen(tx, { site, listId }, true)
  return true
}
