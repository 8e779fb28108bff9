import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import type { exchangeDesk } from '#contract/exchange-desk.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Minor } from '#domain/money.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import type { SettleDeps } from '#services/orders/placing-steps.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readSiteReturn, wireDeskReturn } from '../desk-handlers.ts'
import { readOrderReturns } from '../eligibility.ts'
import { acceptedItems } from '../estimate.ts'
import { readReturn } from '../repository.ts'
import { cancelExchange } from './cancel.ts'
import { createExchange } from './create.ts'
import { differenceOf } from './differences.ts'
import { cancelDifference, requestDifference } from './request-payment.ts'
import { readExchangeVariants } from './variants.ts'

type ExchangeDeps = SettleDeps & { db: Database }

export const exchangeDeskHandlers: Handlers<typeof exchangeDesk, ExchangeDeps> = {
  async 'GET /svc_rma/desk/{number}/exchange-order'({ site, params, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const order = (await readOrder(db, row.orderId))!
    const found = await readOrderReturns(db, order, now)
    const accepted = acceptedItems(row)
    const itemIds = accepted.map(({ itemId }) => itemId)
    const variants = await readExchangeVariants(db, order, found.paidOrder, itemIds)
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
          variants: ofLine.map((variant) => ({
            sku: variant.sku,
            choice: variant.sellable.choice.join(', '),
            available: Number.isFinite(variant.available) ? variant.available : null,
            difference: wireDifference(differenceOf(found, row, { itemId, qty }, variant)),
          })),
        }
      }),
    }
  },

  async 'POST /svc_rma/desk/{number}/exchange-order'(received, deps) {
    return create(received, deps, { refund: 0, waived: 0 })
  },

  async 'POST /svc_rma/desk/{number}/exchange-order/settle'(received, deps) {
    const { refund, waived } = received.body
    return create(received, deps, { refund: toMinor(refund), waived: toMinor(waived) })
  },

  async 'POST /svc_rma/desk/{number}/exchange-order/payment'(received, { db }) {
    const { site, params, body, now, key, fingerprint, refuse } = received
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const request = { selected: body.items, due: toMinor(body.due), now, key, fingerprint }
    return db.transaction(async (tx) => {
      const changed = await requestDifference(tx, row, request, refuse)
      if ('state' in changed) throw refuse('wrong_state', changed)
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/exchange-order/payment/cancel'({ site, params, body, now, refuse }, deps) {
    const row = await readSiteReturn(deps.db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const order = await cancelDifference(deps, row, { linkId: body.linkId, now }, refuse)
    return wireDeskReturn(deps.db, order, (await readReturn(deps.db, row.number))!, now)
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

type CreateCall = Pick<
  ReceivedCall<typeof exchangeDesk, 'POST /svc_rma/desk/{number}/exchange-order'>,
  'site' | 'params' | 'body' | 'now' | 'refuse'
>

async function create(
  received: CreateCall,
  { db, giftCards }: ExchangeDeps,
  confirmed: { refund: Minor; waived: Minor },
) {
  const { site, params, body, now, refuse } = received
  const row = await readSiteReturn(db, site, params.number)
  if (!row) throw refuse('return_not_found')
  const exchange = { selected: body.items, confirmed, now }
  return db.transaction(async (tx) => {
    const changed = await createExchange(tx, giftCards, row, exchange, refuse)
    if ('state' in changed) throw refuse('wrong_state', changed)
    return wireDeskReturn(tx, changed.order, changed.row, now)
  })
}

function wireDifference(difference: { net: Minor; tax: Minor } | null) {
  if (difference === null) return null
  const { net, tax } = difference
  return { amount: toWireAmount(net + tax), tax: toWireAmount(tax) }
}
