import { partsOf } from '#domain/cart/parts.ts'
import { quantityLimit, type QuantitySettings } from '#domain/cart/quantity.ts'
import type { BuyRequest, List } from '#domain/lists/list.ts'
import { giftKey } from '#domain/registry/registry.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { readSellables } from '#services/catalog/steps.ts'
import { mergeChoiceTime } from './active-list.ts'
import { lockOpenCart, lockOpenGiftList } from './lock-list.ts'
import {
  addItem,
  changeItem,
  changeMetadata,
  lockActiveList,
  deleteList,
  sumUnitsByProduct,
  readActiveList,
  readList,
  readLists,
  type LockedList,
} from './repository.ts'
import { createCapacityCheck } from './lines/list-capacity.ts'
import { moveGuestWishlist } from './guest-wishlist.ts'

/** Numbers of merged lines: those added with all their units, and those that already existed or were capped. */
interface Merged {
  added: number
  kept: number
}

const maxUnits = 9_999

// Also moves the list's orders, because one may have been placed after the guest's other orders were moved.
const takeBeingPaid = statement<{ id: string }>(
  'list.take-being-paid',
  `update shop_order set customer_id = $2, guest_token = null
   where list_id = $1 and status in ('new', 'payment_pending') returning id`,
)
const isBeingPaid = statement<{ id: string }>(
  'list.is-being-paid',
  `select id from shop_order where list_id = $1 and status in ('new', 'payment_pending')`,
)
const handOver = statement('list.hand-over', 'update list set customer_id = $2, guest_token = null where id = $1')

/**
 * Merges a guest's lists into the customer's at login. Quantities of equal cart lines are added, up to the maximum. If
 * one cart has a pending payment, the other cart is merged into it [LIST-232].
 */
export async function mergeGuestCart(
  tx: Transaction,
  guest: Scope,
  customer: Scope,
  settings: QuantitySettings,
  now: number,
): Promise<Merged & { gifts: number }> {
  await moveGuestWishlist(tx, guest, customer)
  await mergeBuyNow(tx, guest, customer)
  const gifts = await mergeGifts(tx, guest, customer)
  return { ...(await mergeCart(tx, guest, customer, settings, now)), gifts }
}

async function mergeCart(
  tx: Transaction,
  guest: Scope,
  customer: Scope,
  settings: QuantitySettings,
  now: number,
): Promise<Merged> {
  const claimed = await lockMergeCart(tx, guest)
  if (!claimed) return { added: 0, kept: 0 }
  const from = (await readList(tx, guest, claimed.id))!
  const isPaid = (await tx.run(takeBeingPaid, [from.id, customer.customerId])).length > 0
  if (isPaid) return goOnWith(tx, claimed, from.items, customer)
  const { cart, target } = await lockOpenCart(tx, customer)
  const offers = await readSellables(
    tx,
    customer.site,
    from.items.flatMap((item) => partsOf(item).map(({ id }) => id)),
    now,
  )
  const pieces = await sumUnitsByProduct(tx, target)
  let added = 0
  const hasRoom = createCapacityCheck(cart.items)
  for (const item of from.items) {
    const parts = partsOf(item)
    const rooms = parts.map(({ id, qty }) => {
      const offer = offers.get(id)
      const max = offer ? quantityLimit(offer, settings, now).most : 0
      return Math.floor((max - (pieces.get(id) ?? 0)) / qty)
    })
    const qty = Math.max(0, Math.min(item.qty, ...rooms))
    if (qty === 0 || !hasRoom(item)) continue
    await addItem(tx, target, { ...item, qty })
    for (const part of parts) pieces.set(part.id, (pieces.get(part.id) ?? 0) + qty * part.qty)
    added++
  }
  await deleteList(tx, claimed)
  return { added, kept: cart.items.length }
}

