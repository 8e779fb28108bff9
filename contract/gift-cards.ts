import { z } from 'zod'
import { contract } from './kernel/call.ts'

export const giftCards = contract({
  // Not a read: it creates a guest session to count attempts.
  'POST /svc_gc/giftcards/balance': {
    summary: 'Read what a gift card holds; ten tries in 15 minutes, and one that is not taken here is answered as none',
    access: 'guest',
    rate: 'login',
    body: z.object({ code: z.string().max(64), storeId: z.int() }),
    reply: z.strictObject({
      /** Masked. */
      code: z.string(),
      balance: z.number(),
      currency: z.string(),
    }),
    refusals: { giftcard_not_exist: { status: 404 }, store_mismatch: { status: 422 } },
  },
})
