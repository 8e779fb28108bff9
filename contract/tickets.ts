import { z } from 'zod'
import { WireEvent } from './catalog.ts'
import { contract } from './kernel/call.ts'

const discount = {
  /** A percentage, or an amount in the site's currency. */
  type: z.enum(['percent', 'fixed']).default('percent'),
  value: z.number(),
  freeShipping: z.boolean(),
}

/** An earned discount [EARNED-201, EARNED-202]. */
export const WireEarned = z.strictObject({
  _id: z.uuid(),
  ...discount,
  remainingUses: z.int(),
  orderId: z.string().nullable(),
})

/** [TICKET-207] */
export const WireTicket = z.strictObject({
  _id: z.uuid(),
  type: z.string(),
  eventId: z.string(),
  /** Null if no product specifies the event's time and place. */
  event: z
    .strictObject({
      name: z.string(),
      /** URL of the product page, or null if this site has none. */
      url: z.string().nullable(),
      /** Path of the calendar file, or null if there is no public one. */
      calendar: z.string().nullable(),
      ...WireEvent.shape,
    })
    .nullable(),
  orderId: z.string().nullable(),
  holderName: z.string(),
  status: z.enum(['valid', 'used', 'cancelled']),
  /** The discounts earned with the ticket. */
  benefits: z.array(z.strictObject({ productId: z.int(), ...discount, uses: z.int() })),
})

const maxPasses = 24

/** A QR code [TICKET-002]. */
const WirePass = z.strictObject({ size: z.int(), path: z.string() })

export const tickets = contract({
  'GET /svc_ticket/tickets': {
    summary: "Returns the customer's tickets, and earned discounts that are still usable on this site, by product",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({
      tickets: z.array(WireTicket),
      earnedProducts: z.record(z.string(), z.array(WireEarned)),
    }),
  },
  'GET /svc_ticket/passes': {
    summary: "Returns the QR codes of the customer's valid tickets by id",
    access: 'customer',
    rate: 'read',
    /** Limited, because QR codes are drawn on request. */
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid()).min(1).max(maxPasses)),
    }),
    reply: z.strictObject({ passes: z.record(z.string(), WirePass) }),
  },
})
