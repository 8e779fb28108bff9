import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import { setListOpen } from '#services/lists/steps.ts'
import { cancelDraftQuote, extendDraftQuote } from './repository.ts'

interface Paid {
  site: Site
  listId: string
}

/** Reopens a draft order whose payment link was revoked. Does not change one that was ordered. */
export async function reopenDraftOrder(tx: Transaction, { site, listId }: Paid): Promise<void> {
  if (await cancelDraftQuote(tx, site, listId)) await setListOpen(tx, { site, listId }, false)
}

/** Makes the prices of a draft order valid until its payment link expires. */
export async function extendDraftOrder(tx: Transaction, { site, listId }: Paid, expiresAt: number): Promise<void> {
  if (await extendDraftQuote(tx, site, listId, expiresAt)) await setListOpen(tx, { site, listId }, true)
}
