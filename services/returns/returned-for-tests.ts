import { formatReturnNumber } from '#domain/returns/return-number.ts'
import type { Site } from '#domain/sites.ts'
import { type Database, statement } from '#platform/database.ts'
import { createReturn } from './repository.ts'

const approve = statement('test.approve-return', `update rma set state = 'approved' where number = $1`)

/** Creates an approved return of one unit without a delivery, and returns its number. */
export function createTestReturn(db: Database, site: Site, order: { orderId: string; itemId: string; mark: string }) {
  const { orderId, itemId, mark } = order
  return db.transaction(async (tx) => {
    const item = {
      itemId,
      qty: 1,
      reason: 'damaged',
      condition: 'opened',
      wish: '',
      wishSellableId: null,
      feePercent: 0,
    } as const
    const fields = { orderId, site, resolution: 'refund', refundTo: 'payment', comment: mark, isPickup: false } as const
    const { number } = await createReturn(tx, { ...fields, items: [item] })
    await tx.run(approve, [number])
    return formatReturnNumber(number)
  })
}
