import type { ReturnCondition, ReturnReason, ReturnResolution } from '#domain/returns/reasons.ts'
import type { RefundTarget } from '#domain/returns/refund-target.ts'
import type { ReturnState } from '#domain/returns/transitions.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

interface ReturnItemRow {
  itemId: string
  qty: number
  reason: ReturnReason
  condition: ReturnCondition
  wish: string
  /** The variant that the shopper wants; null if the request is only text. */
  wishSellableId: number | null
  feePercent: number
  received: number | null
  accepted: number | null
  restocked: number | null
}
export interface ReturnRow {
  number: number
  orderId: string
  site: Site
  state: ReturnState
  resolution: ReturnResolution
  refundTo: RefundTarget
  comment: string
  isPickup: boolean
  carrier: string
  trackingNumber: string
  rejection: string
  replacement: string
  /** Number of the refund of `refundOrderId`, which is the paid order behind an exchange order. */
  refundNumber: number | null
  refundOrderId: string | null
  createdAt: string
  changedAt: string
  approvedAt: string | null
  items: ReturnItemRow[]
  photoIds: string[]
}

const columns = `r.number, r.order_id as "orderId", r.site, r.state, r.resolution, r.refund_to as "refundTo", r.comment, r.is_pickup as "isPickup",
  r.carrier, r.tracking_number as "trackingNumber", r.rejection, r.replacement, r.refund_number as "refundNumber",
  r.refund_order_id as "refundOrderId",
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  to_char(r.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
  to_char(r.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "approvedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.item_id, 'qty', i.qty, 'reason', i.reason,
      'condition', i.condition, 'wish', i.wish, 'wishSellableId', i.wish_sellable_id, 'feePercent', i.fee_percent, 'received', i.received,
      'accepted', i.accepted, 'restocked', i.restocked) order by i.item_id), '[]')
    from rma_item i where i.rma_number = r.number) as items,
  (select coalesce(jsonb_agg(p.id order by p.created_at, p.id), '[]') from rma_photo p
    where p.rma_number = r.number) as "photoIds"`
const one = statement<ReturnRow>('return.read', `select ${columns} from rma r where r.number = $1`)
const ofOrder = statement<ReturnRow>(
  'return.of-order',
  `select ${columns} from rma r where r.order_id = $1 order by r.number`,
)
const ofOrders = statement<ReturnRow>(
  'return.of-orders',
  `select ${columns} from rma r where r.order_id = any($1) order by r.number desc limit 20`,
)
const ofEachOrder = statement<ReturnRow>(
  'return.of-each-order',
  `select ${columns} from rma r where r.order_id = any($1) order by r.order_id, r.number`,
)
const insert = statement<{ number: number }>(
  'return.create',
  `insert into rma (order_id, site, resolution, comment, is_pickup, created_at, changed_at, refund_to)
   values ($1, $2, $3, $4, $5, $6, $6, $7) returning number`,
)
const insertItems = statement(
  'return.create-items',
  `insert into rma_item (rma_number, item_id, qty, reason, condition, wish, wish_sellable_id, fee_percent)
   select $1, item."itemId", item.qty, item.reason, item.condition, item.wish, item."wishSellableId", item."feePercent"
   from jsonb_to_recordset($2) as item ("itemId" uuid, qty integer, reason text, condition text, wish text,
     "wishSellableId" integer, "feePercent" integer)`,
)
const move = statement<{ number: number }>(
  'return.move',
  `update rma set state = $3, changed_at = $4, carrier = coalesce($5, carrier),
     tracking_number = coalesce($6, tracking_number), rejection = coalesce($7, rejection),
     replacement = coalesce($8, replacement), refund_number = coalesce($9, refund_number),
     refund_order_id = coalesce($10, refund_order_id),
     approved_at = case when $3 = 'approved' then $4 else approved_at end
   where number = $1 and state = $2 returning number`,
)
const receive = statement(
  'return.receive-items',
  `update rma_item set received = got.received, accepted = got.accepted, restocked = got.restocked
   from jsonb_to_recordset($2) as got ("itemId" uuid, received integer, accepted integer, restocked integer)
   where rma_number = $1 and item_id = got."itemId"`,
)
const setFees = statement(
  'return.set-fees',
  `update rma_item item set fee_percent = due."feePercent"
   from jsonb_to_recordset($2) as due ("itemId" uuid, "feePercent" integer)
   where item.rma_number = $1 and item.item_id = due."itemId" and item.fee_percent <> due."feePercent"`,
)
const addPhoto = statement(
  'return.add-photo',
  'insert into rma_photo (rma_number, bytes, created_at) values ($1, $2, $3)',
)
const deletePhotos = statement('return.delete-photos', 'delete from rma_photo where rma_number = $1')
const photo = statement<{ bytes: Buffer }>(
  'return.photo',
  'select bytes from rma_photo where rma_number = $1 and id = $2',
)
interface ListedReturn extends Pick<
  ReturnRow,
  'number' | 'orderId' | 'state' | 'resolution' | 'refundTo' | 'createdAt' | 'changedAt'
