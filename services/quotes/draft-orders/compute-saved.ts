import { isDeliveryChanged, type DraftOrderProblem } from '#domain/quotes/draft-order.ts'
import { computeDraft, type ComputedDraft, type DraftDeps, type EnteredDraft } from './compute-draft.ts'
import type { DraftOrderRow } from './repository.ts'

/** Returns a saved draft order as an entry with its saved prices and delivery price. */
export function toEnteredDraft({ email, customerId, document }: DraftOrderRow): EnteredDraft {
  const { lines, address, shipping, note, reason } = document
  return {
    email,
    forAccount: customerId !== null,
    lines,
    address,
    rates: shipping?.chosen ?? [],
    shippingPrice: shipping?.price ?? null,
    note,
    reason,
  }
}

/**
 * Computes a draft order as it was saved. If the delivery option or the account has changed since, staff must save it
 * again first: the agreed price would apply to the new option, or another account would own the order.
 */
export async function computeSavedDraft(deps: DraftDeps, draft: DraftOrderRow, now: number): Promise<ComputedDraft> {
  const { site, document, customerId } = draft
  const computed = await computeDraft(deps, site, toEnteredDraft(draft), document.lines, now)
  const problems: DraftOrderProblem[] = [...computed.problems]
  if (isDeliveryChanged(document.shipping, computed.document.shipping)) problems.push('delivery_changed')
  if (computed.scope.customerId !== customerId) problems.push('account_changed')
  return { ...computed, problems }
}
