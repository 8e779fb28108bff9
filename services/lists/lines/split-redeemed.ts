import { partsOf } from '#domain/cart/parts.ts'
import { maxLines, type ListItem } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Transaction } from '#platform/database.ts'
import { tickets } from '#services/tickets/steps.ts'
import { addItem, changeItem, countLines, readList, type LockedList } from '../repository.ts'

/** Moves units beyond an earned discount's remaining uses to a line at the regular price [CART-239]. */
export async function splitRedeemedLines(tx: Transaction, scope: Scope, list: LockedList) {
  const items = (await readList(tx, scope, list.id))!.items.filter(({ metadata }) => metadata.redeem !== undefined)
  if (items.length === 0) return
  const earned = await tickets.readEarned(tx, scope)
  const remaining = new Map([...earned].map(([id, { remainingUses }]) => [id, remainingUses]))
  for (const item of items) {
    const discount = earned.get(item.metadata.redeem!)
    if (!discount || ![item.productId, partsOf(item)[0]!.id].includes(discount.productId)) continue
    const uses = remaining.get(discount.id)!
    remaining.set(discount.id, Math.max(0, uses - item.qty))
    if (uses > 0 && uses < item.qty && (await countLines(tx, list)) < maxLines) await split(tx, list, item, uses)
  }
}

async function split(tx: Transaction, list: LockedList, item: ListItem, uses: number) {
  const { redeem: _, ...metadata } = item.metadata
  await changeItem(tx, list, item.id, uses)
  await addItem(tx, list, { ...item, qty: item.qty - uses, metadata })
}
