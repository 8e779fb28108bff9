import { z } from 'zod'
import { isEoriNumber } from '#domain/address/business-numbers.ts'
import { contract } from './kernel/call.ts'
import { Amount } from './codec/money.ts'
import { quotedItemRefusals, WireDestination, WireQuotedItem } from './shipping.ts'

export const tax = contract({
  'POST /svc_tax/tax/rates/fetch': {
    summary: 'Ask for the tax of items that go to an address',
    access: 'guest',
    rate: 'write',
    reads: true,
    body: z.object({
      storeId: z.int(),
      shippingAddress: WireDestination,
      /** In the site's own basis, as the rates were quoted. */
      shippingAmount: Amount.default(0),
      /** Sent as the documents say; the server works the discount out itself. */
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
      /** Missing when the tax is not known; 0 is a value. */
      totalTaxAmount: z.number().optional(),
      /** The duty on goods that cross a border, where one is taken [TAX-236]. */
      tariffAmount: z.number().optional(),
      shipping: z.strictObject({ taxAmount: z.number() }),
      summary: z.array(z.strictObject({ label: z.string(), taxAmount: z.number() })),
      /** Null: no number, or nobody could say. */
      vatResponse: z.strictObject({ valid: z.boolean().nullable() }),
      error: z.strictObject({ code: z.enum(['tax_zone_missing', 'tax_unknown']) }).optional(),
    }),
    refusals: quotedItemRefusals,
  },
})
