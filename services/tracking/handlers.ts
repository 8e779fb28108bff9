import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { tracking } from '#contract/tracking.ts'
import { compactPostcode } from '#domain/countries/country.ts'
import { sumBySku, fitsDeliveryMethod, excessUnits } from '#domain/shipping/delivery/tracking.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { lockOrder, readOrder, readGuestOrder, type OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { planReviewMail } from '#services/reviews/mailing/plan-steps.ts'
import { queueShipmentWebhook } from '#services/webhooks/steps.ts'
import { isTrackingKey } from './key.ts'
import {
  createShipment,
  setExpectedDelivery,
  lockShipment,
  readShipment,
  readShipments,
  addShipmentEvent,
  type ShipmentEvent,
  type ShipmentRow,
} from './repository.ts'
import { isPlaced, waitingUnits, wireTracking } from './wire.ts'

interface TrackingDeps {
  db: Database
  secret: string
}

/** Limits order lookups: a shopper rarely needs a second one, but guessing needs many. */
const countLook = attemptLimit('tracking', { address: 20, subject: 15, shopper: 10 })

export const trackingHandlers: Handlers<typeof tracking, TrackingDeps> = {
  async 'POST /svc_checkout/tracking'({ site, scope, body, ip, now, refuse }, { db, secret }) {
    const { orderId, proof, key } = body
    const hasLink = key !== '' && isTrackingKey(secret, orderId, key)
    const seconds = hasLink ? 0 : await countLook(db, { scope, ip, subject: orderId }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    const order = await readOrder(db, orderId)
    if (!order || order.site !== site || !isPlaced(order)) throw refuse('order_not_found')
    if (!hasLink && !proves(order, proof)) throw refuse('order_not_found')
    return wireTracking(order, await readShipments(db, orderId), now)
  },

  async 'GET /svc_checkout/order/{orderId}/tracking'(received, { db, secret }) {
    const order = await readGuestOrder(db, received, secret, received.params.orderId)
    if (!order) throw received.refuse('order_not_found')
    return wireTracking(order, await readShipments(db, order.id), received.now)
  },

  async 'GET /svc_fulfilment/order/{orderId}/shipments'({ site, params, refuse }, { db }) {
    const order = await readOrder(db, params.orderId)
    if (order?.site !== site) throw refuse('order_not_found')
    const shipments = await readShipments(db, order.id)
    const remaining = waitingUnits(order, shipments)
    return {
      shipments: shipments.map(wireShipment),
      remaining: remaining.map(({ packageNumber, sku, qty }) => ({ packageNumber, sku, qty })),
    }
  },

  // Responses to staff writes cannot be stored, because staff have no scope. The request key or tracking number finds
  // the row.
  async 'POST /svc_fulfilment/order/{orderId}/shipments'(received, { db }) {
    const { site, params, body, key, now, refuse } = received
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, params.orderId)
      if (order?.site !== site) throw refuse('order_not_found')
      if (order.status !== 'published') throw refuse('order_not_published')
      const before = await readShipments(tx, order.id)
      const same = before.find((shipment) => isSame(shipment, received))
      if (same) return wireShipment(same)
      const pieces = piecesOf(received, order, before)
      const { packageNumber, carrier, trackingNumber, expectedOn, place, note } = body
      const isPickup = Boolean(order.document.pickup)
      const { status = isPickup ? 'ready' : 'shipped' } = body
      if (!fitsDeliveryMethod(status, isPickup)) throw refuse('wrong_status')
      const shipment = {
        orderId: order.id,
        packageNumber,
        carrier,
        trackingNumber,
        pieces,
        expectedOn,
        requestKey: key,
      }
      const id = await createShipment(tx, shipment)
      await recordEvent(tx, order, (await readShipment(tx, id))!, { status, at: body.at ?? now, place, note }, key)
      return wireShipment((await readShipment(tx, id))!)
    })
  },

  async 'POST /svc_fulfilment/shipments/{id}/events'({ site, params, body, key, now, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const shipment = await lockShipment(tx, params.id)
      const order = shipment && (await readOrder(tx, shipment.orderId))
      if (!shipment || order?.site !== site) throw refuse('shipment_not_found')
      const { status, place, note, expectedOn } = body
      if (!fitsDeliveryMethod(status, Boolean(order.document.pickup))) throw refuse('wrong_status')
      if (expectedOn !== undefined) await setExpectedDelivery(tx, shipment.id, expectedOn)
      await recordEvent(tx, order, shipment, { status, at: body.at ?? now, place, note }, key)
      return wireShipment((await readShipment(tx, shipment.id))!)
    })
  },
}

/** Returns true if the caller knows the buyer's email or postcode [SHIP-002]. */
function proves({ email, document }: OrderRow, proof: string): boolean {
  // Gift recipients know the shipping address but should not see the order, and pickup orders have none, so the billing
  // address counts.
  const isElsewhere = document.pickup || document.registry
  const { countryId, postcode } = isElsewhere ? document.billingAddress : document.shippingAddress
  const typed = proof.trim()
  if (typed === '') return false
  if (typed.toLowerCase() === email.trim().toLowerCase()) return true
  const right = compactPostcode(countryId, postcode)
  return right !== '' && compactPostcode(countryId, typed) === right
}

type Creating = ReceivedCall<typeof tracking, 'POST /svc_fulfilment/order/{orderId}/shipments'>

const isSame = ({ carrier, trackingNumber, requestKey }: ShipmentRow, { body, key }: Creating) =>
  requestKey === key || (trackingNumber !== '' && carrier === body.carrier && trackingNumber === body.trackingNumber)

/** Returns the contents of a new parcel: the listed units, or all remaining units of its package. */
function piecesOf({ body, refuse }: Creating, order: OrderRow, before: readonly ShipmentRow[]) {
  const owed = waitingUnits(order, before)
  const remaining = sumBySku(owed.filter(({ packageNumber }) => packageNumber === body.packageNumber))
  if (remaining.length === 0) throw refuse('nothing_left')
  const tooMany = excessUnits(remaining, body.pieces ?? [])
  if (tooMany.length > 0) throw refuse('pieces_exceed', { pieces: tooMany })
  return body.pieces ? sumBySku(body.pieces) : remaining
}

/** Stores a tracking event; the first event for shipped, ready, or delivered is emailed to the buyer. */
async function recordEvent(tx: Transaction, order: OrderRow, shipment: ShipmentRow, event: ShipmentEvent, key: string) {
  const { status } = event
  if (!(await addShipmentEvent(tx, shipment.id, event, key))) return
  await planReviewMail(tx, order.id, await readShipments(tx, order.id))
  const isFirst = !shipment.events.some((earlier) => earlier.status === status)
  if (isFirst && status === 'shipped') await queueShipmentWebhook(tx, order, shipment)
  if (!isFirst || !(order.document.pickup ? ['ready'] : ['shipped', 'delivered']).includes(status)) return
  await afterCommit(tx, 'mail_send', {
    template: 'shipment',
    to: order.email,
    data: { shipmentId: shipment.id, status },
    key: `shipment-${shipment.id}-${status}`,
  })
}

function wireShipment(shipment: ShipmentRow) {
  const { id, orderId, number, packageNumber, carrier, trackingNumber, pieces, expectedOn, events } = shipment
  return { id, orderId, number, packageNumber, carrier, trackingNumber, pieces, expectedOn, events }
}