> {
  email: string
  units: number
}
const listed = `r.number, r.order_id as "orderId", r.state, r.resolution, r.refund_to as "refundTo", o.email,
  (select sum(i.qty)::integer from rma_item i where i.rma_number = r.number) as units,
  to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  to_char(r.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
  from rma r join shop_order o on o.id = r.order_id`
const inState = statement<ListedReturn>(
  'return.in-state',
  `select ${listed} where r.site = $1 and r.state = $2 order by r.changed_at, r.number limit $3 offset $4`,
)
const countInState = statement<{ count: number }>(
  'return.count-in-state',
  'select count(*)::integer as count from rma where site = $1 and state = $2',
)
const ofNumber = statement<ListedReturn>(
  'return.of-number',
  `select ${listed} where r.site = $1 and (r.number = $2 or r.order_id = $3) order by r.number desc limit 50`,
)

export async function readReturn(db: QueryRunner, number: number): Promise<ReturnRow | undefined> {
  const [found] = await db.run(one, [number])
  return found
}

export async function readReturnsOfOrder(db: QueryRunner, orderId: string): Promise<ReturnRow[]> {
  return db.run(ofOrder, [orderId])
}

/** Returns all returns from these orders. */
export async function readReturnsOfOrders(db: QueryRunner, orderIds: readonly string[]): Promise<ReturnRow[]> {
  return db.run(ofEachOrder, [orderIds])
}

/** Returns the newest returns from these orders, up to 20. */
export async function readLatestReturns(db: QueryRunner, orderIds: readonly string[]): Promise<ReturnRow[]> {
  return db.run(ofOrders, [orderIds])
}

type NewReturn = Pick<ReturnRow, 'orderId' | 'site' | 'resolution' | 'refundTo' | 'comment' | 'isPickup'> & {
  items: readonly Omit<ReturnItemRow, 'received' | 'accepted' | 'restocked'>[]
}

/** Creates a return from a locked order. */
export async function createReturn(tx: Transaction, created: NewReturn): Promise<ReturnRow> {
  const { orderId, site, resolution, refundTo, comment, isPickup, items } = created
  const [row] = await tx.run(insert, [orderId, site, resolution, comment, isPickup, new Date(tx.now), refundTo])
  await tx.run(insertItems, [row!.number, JSON.stringify(items)])
  return (await readReturn(tx, row!.number))!
}

type Change = Partial<
  Pick<ReturnRow, 'carrier' | 'trackingNumber' | 'rejection' | 'replacement' | 'refundNumber' | 'refundOrderId'>
>

/** Changes a return's state. Returns false if the state has changed since it was read. */
export async function moveReturn(
  tx: Transaction,
  { number, state }: Pick<ReturnRow, 'number' | 'state'>,
  to: ReturnState,
  { carrier, trackingNumber, rejection, replacement, refundNumber, refundOrderId }: Change = {},
): Promise<boolean> {
  const changes = [carrier, trackingNumber, rejection, replacement, refundNumber, refundOrderId].map(
    (value) => value ?? null,
  )
  return (await tx.run(move, [number, state, to, new Date(tx.now), ...changes])).length > 0
}

export type ReceivedItem = { itemId: string; received: number; accepted: number; restocked: number }

export async function receiveItems(tx: Transaction, number: number, items: readonly ReceivedItem[]): Promise<void> {
  await tx.run(receive, [number, JSON.stringify(items)])
}

/** Stores the fees that a return's refund deducts. */
export async function storeFees(
  tx: Transaction,
  { number, items }: Pick<ReturnRow, 'number' | 'items'>,
): Promise<void> {
  await tx.run(setFees, [number, JSON.stringify(items)])
}

export async function addReturnPhoto(tx: Transaction, number: number, bytes: Buffer): Promise<void> {
  await tx.run(addPhoto, [number, bytes, new Date(tx.now)])
}

export async function deleteReturnPhotos(tx: Transaction, number: number): Promise<void> {
  await tx.run(deletePhotos, [number])
}

export async function readReturnPhoto(db: QueryRunner, number: number, id: string): Promise<Buffer | undefined> {
  const [found] = await db.run(photo, [number, id])
  return found?.bytes
}

/** Returns a page of returns, least recently changed first, and the total count. */
export async function readReturnsInState(
  db: QueryRunner,
  site: Site,
  state: ReturnState,
  { page, size }: { page: number; size: number },
) {
  const [returns, [counted]] = await Promise.all([
    db.run(inState, [site, state, size, (page - 1) * size]),
    db.run(countInState, [site, state]),
  ])
  return { returns, total: counted!.count }
}

/** Returns the returns from an order, or the return with this number, newest first. */
export async function findReturns(
  db: QueryRunner,
  site: Site,
  { number, orderId }: { number: number | null; orderId: string },
): Promise<ListedReturn[]> {
  return db.run(ofNumber, [site, number, orderId])
}

/** Deletes photos a year after they were sent. */
export const sweepReturnPhotos = createClockSweep('rma_photo', `created_at < $1 - interval '1 year'`)
