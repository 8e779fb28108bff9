import { productIdsOf } from '#domain/cart/price-cart.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'
import { readAssortment } from '#services/catalog/steps.ts'
import { addItem, lockActiveList, createList } from './repository.ts'
import { recordWish } from './wishes.ts'
import { createCapacityCheck } from './lines/list-capacity.ts'

const insert = statement('list.want', 'insert into list_wanted (site, guest_token, request) values ($1, $2, $3)')
const take = statement<{ request: BuyRequest }>(
  'list.take-wanted',
  `with gone as (
     delete from list_wanted where site = $1 and guest_token = $2 and created_at > now() - interval '1 day'
     returning id, request)
   select request from gone order by id`,
)

/** Stores a guest's wishlist items for a day; adds a customer's items to the wishlist immediately. */
export async function storeWishlistItems(tx: Transaction, scope: Scope, items: readonly BuyRequest[]) {
  if (scope.customerId !== null) return putOnWishlist(tx, scope, items)
  const { site, guestToken } = scope
  for (const item of items) await tx.run(insert, [site, guestToken, JSON.stringify(item)])
}

/** Moves a guest's stored items to the customer's wishlist at login, exactly once [LIST-209]. */
export async function moveGuestWishlist(tx: Transaction, guest: Scope, customer: Scope) {
  const wanted = await tx.run(take, [guest.site, guest.guestToken])
  if (wanted.length > 0)
    await putOnWishlist(
      tx,
      customer,
      wanted.map(({ request }) => request),
    )
}

async function putOnWishlist(tx: Transaction, customer: Scope, items: readonly BuyRequest[]) {
  const wishlist = await createList(tx, customer, 'wishlist')
  const target = await lockActiveList(tx, customer, wishlist.id, null)
  if (!target) return
  const hasRoom = createCapacityCheck(wishlist.items)
  const view = { groupId: customer.groupId, now: tx.now }
  const assortment = await readAssortment(tx, customer.site, items.flatMap(productIdsOf), view)
  for (const item of items) {
    if (!hasRoom(item)) continue
    await recordWish(tx, { ...target, type: 'wishlist' }, item, assortment)
    await addItem(tx, target, item)
  }
}

export const sweepGuestWishlists = createSweep('list_wanted', `created_at < now() - interval '1 day'`)
