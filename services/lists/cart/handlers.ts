import type { cart } from '#contract/cart.ts'
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

interface CartCallDeps extends CartDeps {
  db: Database
}

export const cartHandlers: Handlers<typeof cart, CartCallDeps> = {
  async 'GET /svc_list/cart'(received, deps) {
    return pricedCart(received, deps)
  },

  async 'POST /svc_list/cart/items'(received, deps) {
    await addItems(received, deps, targetOf(received.scope, await openCart(received, deps)))
    return pricedCart(received, deps)
  },

  async 'PUT /svc_list/cart/items/{itemId}'(received, deps) {
    const open = await openCart(received, deps)
    await changeQuantity(received, open, deps, targetOf(received.scope, open))
    return pricedCart(received, deps)
  },

  async 'DELETE /svc_list/cart/items/{itemId}'(received, deps) {
    await removeLine(received, deps, targetOf(received.scope, await openCart(received, deps)))
    return pricedCart(received, deps)
  },

  async 'POST /svc_list/cart/items/{itemId}/restore'(received, deps) {
    const open = await openCart(received, deps)
    await restoreLine(received, open, deps, targetOf(received.scope, open))
    return pricedCart(received, deps)
  },
}

// No response is stored: a retry returns the cart as it is at that time.
function targetOf(scope: Scope, open: List | undefined): WriteTarget<null> {
  return { lock: (tx) => lockCart(tx, scope, open?.id), reply: async () => null }
}

async function openCart({ scope }: { scope: Scope }, { db }: Pick<CartCallDeps, 'db'>): Promise<List | undefined> {
  return readActiveList(db, scope, 'cart')
}

async function pricedCart(
  { site, scope, query, now }: { site: Site; scope: Scope; query: { country?: string | undefined }; now: number },
  deps: CartCallDeps,
) {
  const list = await openCart({ scope }, deps)
  return list ? cartView(site, await priceList(deps, scope, list, query.country, now)) : null
}
