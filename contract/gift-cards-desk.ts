import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const Order = z.object({ orderId: z.string().regex(/^\d{9,12}$/) })

const WireOrderGiftCard = z.strictObject({
  id: z.uuid(),
  last4: z.string(),
  /** Sold by the order, issued as its refund, or issued in place of a card that could not take its refund. */
  kind: z.enum(['sold', 'refund', 'replacement']),
  amount: z.number(),
  balance: z.number(),
  recipientEmail: z.string(),
  recipientName: z.string(),
  /** When the first email is or was due, in epoch milliseconds. */
  deliverAt: z.number(),
  /** When the latest email was queued, in epoch milliseconds. Null if none was queued. */
  emailedAt: z.number().nullable(),
  /** Reason the card cannot be emailed again, or null if it can. */
  problem: z.enum(['card_void', 'card_empty', 'recipient_deleted']).nullable(),
  /** Corrections of the recipient's address, oldest first. Addresses are empty after the account is deleted. */
  corrections: z.array(z.strictObject({ from: z.string(), to: z.string(), at: z.number() })),
})
const notFound = { order_not_found: { status: 404 } } as const

/** An order's gift cards, for staff. Replies never contain their codes. */
export const giftCardsDesk = contract({
  'GET /svc_admin/orders/{orderId}/gift-cards': {
    summary: 'Returns the emailed gift cards of an order, at most 200: sold ones, refunds, and replacements',
    access: 'staff',
    permission: 'orders.read',
    rate: 'read',
    params: Order,
    reply: z.strictObject({ giftCards: z.array(WireOrderGiftCard) }),
    refusals: notFound,
  },
  'POST /svc_admin/orders/{orderId}/gift-cards/{cardId}/resend': {
    summary: 'Emails a gift card to a corrected address, which replaces the earlier one; repeating it sends nothing',
    access: 'staff',
    permission: 'refunds.write',
    rate: 'write',
    params: Order.extend({ cardId: z.uuid() }),
    body: z.object({ email: NormalizedEmail }),
    reply: WireOrderGiftCard,
    refusals: {
      ...notFound,
      gift_card_not_found: { status: 404 },
      invalid_email: { status: 422 },
      card_void: { status: 409 },
      /** The card has no balance left. */
      card_empty: { status: 409 },
      recipient_deleted: { status: 409 },
    },
  },
})
