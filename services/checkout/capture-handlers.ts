import { toWire } from '#contract/amounts.ts'
import type { captures } from '#contract/captures.ts'
import type { Handlers } from '#services/perform.ts'
import { readUncaptured, sayCaptured } from './captures.ts'
import { readOrder } from './orders-repository.ts'
import type { SettleDeps } from './settle.ts'

export const captureHandlers: Handlers<typeof captures, SettleDeps> = {
  async 'GET /svc_fulfilment/captures'({ site }, { db }) {
    const orders = await readUncaptured(db, site)
    return {
      orders: orders.map(({ id, createdAt, engine, paymentReference, amount }) => ({
        orderId: id,
        placedAt: createdAt,
        engine,
        reference: paymentReference ?? '',
        amount: toWire(amount),
      })),
    }
  },

  async 'POST /svc_fulfilment/order/{orderId}/capture'({ site, params, body, refuse }, deps) {
    const order = await readOrder(deps.db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    const status = await sayCaptured(deps, order, body.isCaptured)
    if (status === 'unclear') throw refuse('capture_unclear')
    // Said again, it is as it was; what was not captured and turns out to be is published.
    const isSettled = status === 'published' || (status === 'payment_error' && !body.isCaptured)
    if (!isSettled) throw refuse('capture_not_waiting')
    return { orderId: order.id, status }
  },
}
