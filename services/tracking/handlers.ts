import type { tracking } from '#contract/tracking.ts'
import { compactPostcode } from '#domain/countries/country.ts'
import { fitsDeliveryMethod } from '#domain/shipping/delivery/tracking.ts'
import type { Database } from '#platform/database.ts'
import { readOrder, readGuestOrder, type OrderRow } from '#services/orders/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { isTrackingKey } from './key.ts'
import { recordEvent } from './record-event.ts'
import { lockShipment, readShipment, readShipments, setExpectedDelivery, type ShipmentRow } from './repository.ts'
import { shipParcel } from './ship-parcel.ts'
import { isPlaced, unitsLeftToShip, wireTracking } from './wire.ts'

interface TrackingDeps {
  db: Database
  secret: string
}

/** Limits order lookups. A shopper rarely needs a second lookup, but guessing needs many. */
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
    const remaining = unitsLeftToShip(order, shipments)
    return {
      shipments: shipments.map(wireShipment),
      remaining: remaining.map(({ packageNumber, sku, qty }) => ({ packageNumber, sku, qty })),
    }
  },

  // Responses to staff writes cannot be stored, because staff have no scope. On a retry, the request key or tracking
  // number identifies the row.
  async 'POST /svc_fulfilment/order/{orderId}/shipments'({ site, params, body, key, now, refuse }, { db }) {
    const parcel = { ...params, ...body, at: body.at ?? now, key }
    return db.transaction(async (tx) => {
      const result = await shipParcel(tx, [site], parcel)
      if ('shipment' in result) return wireShipment(result.shipment)
      if (result.refused === 'key_reused') throw commonRefusal('idempotency_key_reused')
      throw result.refused === 'pieces_exceed'
        ? refuse(result.refused, { pieces: result.pieces })
        : refuse(result.refused)
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
  // Gift recipients know the shipping address but should not see the order, and pickup orders have none, so this checks
  // the billing address.
  const isElsewhere = document.pickup || document.registry
  const { countryId, postcode } = isElsewhere ? document.billingAddress : document.shippingAddress
  const typed = proof.trim()
  if (typed === '') return false
  if (typed.toLowerCase() === email.trim().toLowerCase()) return true
  const right = compactPostcode(countryId, postcode)
  return right !== '' && compactPostcode(countryId, typed) === right
}

function wireShipment(shipment: ShipmentRow) {
  const { id, orderId, number, packageNumber, carrier, trackingNumber, pieces, expectedOn, events } = shipment
  return { id, orderId, number, packageNumber, carrier, trackingNumber, pieces, expectedOn, events }
}