/** Replaces the customer's buy-now list with the guest's. */
async function mergeBuyNow(tx: Transaction, guest: Scope, customer: Scope) {
  const list = await readActiveList(tx, guest, 'buyNow')
  if (!list) return
  const remaining = await readActiveList(tx, customer, 'buyNow')
  const locked = remaining && (await lockActiveList(tx, customer, remaining.id, null))
  if (locked) await changeMetadata(tx, locked, { isActive: false })
  if (await lockActiveList(tx, guest, list.id, null)) await tx.run(handOver, [list.id, customer.customerId])
}

/**
 * Merges gift lists by registry, with one line per gift and no cap, because the buyer confirms an excess before paying.
 * Returns the number of merged lines.
 */
async function mergeGifts(tx: Transaction, guest: Scope, customer: Scope): Promise<number> {
  let seen = 0
  for (const { id, type, registry } of await readLists(tx, guest, true)) {
    const mine = type === 'registryPurchase' ? await lockActiveList(tx, guest, id, null) : undefined
    if (!mine) continue
    await tx.run(takeBeingPaid, [id, customer.customerId])
    const from = (await readList(tx, guest, id))!
    const { cart: to, target: theirs } = await lockOpenGiftList(tx, customer, registry)
    const isPaid = async (list: LockedList) => (await tx.run(isBeingPaid, [list.id])).length > 0
    // A list with a pending payment remains. If both lists have one, or the merged list would be too long, they are
    // merged when an order ends.
    const isTheirsPaid = await isPaid(theirs)
    if ((isTheirsPaid && (await isPaid(mine))) || !from.items.every(createCapacityCheck(to.items))) continue
    seen += to.items.length
    const [target, targetLines, source, goneLines] = isTheirsPaid ? [theirs, to, mine, from] : [mine, from, theirs, to]
    await addGifts(tx, target, targetLines, goneLines)
    await mergeChoiceTime(tx, target, source)
    await deleteList(tx, source)
    if (!isTheirsPaid) await tx.run(handOver, [id, customer.customerId])
  }
  return seen
}

/**
 * Adds each gift to the line for the same gift, ignoring registry counts. Several lines for one gift become one line.
 */
async function addGifts(tx: Transaction, target: LockedList, { items }: List, from: List) {
  const byGift = new Map(items.map((item) => [giftKey(item), item]))
  for (const [gift, lines] of Map.groupBy(from.items, giftKey)) {
    const same = byGift.get(gift)
    const pieces = lines.reduce((sum, { qty }) => sum + qty, same?.qty ?? 0)
    const qty = Math.min(pieces, maxUnits)
    if (same) await changeItem(tx, target, same.id, qty)
    else await addItem(tx, target, { ...lines.at(-1)!, qty })
  }
}

/** Retries if the open cart was closed before it was locked. */
async function lockMergeCart(tx: Transaction, scope: Scope): Promise<LockedList | undefined> {
  for (;;) {
    const cart = await readActiveList(tx, scope, 'cart')
    const claimed = cart && (await lockActiveList(tx, scope, cart.id, null))
    if (!cart || claimed) return claimed
  }
}

/**
 * Merges the customer's cart into the guest's pending one. Lines are not capped, because the ordered units leave the
 * cart after payment and the cart reports any excess.
 */
async function goOnWith(
  tx: Transaction,
  paid: LockedList,
  lines: readonly BuyRequest[],
  customer: Scope,
): Promise<Merged> {
  const { cart, target } = await lockOpenCart(tx, customer)
  // If both carts have a pending payment, or the merged cart would be too long, they are merged once their orders have
  // ended.
  const isApart = (await tx.run(isBeingPaid, [cart.id])).length > 0 || !cart.items.every(createCapacityCheck(lines))
  if (isApart) return { added: 0, kept: 0 }
  for (const item of cart.items) await addItem(tx, paid, item)
  await deleteList(tx, target)
  await tx.run(handOver, [paid.id, customer.customerId])
  return { added: 0, kept: cart.items.length }
}
