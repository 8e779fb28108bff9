import { toMinor, toWire } from '#contract/codec/amounts.ts'
import type { refunds } from '#contract/refunds.ts'
import { readOrder, readOwnOrder, readSeenOrder } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { askRefund, type Refusal, type RefundDeps } from './request-refund.ts'
import { askAgain, readRefunds } from './repository.ts'
import { isAllCancelled, mayCancelOwn, wireDesk, wireRefund, wireStaffRefund } from './wire.ts'

type Deps = RefundDeps & { secret: string }

export const refundHandlers: Handlers<typeof refunds, Deps> = {
  async 'GET /svc_checkout/order/{orderId}/refunds'(received, { db, secret }) {
    const order = await readSeenOrder(db, received, secret, received.params.orderId)
    if (!order) throw received.refuse('order_not_found')
    const [made, shipments] = [await readRefunds(db, order.id), await readShipments(db, order.id)]
    const isOwn = (await readOwnOrder(db, received.scope, order.id)) !== undefined
    return {
      refunds: made.map((refund) => wireRefund(order, refund)),
      refunded: toWire(order.refunded),
      isCancelled: isAllCancelled(order),
      canCancel: isOwn && mayCancelOwn(order, shipments.length, made.length) === null,
    }
  },

  async 'POST /svc_checkout/order/{orderId}/cancel'({ scope, params, key, fingerprint, refuse }, deps) {
    const own = await readOwnOrder(deps.db, scope, params.orderId)
    if (!own) throw refuse('order_not_found')
    const asking = { orderId: own.id, kind: 'cancel', askedBy: 'customer', reason: '' } as const
    const { order, refund } = await askRefund(
      deps,
      { ...asking, key: `own ${key}`, fingerprint, shipping: 0, other: 0, isRestocked: true },
      { refuse: (code) => refuse(code === 'order_not_found' ? code : 'not_cancellable'), mayAsk: mayCancelOwn },
    )
    return wireRefund(order, refund)
  },

  async 'GET /svc_fulfilment/order/{orderId}/refunds'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    return wireDesk(order, await readRefunds(db, order.id), await readShipments(db, order.id))
  },

  async 'POST /svc_fulfilment/order/{orderId}/cancel'({ site, params, body, key, fingerprint, refuse }, deps) {
    const { lines, reason } = body
    const asking = { orderId: params.orderId, kind: 'cancel', askedBy: 'staff', lines, reason, key } as const
    const { order, refund } = await askRefund(
      deps,
      { ...asking, fingerprint, shipping: 0, other: 0, isRestocked: true },
      {
        refuse: (code) => refuse(cancelRefusals(code)),
        mayAsk: (order) => (order.site === site ? null : 'order_not_found'),
      },
    )
    return wireStaffRefund(order, refund)
  },

  async 'POST /svc_fulfilment/order/{orderId}/refunds'({ site, params, body, key, fingerprint, refuse }, deps) {
    const { lines, shipping, amount, everything, restock, reason } = body
    if (everything && (lines || shipping > 0 || amount > 0)) throw refuse('everything_alone')
    const asking = {
      orderId: params.orderId,
      kind: 'refund',
      askedBy: 'staff',
      lines,
      reason,
      everything,
      key,
    } as const
    const { order, refund } = await askRefund(
      deps,
      { ...asking, fingerprint, shipping: toMinor(shipping), other: toMinor(amount), isRestocked: restock },
      {
        refuse: (code) => refuse(refundRefusals(code)),
        mayAsk: (order) => (order.site === site ? null : 'order_not_found'),
      },
    )
    return wireStaffRefund(order, refund)
  },

  async 'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    const refund = (await readRefunds(db, order.id)).find(({ number }) => number === params.number)
    if (!refund) throw refuse('refund_not_found')
    if (refund.state === 'refunded') throw refuse('refund_not_failed')
    // Also for a pending refund, whose job may have been given up. If there are several jobs, only one asks the vendor.
    await db.transaction(async (tx) => {
      await askAgain(tx, order.id, refund.number)
      await afterCommit(tx, 'order_refund', { orderId: order.id })
    })
    return wireStaffRefund(order, { ...refund, state: 'asked' })
  },
}

type Of<Name extends keyof typeof refunds> = keyof Extract<(typeof refunds)[Name], { refusals: object }>['refusals']

/** Converts refusals that a cancellation cannot have to the closest one that it can. */
const cancelRefusals = (code: Refusal): Of<'POST /svc_fulfilment/order/{orderId}/cancel'> =>
  code === 'shipping_exceeds' || code === 'amount_exceeds' || code === 'not_shipped' || code === 'not_cancellable'
    ? 'nothing_left'
    : code
const refundRefusals = (code: Refusal): Of<'POST /svc_fulfilment/order/{orderId}/refunds'> =>
  code === 'already_shipped' || code === 'not_cancellable' ? 'nothing_left' : code
