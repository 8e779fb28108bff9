import type { exchangeDesk } from '#contract/exchange-desk.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readSiteReturn, wireDeskReturn } from '../desk-handlers.ts'
import { readOrderReturns } from '../eligibility.ts'
import { acceptedItems } from '../estimate.ts'
import { cancelExchange } from './cancel.ts'
import { createExchange } from './create.ts'
import { readExchangeVariants } from './variants.ts'

export const exchangeDeskHandlers: Handlers<typeof exchangeDesk, { db: Database }> = {
  async 'GET /svc_rma/desk/{number}/exchange-order'({ site, params, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const order = (await readOrder(db, row.orderId))!
    const { paidOrder } = await readOrderReturns(db, order, now)
    const accepted = acceptedItems(row)
    const itemIds = accepted.map(({ itemId }) => itemId)
    const variants = await readExchangeVariants(db, order, paidOrder, itemIds)
    return {
      shipTo: formatAddressLines(order.document.shippingAddress),
      items: accepted.map(({ itemId, qty }) => {
        const ofLine = variants.get(itemId) ?? []
        const wished = row.items.find((item) => item.itemId === itemId)?.wishSellableId
        return {
          itemId,
          name: order.document.lines.find((line) => line.itemId === itemId)?.name ?? '',
          qty,
          wanted: ofLine.find(({ sellable }) => sellable.id === wished)?.sku ?? null,
          variants: ofLine.map(({ sku, sellable, available, isEven }) => ({
            sku,
            choice: sellable.choice.join(', '),
            available: Number.isFinite(available) ? available : null,
            hasSamePrice: isEven,
          })),
        }
      }),
    }
  },

  async 'POST /svc_rma/desk/{number}/exchange-order'({ site, params, body, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    return db.transaction(async (tx) => {
      const changed = await createExchange(tx, row, body.items, now, refuse)
      if ('state' in changed) throw refuse('wrong_state', changed)
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/exchange-order/cancel'({ site, params, body, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    return db.transaction(async (tx) => {
      const changed = await cancelExchange(tx, row, body.orderId, refuse)
      if ('state' in changed) throw refuse('wrong_state', changed)
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },
}
