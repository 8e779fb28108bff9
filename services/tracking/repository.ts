import type { Pieces, TrackingEvent } from '#domain/shipping/delivery/tracking.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface ShipmentEvent extends TrackingEvent {
  place: string
  note: string
}

/** A parcel with its events, newest first. */
export interface ShipmentRow {
  id: string
  orderId: string
  number: number
  packageNumber: number
  carrier: string
  trackingNumber: string
  pieces: Pieces[]
  /** YYYY-MM-DD. */
  expectedOn: string | null
  events: ShipmentEvent[]
  requestKey: string
}

const columns = `s.id, s.order_id as "orderId", s.number, s.package_number as "packageNumber", s.carrier,
  s.tracking_number as "trackingNumber", s.pieces, s.expected_on::text as "expectedOn", s.request_key as "requestKey",
  coalesce((select jsonb_agg(jsonb_build_object('status', e.status, 'place', e.place, 'note', e.note,
      'at', (extract(epoch from e.at) * 1000)::bigint) order by e.at desc, e.status)
    from shipment_event e where e.shipment_id = s.id), '[]') as events`
const ofOrder = statement<ShipmentRow>(
  'shipment.of-order',
  `select ${columns} from shipment s where s.order_id = $1 order by s.number`,
)
const ofOrders = statement<ShipmentRow>(
  'shipment.of-orders',
  `select ${columns} from shipment s where s.order_id = any($1) order by s.order_id, s.number`,
)
const one = statement<ShipmentRow>('shipment.read', `select ${columns} from shipment s where s.id = $1`)
const lockOne = statement<{ id: string }>('shipment.lock', 'select id from shipment where id = $1 for update')
const insert = statement<{ id: string }>(
  'shipment.create',
  `insert into shipment (order_id, number, package_number, carrier, tracking_number, pieces, expected_on, request_key)
   values ($1, (select coalesce(max(number), 0) + 1 from shipment where order_id = $1), $2, $3, $4, $5, $6, $7)
   returning id`,
)
const insertEvent = statement<{ status: string }>(
  'shipment.tell',
  `insert into shipment_event (shipment_id, status, at, place, note, request_key)
   values ($1, $2, to_timestamp($3::double precision / 1000), $4, $5, $6)
   on conflict do nothing returning status`,
)
const expect = statement('shipment.expect', 'update shipment set expected_on = $2 where id = $1')

export async function readShipments(db: QueryRunner, orderId: string): Promise<ShipmentRow[]> {
  return db.run(ofOrder, [orderId])
}

/** Returns the parcels for several orders. */
export async function readShipmentsOf(db: QueryRunner, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  return db.run(ofOrders, [orderIds])
}

export async function readShipment(db: QueryRunner, id: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.run(one, [id])
  return row
}

/** Locks a parcel until commit and returns it. */
export async function lockShipment(tx: Transaction, id: string): Promise<ShipmentRow | undefined> {
  const [locked] = await tx.run(lockOne, [id])
  return locked && readShipment(tx, id)
}

type NewShipment = Omit<ShipmentRow, 'id' | 'number' | 'events'>

/** Creates a parcel for a locked order and returns its id. */
export async function createShipment(tx: Transaction, shipment: NewShipment): Promise<string> {
  const { orderId, packageNumber, carrier, trackingNumber, pieces, expectedOn, requestKey } = shipment
  const values = [orderId, packageNumber, carrier, trackingNumber, JSON.stringify(pieces), expectedOn, requestKey]
  const [created] = await tx.run(insert, values)
  return created!.id
}

/** Stores a tracking event. Returns false for a duplicate or a repeated request. */
export async function addShipmentEvent(
  tx: Transaction,
  id: string,
  { status, at, place, note }: ShipmentEvent,
  requestKey: string,
): Promise<boolean> {
  return (await tx.run(insertEvent, [id, status, at, place, note, requestKey])).length > 0
}

export async function setExpectedDelivery(tx: Transaction, id: string, expectedOn: string | null) {
  await tx.run(expect, [id, expectedOn])
}
