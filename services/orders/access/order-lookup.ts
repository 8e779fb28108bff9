import type { orderLookup } from '#contract/order-lookup.ts'
import { compactPostcode } from '#domain/countries/country.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { readOrder } from '../repository.ts'
import type { OrderRow } from '../order-row.ts'
import { grantGuestAccess } from './guest-order-access.ts'

/** Per hour: five lookups per network address, per shopper, and per order from all addresses. */
const countLook = attemptLimit('order look-up', { minutes: 60, address: 5, subject: 5, shopper: 5 })

export const orderLookupHandlers: Handlers<typeof orderLookup, { db: Database; secret: string }> = {
  async 'POST /svc_checkout/look-up'(received, { db, secret }) {
    const { site, scope, body, ip, now, refuse } = received
    const { orderId, email, postcode } = body
    const seconds = await countLook(db, { scope, ip, subject: orderId }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const order = await readOrder(db, orderId)
    if (!order || order.site !== site || !isVerifiedBuyer(order, email, postcode)) throw refuse('order_not_found')
    grantGuestAccess(received, secret, orderId)
    return { orderId }
  },
}

/** Returns true if the caller knows both the email address and a postcode known only to the buyer. */
export function isVerifiedBuyer({ email, document }: OrderRow, enteredEmail: string, enteredPostcode: string): boolean {
  // Gift recipients know the shipping address, and pickup orders have none, so this checks the billing address.
  const isElsewhere = document.pickup || document.registry
  const { countryId, postcode } = isElsewhere ? document.billingAddress : document.shippingAddress
  const hasEmail = enteredEmail.toLowerCase() === email.trim().toLowerCase()
  const hasPostcode = compactPostcode(countryId, enteredPostcode) === compactPostcode(countryId, postcode)
  return hasEmail && hasPostcode
}
