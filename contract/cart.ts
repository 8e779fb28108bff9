import { z } from 'zod'
import { contract } from './kernel/call.ts'
import { BuyRequest } from './codec/buy-request.ts'
import { addItemRefusals, WireCart } from './lists.ts'

const DisplayCountry = z.object({ country: z.string().length(2).optional() })
const ItemId = z.object({ itemId: z.uuid() })
const itemNotFound = { item_not_found: { status: 404 } } as const

/** Calls for the active cart, which need no list id. Each change returns the priced cart. */
export const cart = contract({
  'GET /svc_list/cart': {
    summary: 'Returns the active cart with current prices, or null if there is none',
    access: 'guest',
    rate: 'read',
    query: DisplayCountry,
    reply: WireCart.nullable(),
  },
  'POST /svc_list/cart/items': {
    summary: 'Adds items to the active cart, creating it if needed, and returns it with current prices',
    access: 'guest',
    rate: 'write',
    query: DisplayCountry,
    body: z.object({ items: z.array(BuyRequest).min(1).max(50) }),
    reply: WireCart.nullable(),
    refusals: addItemRefusals,
  },
  'PUT /svc_list/cart/items/{itemId}': {
    summary: 'Updates the quantity of a cart item and returns the cart with current prices',
    access: 'guest',
    rate: 'write',
    params: ItemId,
    query: DisplayCountry,
    body: z.object({ qty: z.int().min(1).max(9999) }),
    reply: WireCart.nullable(),
    refusals: { ...addItemRefusals, ...itemNotFound },
  },
  'DELETE /svc_list/cart/items/{itemId}': {
    summary: 'Removes a cart item and returns the cart with current prices',
    access: 'guest',
    rate: 'write',
    params: ItemId,
    query: DisplayCountry,
    reply: WireCart.nullable(),
    refusals: itemNotFound,
  },
  'POST /svc_list/cart/items/{itemId}/restore': {
    summary: 'Restores an item removed within the last hour and returns the cart with current prices',
    access: 'guest',
    rate: 'write',
    params: ItemId,
    query: DisplayCountry,
    reply: WireCart.nullable(),
    refusals: { ...addItemRefusals, ...itemNotFound },
  },
})
