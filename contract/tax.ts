import { z } from 'zod'
import { isEoriNumber } from '#domain/address/business-numbers.ts'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'
import { quotedItemRefusals, WireDestination, WireQuotedItem } from './shipping.ts'

export const tax = contract({
  'POST /svc_tax/tax/rates/fetch': {
    summary: 'Calculates the tax of items for an address',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      storeId: z.int(),
      shippingAddress: WireDestination,
      /** Net or gross, like the site's shipping rates. */
      shippingAmount: Amount.default(0),
      /** Ignored, because the server calculates the discount. */
      hundoDiscount: Amount.default(0),
      items: z.array(WireQuotedItem).min(1).max(200),
      vatNumber: z.string().max(40).default(''),
      eoriNumber: z
        .string()
        .max(40)
        .default('')
        .refine((text) => text === '' || isEoriNumber(text)),
    }),
    reply: z.strictObject({
      /** Missing if unknown. */
      totalTaxAmount: z.number().optional(),
      /** [TAX-236] */
      tariffAmount: z.number().optional(),
      shipping: z.strictObject({ taxAmount: z.number() }),
      summary: z.array(z.strictObject({ label: z.string(), taxAmount: z.number() })),
      /** Null if the number was not checked. */
      vatResponse: z.strictObject({ valid: z.boolean().nullable() }),
      error: z.strictObject({ code: z.enum(['tax_zone_missing', 'tax_unknown']) }).optional(),
    }),
    refusals: quotedItemRefusals,
  },
})
