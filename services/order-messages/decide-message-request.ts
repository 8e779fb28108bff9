import type { Reply } from '#contract/kernel/call.ts'
import type { orderMessages } from '#contract/order-messages.ts'
import { isSameRegion, type MessageState } from '#domain/orders/order-requests.ts'
import type { Site } from '#domain/sites.ts'
import type { Transaction } from '#platform/database.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { lockOrder, replaceShippingAddress, type OrderRow } from '#services/orders/steps.ts'
import { isFullyCanceled, recordRefund } from '#services/refunds/steps.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { queueMessageMail } from './mail.ts'
import { decideRequest, readMessage, type MessageRow } from './repository.ts'
import { readThread } from './thread.ts'

type Thread = Reply<typeof orderMessages, 'GET /svc_fulfilment/order/{orderId}/messages'>
type Refuse = ((code: 'order_not_found' | 'request_not_found') => Error) &
  ((code: 'wrong_state', details: { state: MessageState }) => Error)

interface Decision {
  orderId: string
  requestId: string
  site: Site
  state: 'accepted' | 'declined'
  reply: string
}

/**
 * Decides a request while its order is locked. `carryOut` performs the requested action. A repeated decision has no
 * effect.
 */
export async function decideMessageRequest(
  tx: Transaction,
  { orderId, requestId, site, state, reply }: Decision,
  refuse: Refuse,
  carryOut: (order: OrderRow, request: MessageRow) => Promise<void> = async () => {},
): Promise<Thread> {
  const order = await lockOrder(tx, orderId)
  if (order?.site !== site) throw refuse('order_not_found')
  const request = await readMessage(tx, requestId)
  const isRequest = request?.kind === 'cancel' || request?.kind === 'address'
  if (!isRequest || request.orderId !== orderId) throw refuse('request_not_found')
  if (request.state === state) return readThread(tx, order, { isOwn: false })
  if (request.state !== 'open') throw refuse('wrong_state', { state: request.state! })
  await carryOut(order, request)
  const replacedAddress = state === 'accepted' && request.address ? order.document.shippingAddress : undefined
  if (!(await decideRequest(tx, requestId, { state, reply, replacedAddress })))
    throw new Error(`Request ${requestId} changed while its order was locked`)
  // A cancellation is reported by its own email.
  const isReported = state === 'accepted' && request.kind === 'cancel' && reply === ''
  if (!isReported) await queueMessageMail(tx, state, order.email, requestId)
  return readThread(tx, (await lockOrder(tx, orderId))!, { isOwn: false })
}

/** Cancels the order or replaces its shipping address, unless the order has been packed in the meantime. */
export async function carryOutRequest(
  tx: Transaction,
  giftCards: GiftCards,
  order: OrderRow,
  { id, kind, address }: MessageRow,
  refuse: (code: 'already_shipped' | 'not_cancellable' | 'other_region') => Error,
): Promise<void> {
  const hasShipped = (await readShipments(tx, order.id)).length > 0
  if (kind === 'address') {
    if (hasShipped || isFullyCanceled(order)) throw refuse('already_shipped')
    if (!isSameRegion(address!, order.document.shippingAddress)) throw refuse('other_region')
    await replaceShippingAddress(tx, order.id, address!)
    return
  }
  if (isFullyCanceled(order)) return
  const refund = { orderId: order.id, kind: 'cancel', askedBy: 'customer', reason: '', isRestocked: true } as const
  await recordRefund(
    tx,
    giftCards,
    { ...refund, shipping: 0, other: 0, key: `request ${id}`, fingerprint: id },
    {
      refuse: (code) => refuse(code === 'already_shipped' || hasShipped ? 'already_shipped' : 'not_cancellable'),
      // The request is to cancel the entire order, so it fails if any unit has shipped.
      checkRequest: () => (hasShipped ? 'already_shipped' : null),
    },
  )
}
