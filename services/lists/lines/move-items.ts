import type { ReceivedCall } from '#contract/kernel/call.ts'
import { toWireList, type lists } from '#contract/lists.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import { productIdsOf } from '#domain/cart/price-cart.ts'
import { canMove, isPurchaseList, movableTypes, type ListItem, type ListType } from '#domain/lists/list.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readAssortment } from '#services/catalog/steps.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { addListItems } from './add-list-items.ts'
import { splitRedeemedLines } from './split-redeemed.ts'
import { createList, readList, readVisibleList, takeItem } from '../repository.ts'
import { lockList } from '../steps.ts'

type Moving = ReceivedCall<typeof lists, 'POST /svc_list/lists/{id}/items/move'>
interface MoveDeps {
  db: Database
  settings: QuantitySettings
}

/**
 * Moves all these items to another list, or none. Locks both lists in id order, so that opposite moves do not deadlock
 * [LIST-238].
 */
export async function moveItems(received: Moving, { db, settings }: MoveDeps) {
  const { site, scope, params, body, refuse, now } = received
  const ids = [...new Set(body.items)]
  const type = movableTypes.find((each) => each === body.to)
  const source = await readVisibleList(db, scope, params.id)
  const requested = (source?.items ?? []).filter(({ id }) => ids.includes(id))
  const assortment = await readAssortment(db, site, requested.flatMap(productIdsOf), { groupId: scope.groupId, now })
  return writeOnce(db, received, async (tx) => {
    const { from, to } = await lockBoth(tx, received, type)
    if (from.id === to.id || !canMove(from.type, to.type)) throw refuse('not_movable')
    const taken: ListItem[] = []
    for (const id of ids) {
      const item = requested.some((each) => each.id === id) ? await takeItem(tx, from, id) : undefined
      if (!item) throw refuse('item_not_found')
      taken.push(item)
    }
    await addListItems(tx, to, taken, { assortment, settings, now, refuse })
    if (isPurchaseList(to.type)) await splitRedeemedLines(tx, scope, to)
    const [left, filled] = [await readList(tx, scope, from.id), await readList(tx, scope, to.id)]
    return { from: toWireList(left!), to: toWireList(filled!) }
  })
}

async function lockBoth(tx: Transaction, received: Moving, type: ListType | undefined) {
  const { scope, params, body, version, refuse } = received
  // Checks the source list first, so that no target list is opened if the source is missing.
  if (!(await readVisibleList(tx, scope, params.id))) throw refuse('list_not_found')
  const targetId = type ? (await createList(tx, scope, type)).id : body.to
  const lockSource = () => lockList(tx, { scope, version, refuse }, params.id)
  const lockTarget = () => lockList(tx, { scope, version: 'any', refuse }, targetId)
  if (targetId === params.id) throw refuse('not_movable')
  if (params.id < targetId) {
    const from = await lockSource()
    return { from, to: await lockTarget() }
  }
  const to = await lockTarget()
  return { from: await lockSource(), to }
}
