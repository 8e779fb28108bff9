import { z } from 'zod'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { returnChangeRefusals, nothingAcceptedRefusal, WireDeskReturn } from './returns-desk.ts'
import { exchangeVariantRefusals, hasUniqueItems, returnNotFoundRefusal, ReturnParams } from './returns.ts'

/** Calls for staff who replace returned items with exchange orders. */
export const exchangeDesk = contract({
  'GET /svc_rma/desk/{number}/exchange-order': {
    summary: 'Returns the variants that can replace the units of a return, and the address to which they ship',
    access: 'staff',
    permission: 'returns.read',
    rate: 'read',
    params: ReturnParams,
    reply: z.strictObject({
      shipTo: z.array(z.string()),
      items: z.array(
        z.strictObject({
          itemId: z.uuid(),
          name: z.string(),
          qty: z.int(),
          /** SKU of the variant that the shopper requested, or null if there is none. */
          wanted: z.string().nullable(),
          /** Empty if the line cannot be replaced with an exchange order. */
          variants: z.array(
            z.strictObject({
              sku: z.string(),
              choice: z.string(),
              /** Null if stock is not managed. */
              available: z.int().nullable(),
              hasSamePrice: z.boolean(),
            }),
          ),
        }),
      ),
    }),
    refusals: returnNotFoundRefusal,
  },
  'POST /svc_rma/desk/{number}/exchange-order': {
    summary:
      'Closes a received return with an order of the selected variants, without payment; repeating it has no effect',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({
      /** One variant for each line with accepted units. */
      items: z
        .array(z.object({ itemId: z.uuid(), sku: SingleLineText(64).pipe(z.string().min(1)) }))
        .min(1)
        .max(200)
        .refine(hasUniqueItems, 'List each line at most once'),
    }),
    reply: WireDeskReturn,
    refusals: {
      ...returnChangeRefusals,
      ...nothingAcceptedRefusal,
      ...exchangeVariantRefusals,
      unknown_line: { status: 422 },
    },
  },
  'POST /svc_rma/desk/{number}/exchange-order/cancel': {
    summary:
      'Cancels the exchange order of a return before it ships, and opens the return again; repeating it has no effect',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    /** The exchange order to cancel. If a newer one has replaced it, the call is refused with `wrong_state`. */
    body: z.object({ orderId: z.string().regex(/^\d{9,12}$/) }),
    reply: WireDeskReturn,
    refusals: {
      ...returnChangeRefusals,
      /** The return was closed with the number of an order that is not an exchange order. */
      no_exchange_order: { status: 409 },
      exchange_shipped: { status: 409 },
    },
  },
})
