import { toWireAmount } from '#contract/codec/amounts.ts'
import type { captures } from '#contract/captures.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { publishCapturedOrder } from './captures.ts'
import { readUncapturedOrders } from './uncaptured-orders.ts'
import { readOrder } from '../repository.ts'
import type { SettleDeps } from './order-payment.ts'

export const captureHandlers: Handlers<typeof captures, SettleDeps> = {
  async 'GET /svc_fulfilment/captures'({ site }, { db }) {
    const orders = await readUncapturedOrders(db, site)
    return {
      orders: orders.map(({ id, createdAt, engine, paymentReference, amount }) => ({
        orderId: id,
        placedAt: createdAt,
        engine,
        reference: paymentReference ?? '',
        amount: toWireAmount(amount),
      })),
    }
  },

  async 'POST /svc_fulfilment/order/{orderId}/captured'({ site, params, refuse }, deps) {
    const order = await readOrder(deps.db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    if (!(await publishCapturedOrder(deps, site, order.id))) throw refuse('capture_not_waiting')
    return { orderId: order.id, isPublished: true }
  },
}
