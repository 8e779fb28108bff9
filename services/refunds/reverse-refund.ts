import type { Transaction } from '#platform/database.ts'
import { returnStock } from '#services/catalog/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { programs } from '#services/programs/steps.ts'
import { returnGifts } from '#services/registry/steps.ts'
import { returnFiveForFive } from '#services/shipping/steps.ts'
import { tickets } from '#services/tickets/steps.ts'

interface ReverseRefundInput {
  lines: readonly { itemId: string; qty: number }[]
  kind: 'cancel' | 'refund'
  isRestocked: boolean
  /** True if the entire order is refunded. */
  isWhole: boolean
}

/**
 * Reverses the effects of publishing within the refund's transaction: stock, tickets, programs, and registry counts.
 * For cancellations, also reverses earned discounts [ORDER-240, EARNED-207, REGISTRY-203].
 */
export async function reverseRefund(
  tx: Transaction,
  order: OrderRow,
  { lines, kind, isRestocked, isWhole }: ReverseRefundInput,
) {
  const { id, site, document } = order
  const back = lines.flatMap(({ itemId, qty }) => {
    const line = document.lines.find((each) => each.itemId === itemId)
    return line ? [{ line, qty }] : []
  })
  for (const { line, qty } of back) {
    const { itemId, metadata } = line
    if (line.ticket) await tickets.cancelLineTickets(tx, id, itemId, qty)
    if (kind === 'cancel' && metadata?.redeem && !isWhole) await tickets.giveBackSome(tx, id, metadata.redeem, qty)
    await programs.endOf(tx, id, itemId)
  }
  if (kind === 'cancel' && isWhole) {
    await tickets.giveBackUse(tx, id)
    await returnFiveForFive(tx, id)
  }
  if (document.registry) {
    const gifts = back.flatMap(({ line, qty }) => (line.request ? [{ request: line.request, qty }] : []))
    await returnGifts(tx, id, gifts)
  }
  await returnStock(
    tx,
    site,
    back.flatMap(({ line, qty }) =>
      // An event place always becomes available again; other items return to stock only if restocked.
      isRestocked || line.ticket || line.metadata?.eventRegistration
        ? (line.parts ?? [{ sellableId: line.sellableId, qty: line.qty }]).map((part) => ({
            sellableId: part.sellableId,
            qty: (part.qty / line.qty) * qty,
          }))
        : [],
    ),
  )
}
