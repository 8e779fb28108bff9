import type { Reply } from '#contract/kernel/call.ts'
import type { warehouse } from '#contract/warehouse.ts'
import { repeatedNumbers } from '#domain/shipping/warehouse/repeated-numbers.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readShipments, shipParcel } from '#services/tracking/steps.ts'
import { closedReason } from './open-order.ts'

type Result = Reply<typeof warehouse, 'POST /svc_admin/warehouse/shipments'>['results'][number]

interface BatchParcel {
  key: string
  orderId: string
  packageNumber: number
  carrier: string
  trackingNumber: string
  sharesNumber: boolean
}

/** Ships the remaining units in packages, each in its own transaction, so that a refusal does not affect the others. */
export async function shipBatch(
  db: Database,
  sites: readonly Site[],
  parcels: readonly BatchParcel[],
  now: number,
): Promise<Result[]> {
  const repeated = repeatedNumbers(parcels)
  const results: Result[] = []
  for (const parcel of parcels)
    results.push(
      repeated.has(parcel)
        ? { key: parcel.key, shipment: null, refused: 'number_repeated' }
        : await db.transaction((tx) => shipOne(tx, sites, parcel, now)),
    )
  return results
}

async function shipOne(tx: Transaction, sites: readonly Site[], parcel: BatchParcel, now: number): Promise<Result> {
  const { key, orderId, packageNumber } = parcel
  const result = await shipParcel(tx, sites, { ...parcel, expectedOn: null, at: now, place: '', note: '' })
  // A shipment with the same number may come from another request, and must not be reported as this request's result.
  if ('shipment' in result && result.shipment.requestKey === key) {
    const { id, number, carrier, trackingNumber } = result.shipment
    return { key, shipment: { id, number, carrier, trackingNumber }, refused: null }
  }
  if ('refused' in result && isListed(result.refused)) return { key, shipment: null, refused: result.refused }
  const order = (await readOrder(tx, orderId))!
  const refused = closedReason(order, await readShipments(tx, orderId), packageNumber) ?? 'nothing_to_ship'
  return { key, shipment: null, refused }
}

const listed = ['order_not_found', 'number_repeated', 'key_reused', 'wrong_carrier'] as const

const isListed = (refused: string): refused is (typeof listed)[number] => listed.some((each) => each === refused)
