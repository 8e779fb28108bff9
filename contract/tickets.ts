import { z } from 'zod'
import { contract } from './kernel/call.ts'

const discount = {
  /** 20 of a hundred, or an amount in the site's currency. */
  type: z.enum(['percent', 'fixed']).default('percent'),
  value: z.number(),
  freeShipping: z.boolean(),
}

/** A discount on a product that its customer earned [EARNED-201, EARNED-202]. */
export const WireEarned = z.strictObject({
  _id: z.uuid(),
  ...discount,
  remainingUses: z.int(),
  /** The order that earned it. */
  orderId: z.string().nullable(),
})

/** [TICKET-207] */
export const WireTicket = z.strictObject({
  _id: z.uuid(),
  type: z.string(),
  eventId: z.string(),
  orderId: z.string().nullable(),
  holderName: z.string(),
  status: z.enum(['valid', 'used', 'cancelled']),
  /** What it earned when it was granted. */
  benefits: z.array(z.strictObject({ productId: z.int(), ...discount, uses: z.int() })),
})

const maxPasses = 24

/** A QR code: modules along a side, and the dark ones as an SVG path of units [TICKET-002]. */
const WirePass = z.strictObject({ size: z.int(), path: z.string() })

export const tickets = contract({
  'GET /svc_ticket/tickets': {
    summary: "Read the customer's tickets, and the discounts that can still be used on this site by product",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({
      tickets: z.array(WireTicket),
      earnedProducts: z.record(z.string(), z.array(WireEarned)),
    }),
  },
  'GET /svc_ticket/passes': {
    summary: "Read the QR codes of some of the customer's valid tickets, by the ids of the tickets",
    access: 'customer',
    rate: 'read',
    /** Each code is drawn anew: so many at a time. */
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).min(1).max(maxPasses)),
    }),
    reply: z.strictObject({ passes: z.record(z.string(), WirePass) }),
  },
})
