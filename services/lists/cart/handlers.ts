import type { cart } from '#contract/cart.ts'
import type { CappedLine } from '#domain/cart/cap-quantity.ts'
import type { List } from '#domain/lists/list.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { addItems, changeQuantity, removeLine, restoreLine, type WriteTarget } from '../lines/change-items.ts'
import { lockCart } from '../lock-list.ts'
import { readActiveList } from '../repository.ts'
import { cartView } from './cart-view.ts'
import { priceList, type CartDeps } from './price-list.ts'

interface CartCall {
  site: Site
  scope: Scope
  query: { country?: string | undefined }
  now: number
}

interface CartCallDeps extends CartDeps {
  db: Database
}

export const cartHandlers: Handlers<typeof cart, CartCallDeps> = {
  async 'GET /svc_list/cart'(received, deps) {
    return pricedCart(received, deps)
  },

  async 'POST /svc_list/cart/items'(received, deps) {
    return changedCart(
      received,
      deps,
      await addItems(received, deps, targetOf(received.scope, await openCart(received, deps))),
    )
  },

  async 'PUT /svc_list/cart/items/{itemId}'(received, deps) {
    const open = await openCart(received, deps)
    return changedCart(received, deps, await changeQuantity(received, open, deps, targetOf(received.scope, open)))
  },

  async 'DELETE /svc_list/cart/items/{itemId}'(received, deps) {
    await removeLine(received, deps, targetOf(received.scope, await openCart(received, deps)))
    return pricedCart(received, deps)
  },

  async 'POST /svc_list/cart/items/{itemId}/restore'(received, deps) {
    const open = await openCart(received, deps)
    return changedCart(received, deps, await restoreLine(received, open, deps, targetOf(received.scope, open)))
  },
}

/** The stored response of a write, or null if nothing was capped. */
type Outcome = { capped: CappedLine[] } | null

// Stores only the capped lines, because a retry returns the cart in its current state.
function targetOf(scope: Scope, open: List | undefined): WriteTarget<Outcome> {
  return {
    lock: (tx) => lockCart(tx, scope, open?.id),
    reply: async (_, __, capped) => (capped.length > 0 ? { capped: [...capped] } : null),
  }
}

async function openCart({ scope }: { scope: Scope }, { db }: Pick<CartCallDeps, 'db'>): Promise<List | undefined> {
  return readActiveList(db, scope, 'cart')
}

async function changedCart(received: CartCall, deps: CartCallDeps, outcome: Outcome) {
  const cart = await pricedCart(received, deps)
  return cart && { ...cart, ...outcome }
}

async function pricedCart({ site, scope, query, now }: CartCall, deps: CartCallDeps) {
  const list = await openCart({ scope }, deps)
  return list ? cartView(site, await priceList(deps, scope, list, query.country, now)) : null
}
