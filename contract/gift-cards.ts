import { z } from 'zod'
import { contract } from './kernel/call.ts'

export const giftCards = contract({
  // A POST, because it creates a guest session for counting attempts.
  'POST /svc_gc/giftcards/balance': {
    summary:
      'Returns the balance of a gift card, at most ten attempts every 15 minutes; cards of other stores count as unknown',
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
