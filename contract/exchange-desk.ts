import { z } from 'zod'
import { Amount } from './codec/money.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import {
  exchangePaymentOpenRefusal,
  returnChangeRefusals,
  nothingAcceptedRefusal,
  WireDeskReturn,
} from './returns-desk.ts'
import { exchangeVariantRefusals, hasUniqueItems, returnNotFoundRefusal, ReturnParams } from './returns.ts'

/** A price difference, which is negative if the replacement is cheaper. `amount` includes `tax`. */
const WireDifference = z.strictObject({ amount: z.number(), tax: z.number() })
/** One variant for each line with accepted units. */
const Items = z
  .array(z.object({ itemId: z.uuid(), sku: SingleLineText(64).pipe(z.string().min(1)) }))
  .min(1)
  .max(200)
  .refine(hasUniqueItems, 'List each line at most once')
const createRefusals = {
  ...returnChangeRefusals,
  ...nothingAcceptedRefusal,
  ...exchangeVariantRefusals,
  ...exchangePaymentOpenRefusal,
  unknown_line: { status: 422 },
  /** The amounts to refund or to pay differ from those that staff confirmed. */
  difference_changed: { status: 409, details: z.strictObject({ refund: z.number(), due: z.number() }) },
} as const

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
              /** The price difference for all units of the line. Null if the variant cannot replace the line. */
              difference: WireDifference.nullable(),
            }),
          ),
        }),
      ),
    }),
    refusals: returnNotFoundRefusal,
  },
  'POST /svc_rma/desk/{number}/exchange-order': {
    summary:
      'Closes a received return with an order of the selected variants, if nothing is due or it is paid; repeating it has no effect',
    access: 'staff',
    permission: 'returns.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ items: Items }),
    reply: WireDeskReturn,
    refusals: createRefusals,
  },
  'POST /svc_rma/desk/{number}/exchange-order/settle': {
    summary:
      'Closes a received return with an order of the selected variants, and refunds or waives their price difference',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({
      items: Items,
      /** The confirmed refund for cheaper variants, including tax. */
      refund: Amount.default(0),
      /** The confirmed amount for dearer variants that the customer need not pay, including tax. */
      waived: Amount.default(0),
    }),
    reply: WireDeskReturn,
    refusals: createRefusals,
  },
  'POST /svc_rma/desk/{number}/exchange-order/payment': {
    summary: 'Emails the customer a link that pays the price difference of the selected variants',
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({
      items: Items,
      /** The confirmed amount, including tax. */
      due: Amount,
    }),
    reply: WireDeskReturn,
    refusals: createRefusals,
  },
  'POST /svc_rma/desk/{number}/exchange-order/payment/cancel': {
    summary: 'Revokes the payment link for a price difference before it is paid; repeating it has no effect',
    access: 'staff',
    permission: 'payments.write',
    rate: 'write',
    params: ReturnParams,
    body: z.object({ linkId: z.uuid() }),
    reply: WireDeskReturn,
    refusals: {
      ...returnNotFoundRefusal,
      /** The customer has paid. Create the exchange order, or refund the payment. */
      exchange_paid: { status: 409 },
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
