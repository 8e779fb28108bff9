import type { orderCorrections } from '#contract/order-corrections.ts'
import { emailProblems, addressProblems } from '#domain/address/problems.ts'
import { correctionProblem } from '#domain/orders/correction.ts'
import { withTaxNumbers } from '#domain/orders/order-requests.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import {
  addressOf,
  correctContact,
  hasOwnAddress,
  lockOrder,
  placeOf,
  shipToOf,
  wireAddress,
  type OrderRow,
} from '#services/orders/steps.ts'
import { isFullyCanceled } from '#services/refunds/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { contactVersion } from './contact-version.ts'

export const orderCorrectionHandlers: Handlers<typeof orderCorrections, { db: Database }> = {
  async 'PUT /svc_admin/orders/{orderId}/contact'({ params, body, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, params.orderId)
      if (!order || !staff.sites.includes(order.site)) throw refuse('order_not_found')
      const { shippingAddress: current } = order.document
      const { email } = body
      const address = body.shippingAddress ? withTaxNumbers(addressOf(body.shippingAddress), current) : null
      const parcels = (await readShipments(tx, order.id)).length
      const problem = correctionProblem({ ...standingOf(order), parcels }, address)
      if (problem) throw refuse(problem)
      const shippingAddress = { ...(address ?? current), email }
      const fields = address ? addressProblems(shippingAddress, placeOf(order.site, address)) : emailProblems(email)
      if (fields.length > 0) throw refuse('invalid_address', { fields })
      const corrected = { ...order, email, document: { ...order.document, shippingAddress } }
      const version = contactVersion(corrected)
      if (version !== contactVersion(order)) {
        if (body.contactVersion !== contactVersion(order)) throw refuse('order_changed')
        await correctContact(tx, order.id, { email, shippingAddress })
      }
      return { contactVersion: version, email, shippingAddress: wireAddress(shipToOf(corrected.document)) }
    })
  },
}

function standingOf(order: OrderRow) {
  const { status, document } = order
  const { shippingAddress } = document
  return { status, isCancelled: isFullyCanceled(order), hasOwnAddress: hasOwnAddress(document), shippingAddress }
}
