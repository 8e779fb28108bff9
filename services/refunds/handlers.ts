import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { refunds } from '#contract/refunds.ts'
import { readOrder, readOwnOrder, readGuestOrder } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { previewRefund, requestRefund, type RefundDeps } from './request-refund.ts'
import { retryRefund, readRefunds } from './repository.ts'
import type { Refusal } from './split-refund.ts'
import {
  isFullyCanceled,
  cancellationRefusal,
  wireRefund,
  wireRefundOverview,
  wireRefundPreview,
  wireStaffRefund,
} from './wire.ts'

type Deps = RefundDeps & { secret: string }

export const refundHandlers: Handlers<typeof refunds, Deps> = {
  async 'GET /svc_checkout/order/{orderId}/refunds'(received, { db, secret }) {
    const order = await readGuestOrder(db, received, secret, received.params.orderId)
    if (!order) throw received.refuse('order_not_found')
    const [ownRefunds, shipments] = [await readRefunds(db, order.id), await readShipments(db, order.id)]
    const isOwn = (await readOwnOrder(db, received.scope, order.id)) !== undefined
    return {
      refunds: ownRefunds.map((refund) => wireRefund(order, refund)),
      refunded: toWireAmount(order.refunded),
      isCancelled: isFullyCanceled(order),
      canCancel: isOwn && cancellationRefusal(order, shipments.length, ownRefunds.length) === null,
    }
  },

  async 'POST /svc_checkout/order/{orderId}/cancel'({ scope, params, key, fingerprint, refuse }, deps) {
    const own = await readOwnOrder(deps.db, scope, params.orderId)
    if (!own) throw refuse('order_not_found')
    const refundRequest = { orderId: own.id, kind: 'cancel', askedBy: 'customer', reason: '' } as const
    const { order, refund } = await requestRefund(
      deps,
      { ...refundRequest, key: `own ${key}`, fingerprint, shipping: 0, other: 0, isRestocked: true },
      {
        refuse: (code) => refuse(code === 'order_not_found' ? code : 'not_cancellable'),
        checkRequest: cancellationRefusal,
      },
    )
    return wireRefund(order, refund)
  },

  async 'GET /svc_fulfilment/order/{orderId}/refunds'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    return wireRefundOverview(order, await readRefunds(db, order.id), await readShipments(db, order.id))
  },

  async 'POST /svc_fulfilment/order/{orderId}/cancel'({ site, params, body, key, fingerprint, refuse }, deps) {
    const { lines, reason } = body
    const refundRequest = { orderId: params.orderId, kind: 'cancel', askedBy: 'staff', lines, reason, key } as const
    const { order, refund } = await requestRefund(
      deps,
      { ...refundRequest, fingerprint, shipping: 0, other: 0, isRestocked: true },
      {
        refuse: (code) => refuse(cancelRefusals(code)),
        checkRequest: (order) => (order.site === site ? null : 'order_not_found'),
      },
    )
    return wireStaffRefund(order, refund)
  },

  async 'POST /svc_fulfilment/order/{orderId}/refunds'({ site, params, body, key, fingerprint, refuse }, deps) {
    const { restock: isRestocked, reason, confirmedAmount } = body
    if (isMixed(body)) throw refuse('everything_alone')
    const confirmed = confirmedAmount === undefined ? undefined : toMinor(confirmedAmount)
    const refundRequest = { orderId: params.orderId, askedBy: 'staff', reason, isRestocked, confirmed } as const
    const { order, refund } = await requestRefund(
      deps,
      { ...refundRequest, ...choiceOf(body), key, fingerprint },
      {
        refuse: (code) => refuse(refundRefusals(code)),
        checkRequest: (order) => (order.site === site ? null : 'order_not_found'),
      },
    )
    return wireStaffRefund(order, refund)
  },

  async 'POST /svc_fulfilment/order/{orderId}/refunds/preview'({ site, params, body, refuse }, { db }) {
    if (isMixed(body)) throw refuse('everything_alone')
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    const previewed = await previewRefund(db, order, choiceOf(body), (code) => refuse(previewRefusals(code)))
    return wireRefundPreview(order, previewed)
  },

  async 'POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    const refund = (await readRefunds(db, order.id)).find(({ number }) => number === params.number)
    if (!refund) throw refuse('refund_not_found')
    if (refund.state === 'refunded') throw refuse('refund_not_failed')
    // Also accepts a pending refund, in case its job has no attempts left. Even with several jobs, only one calls the
    // vendor.
    await db.transaction(async (tx) => {
      await retryRefund(tx, order.id, refund.number)
      await afterCommit(tx, 'order_refund', { orderId: order.id })
    })
    return wireStaffRefund(order, { ...refund, state: 'asked' })
  },
}

type Choice = ReceivedCall<typeof refunds, 'POST /svc_fulfilment/order/{orderId}/refunds/preview'>['body']

function isMixed({ lines, shipping, amount, everything }: Choice): boolean {
  return everything && (lines !== undefined || shipping > 0 || amount > 0)
}

function choiceOf({ lines, shipping, amount, everything }: Choice) {
  return { kind: 'refund', lines, shipping: toMinor(shipping), other: toMinor(amount), everything } as const
}

type Of<Name extends keyof typeof refunds> = keyof Extract<(typeof refunds)[Name], { refusals: object }>['refusals']

/** Converts a refusal that the cancellation call does not declare to the closest one that it does. */
const cancelRefusals = (code: Refusal): Of<'POST /svc_fulfilment/order/{orderId}/cancel'> =>
  code === 'shipping_exceeds' ||
  code === 'amount_exceeds' ||
  code === 'amount_changed' ||
  code === 'not_shipped' ||
  code === 'not_cancellable'
    ? 'nothing_left'
    : code
const refundRefusals = (code: Refusal): Of<'POST /svc_fulfilment/order/{orderId}/refunds'> =>
  code === 'already_shipped' || code === 'not_cancellable' ? 'nothing_left' : code
const previewRefusals = (code: Refusal): Of<'POST /svc_fulfilment/order/{orderId}/refunds/preview'> =>
  code === 'already_shipped' || code === 'not_cancellable' || code === 'amount_changed' ? 'nothing_left' : code
