import type { Refuse } from '#contract/kernel/call.ts'
import type { addItemRefusals } from '#contract/lists.ts'
import { toRequest, type WireRequest } from '#contract/codec/buy-request.ts'
import { partsOf } from '#domain/cart/parts.ts'
import { productIdsOf } from '#domain/cart/price-cart.ts'
import { capQuantity, type CappedLine } from '#domain/cart/cap-quantity.ts'
import type { QuantitySettings } from '#domain/cart/quantity.ts'
import { isPurchaseList, type BuyRequest, type List } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { readAssortment, readSellables } from '#services/catalog/steps.ts'
import { resolveRecipes } from '#services/recipes/steps.ts'
import { addListItems } from './add-list-items.ts'
import { splitRedeemedLines } from './split-redeemed.ts'
import {
  changeItem,
  sumUnitsByProduct,
  readRemovedItem,
  removeItem,
  takeRemovedItem,
  type LockedList,
} from '../repository.ts'

type OpenList = LockedList & List

/** How to lock the list for a write, and how to build the response stored for retries. */
export interface WriteTarget<T> {
  lock: (tx: Transaction) => Promise<OpenList>
  reply: (tx: Transaction, list: OpenList, capped: readonly CappedLine[]) => Promise<T>
}

interface Write {
  site: Site
  scope: Scope
  now: number
  key: string
  fingerprint: string
}
type PutWrite = Write & { refuse: Refuse<typeof addItemRefusals> }
type ItemWrite<Refusals = unknown> = Write & {
  params: { itemId: string }
  refuse: Refuse<{ item_not_found: { status: 404 } } & Refusals>
}

interface Deps {
  db: Database
  settings: QuantitySettings
}

/** Adds all items or none: if one item cannot be added, the whole request is refused. */
export async function addItems<T>(
  received: PutWrite & { body: { items: readonly WireRequest[] } },
  { db, settings }: Deps,
  { lock, reply }: WriteTarget<T>,
): Promise<T> {
  const { site, scope, body, refuse, now } = received
  const items = await withRecipes(db, body.items.map(toRequest), refuse)
  // Read before the transaction; within it, the call to another area would wait for a second connection.
  const assortment = await readAssortment(db, site, items.flatMap(productIdsOf), { groupId: scope.groupId, now })
  return writeOnce(db, received, async (tx) => {
    const list = await lock(tx)
    const capped = await addListItems(tx, list, items, { assortment, settings, now, refuse, isCapped: true })
    if (isPurchaseList(list.type)) await splitRedeemedLines(tx, scope, list)
    return reply(tx, list, capped)
  })
}

/**
 * Sets an item's quantity, capped at the product's maximum. Lowering it is always allowed, so that a line above its
 * maximum can be reduced step by step [CART-222].
 */
export async function changeQuantity<T>(
  received: ItemWrite & { body: { qty: number } },
  seen: List | undefined,
  { db, settings }: Deps,
  { lock, reply }: WriteTarget<T>,
): Promise<T> {
  const { site, scope, params, body, refuse, now } = received
  const isItem = ({ id }: { id: string }) => id === params.itemId
  const read = seen?.items.find(isItem)
  const offers = await readSellables(db, site, read ? partsOf(read).map(({ id }) => id) : [], now)
  return writeOnce(db, received, async (tx) => {
    const list = await lock(tx)
    const item = list.items.find(isItem)
    if (!item) throw refuse('item_not_found')
    const raise = { ...item, qty: Math.max(0, body.qty - item.qty) }
    const { qty, capped } = isPurchaseList(list.type)
      ? capQuantity(raise, await sumUnitsByProduct(tx, list), { offers, settings, now })
      : { ...raise, capped: null }
    await changeItem(tx, list, item.id, Math.min(body.qty, item.qty + qty))
    if (isPurchaseList(list.type)) await splitRedeemedLines(tx, scope, list)
    return reply(tx, list, capped ? [capped] : [])
  })
}

export async function removeLine<T>(
  received: ItemWrite,
  { db }: Pick<Deps, 'db'>,
  { lock, reply }: WriteTarget<T>,
): Promise<T> {
  const { params, refuse } = received
  return writeOnce(db, received, async (tx) => {
    const list = await lock(tx)
    if (!(await removeItem(tx, list, params.itemId))) throw refuse('item_not_found')
    return reply(tx, list, [])
  })
}

/** Restores a removed item to the shopper's list, within the current limits. */
export async function restoreLine<T>(
  received: ItemWrite<typeof addItemRefusals>,
  seen: List | undefined,
  { db, settings }: Deps,
  { lock, reply }: WriteTarget<T>,
): Promise<T> {
  const { site, scope, params, refuse, now } = received
  const removed = seen && (await readRemovedItem(db, seen.id, params.itemId))
  const assortment = await readAssortment(db, site, removed ? productIdsOf(removed) : [], {
    groupId: scope.groupId,
    now,
  })
  return writeOnce(db, received, async (tx) => {
    const list = await lock(tx)
    const item = await takeRemovedItem(tx, list, params.itemId)
    if (!item) throw refuse('item_not_found')
    const putting = { assortment, settings, now, refuse, isCapped: true, isRestored: true }
    const capped = await addListItems(tx, list, [item], putting)
    if (isPurchaseList(list.type)) await splitRedeemedLines(tx, scope, list)
    return reply(tx, list, capped)
  })
}

/** Replaces recipe ids with their contents [CART-240]. */
async function withRecipes(db: QueryRunner, items: readonly BuyRequest[], refuse: Refuse<typeof addItemRefusals>) {
  const followed = await resolveRecipes(db, items)
  return followed.map((item, index) => {
    const { productId } = items[index]!
    if (!item) throw refuse('invalid_item', { productId, cause: 'unknown_recipe', message: 'Unknown recipe' })
    return item
  })
}
