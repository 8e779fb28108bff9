import { z } from 'zod'
import { orderableKinds } from '#domain/checkout/ordered-list.ts'
import { contract } from './kernel/call.ts'

/** Null if there is nothing to check out. */
const WireChosen = z.strictObject({ listId: z.uuid(), kind: z.enum(orderableKinds) }).nullable()

export const activeCheckout = contract({
  'GET /svc_checkout/chosen': {
    summary: 'Returns what checkout orders: a buy-now item, selected gifts, an accepted quote, or the cart',
    access: 'guest',
    rate: 'read',
    reply: WireChosen,
  },
  'PUT /svc_checkout/chosen': {
    summary: 'Selects gifts, an accepted quote, or the cart (null) for checkout and ends a buy-now purchase',
    access: 'guest',
    rate: 'write',
    body: z.object({ listId: z.uuid().nullable() }),
    reply: WireChosen,
    refusals: {
      /** The list belongs to another shopper, is closed, or cannot be ordered. */
      list_not_found: { status: 404 },
      /** The quote is not accepted or has expired [LIST-234]. */
      quote_not_held: { status: 409 },
    },
  },
})
