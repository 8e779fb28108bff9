import type { orderClaims } from '#contract/order-claims.ts'
import { statement, type Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { readConfirmedEmail } from '#services/passwords/steps.ts'
import { lockOrder } from '../repository.ts'
import { isVerifiedBuyer } from './order-lookup.ts'

/** Per hour: ten claims per network address, and five per shopper and per order. */
const countClaim = attemptLimit('order claim', { minutes: 60, address: 10, subject: 5, shopper: 5 })

const claim = statement(
  'order.claim',
  'update shop_order set customer_id = $2, guest_token = null where id = $1 and customer_id is null',
)

export const orderClaimHandlers: Handlers<typeof orderClaims, { db: Database }> = {
  async 'POST /svc_checkout/order-claims'(received, { db }) {
    const { site, scope, body, ip, now, refuse } = received
    const { orderId, postcode } = body
    const seconds = await countClaim(db, { scope, ip, subject: orderId }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const customerId = scope.customerId!
    return writeOnce(db, received, async (tx) => {
      const email = await readConfirmedEmail(tx, customerId)
      const order = await lockOrder(tx, orderId)
      if (email === null || !order || order.site !== site || order.status === 'payment_error')
        throw refuse('order_not_found')
      const isFree = order.customerId === null || order.customerId === customerId
      if (!isFree || !isVerifiedBuyer(order, email, postcode)) throw refuse('order_not_found')
      await tx.run(claim, [orderId, customerId])
      return { orderId }
    })
  },
}
