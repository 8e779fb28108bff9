import type { fulfilment } from '#contract/fulfilment.ts'
import type { Database } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readShipments } from '#services/tracking/steps.ts'
import { assignExportNumbers, wasExported, readExports } from './repository.ts'
import { wireExport } from './wire.ts'

export const fulfilmentHandlers: Handlers<typeof fulfilment, { db: Database }> = {
  async 'GET /svc_fulfilment/exports'({ site, query, refuse }, { db }) {
    await assignExportNumbers(db)
    if (!(await wasExported(db, query.after))) throw refuse('number_unknown')
    const rows = await readExports(db, site, query.after, query.limit)
    const exports = []
    for (const row of rows) {
      const order = (await readOrder(db, row.orderId))!
      exports.push(wireExport(row, order, await readShipments(db, order.id)))
    }
    return { exports, last: exports.at(-1)?.number ?? query.after }
  },
}
