import type { Cookies, ReceivedCall } from '#contract/kernel/call.ts'
import type { returns } from '#contract/returns.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { encodeCode128 } from '#domain/returns/code128.ts'
import { orderObstacle } from '#domain/returns/eligibility.ts'
import { areReturnsOffered, returnsFlag } from '#domain/returns/gate.ts'
import { feePercentOf, returnLimits, type ReturnResolution } from '#domain/returns/reasons.ts'
import { isGiftCardOffered } from '#domain/returns/refund-target.ts'
import { formatReturnNumber, parseReturnNumber } from '#domain/returns/return-number.ts'
import { feePercentDue } from '#domain/returns/withdrawal.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { readFlag, visitorAttributes, type VisitorDeps } from '#services/flags/steps.ts'
import {
  lockOrder,
  readCustomerOrders,
  readGuestOrder,
  readOrdersPage,
  readOrderSummaries,
  shipToOf,
  type OrderRow,
} from '#services/orders/steps.ts'
import { storePhoto } from '#services/reviews/steps.ts'
import { queueReturnWebhook } from '#services/webhooks/steps.ts'
import { changeReturn } from './change-return.ts'
import { isFreightLine, readOrderReturns, readReturnsByOrder, type OrderReturns } from './eligibility.ts'
import { estimateUnits, refundOfReturn, withAllowedFees } from './estimate.ts'
import { paidDifferenceTotal } from './exchange/differences.ts'
import { findVariant, readExchangeVariants, type VariantProblem } from './exchange/variants.ts'
import { queueReturnMail } from './mail-steps.ts'
import { addReturnPhoto, createReturn, readReturn, readLatestReturns, type ReturnRow } from './repository.ts'
import { sendDeadline } from './send-deadline.ts'
import { wireEstimate, wireOrderReturns, wireReturn, wireReturnSummary } from './wire.ts'

export interface ReturnDeps extends Pick<VisitorDeps, 'employeeDomains'> {
  db: Database
  secret: string
  /** If absent, returns are free and go to the seller. */
  returnPolicy?: {
    /** Share of the price that the store keeps if the shopper is responsible for the return. */
    feePercent: number
    addresses: Readonly<Partial<Record<Site, readonly string[]>>>
  }
  invoicing: { sellerOf: (site: Site) => { lines: readonly string[] } }
}

const pageSize = 10

export const returnHandlers: Handlers<typeof returns, ReturnDeps> = {
  async 'GET /svc_rma/orders'(received, deps) {
    const { scope, query, now, refuse } = received
    const { db } = deps
    if (!(await isOffered(deps, received))) throw refuse('returns_not_offered')
    if (scope.customerId === null) return { count: 0, orders: [] }
    const { count, orders } = await readOrdersPage(db, scope, { page: query.page, limit: pageSize, q: '' })
    const listed = (await readReturnsByOrder(db, orders, now)).map(({ order, lines }) => ({
      orderId: order.id,
      createdAt: order.createdAt,
      total: toWireAmount(order.document.totals.grandTotalIncludingTax),
      items: order.document.lines.slice(0, 4).map(({ name, picture }) => ({ name, picture })),
      obstacle: orderObstacle(lines),
    }))
    return { count, orders: listed }
  },

  async 'GET /svc_rma/orders/{orderId}'(received, deps) {
    const { db, secret } = deps
    const order = await readGuestOrder(db, received, secret, received.params.orderId)
    if (!order) throw received.refuse('order_not_found')
    const found = await readOrderReturns(db, order, received.now)
    const returnable = found.lines.filter(({ units }) => units > 0).map(({ itemId }) => itemId)
    const shown = {
      variants: await readExchangeVariants(db, order, found.paidOrder, returnable),
      isOffered: await isOffered(deps, received),
      now: received.now,
      ...feeOf(order, found, deps, received),
    }
    return wireOrderReturns(order, found, shown)
  },

  async 'POST /svc_rma/orders/{orderId}/estimate'(received, deps) {
    const { db, secret } = deps
    const { params, body, now, refuse } = received
    const order = await readGuestOrder(db, received, secret, params.orderId)
    if (!order) throw refuse('order_not_found')
    if (!(await isOffered(deps, received))) throw refuse('returns_not_offered')
    const found = await readOrderReturns(db, order, now)
    const problem = findProblem(found.lines, body.items)
    if (problem) throw refuse(...problem)
    const items = withFees(body.items, feeOf(order, found, deps, received).feePercent)
    return wireEstimate(estimateUnits(order, found, items, now), paidDifferenceTotal(items, found, null))
  },

  async 'POST /svc_rma/orders/{orderId}/returns'(received, deps) {
    const { db, secret } = deps
    const { site, params, body, now, refuse } = received
    const known = await storedReply<ReturnType<typeof wireReturn>>(db, received)
    if (known) return known
    if (!(await readGuestOrder(db, received, secret, params.orderId))) throw refuse('order_not_found')
    if (!(await isOffered(deps, received))) throw refuse('returns_not_offered')
    return writeOnce(db, received, async (tx) => {
      const order = await lockOrder(tx, params.orderId)
      if (!order) throw refuse('order_not_found')
      const found = await readOrderReturns(tx, order, now)
      const { lines, returns } = found
      const max = returnLimits.perOrder
      if (returns.length >= max) throw refuse('too_many_returns', { max })
      const problem = findProblem(lines, body.items)
      if (problem) throw refuse(...problem)
      const { resolution, refundTo, comment } = body
      const isPickup = body.isPickup && body.items.some(({ itemId }) => isFreightLine(order, itemId))
      const wishes = await withVariants(tx, order, found.paidOrder, body, refuse)
      const items = withFees(wishes, feeOf(order, found, deps, received).feePercent)
      const { toPayment } = estimateUnits(order, found, items, now)
      if (refundTo === 'gift_card' && !isGiftCardOffered(resolution, toPayment)) throw refuse('gift_card_not_offered')
      const row = await createReturn(tx, { orderId: order.id, site, resolution, refundTo, comment, isPickup, items })
      await queueReturnWebhook(tx, 'return.created', order, row)
      await queueReturnMail(tx, order, 'requested', row.number)
      return wireReturn(order, row, refundOfReturn(order, found, row).parts)
    })
  },

  async 'GET /svc_rma/returnable'(received, deps) {
    const { scope, query, now } = received
    const { db } = deps
    if (!(await isOffered(deps, received))) return { orders: [] }
    const orders = await readCustomerOrders(db, scope, query.orders.split(','))
    const each = await readReturnsByOrder(db, orders, now)
    return { orders: each.filter(({ lines }) => orderObstacle(lines) === null).map(({ order }) => order.id) }
  },

  async 'GET /svc_rma/returns'({ scope }, { db }) {
    const { orders } = await readOrderSummaries(db, scope, { page: 1, limit: 50, q: '' })
    const latest = await readLatestReturns(
      db,
      orders.map(({ id }) => id),
    )
    return { returns: latest.map(wireReturnSummary) }
  },

  async 'GET /svc_rma/returns/{number}'(received, { db, secret }) {
    const found = await readOwnReturn(db, received, secret)
    if (!found) throw received.refuse('return_not_found')
    return readWireReturn(db, found, received.now)
  },

  async 'GET /svc_rma/returns/{number}/label'(received, { db, secret, invoicing, returnPolicy }) {
    const found = await readOwnReturn(db, received, secret)
    if (!found) throw received.refuse('return_not_found')
    const { order, row } = found
    const number = formatReturnNumber(row.number)
    return {
      number,
      barcode: encodeCode128(number),
      address: [...(returnPolicy?.addresses[order.site] ?? invoicing.sellerOf(order.site).lines)],
      // The buyer of a registry gift must not see its shipping address.
      from: formatAddressLines(order.document.registry ? order.document.billingAddress : shipToOf(order.document)),
      deadline: sendDeadline(row),
    }
  },

  async 'POST /svc_rma/returns/{number}/photos'(received, { db, secret }) {
    const { body, refuse } = received
    const known = await storedReply<ReturnType<typeof wireReturn>>(db, received)
    if (known) return known
    const found = await readOwnReturn(db, received, secret)
    if (!found) throw refuse('return_not_found')
    const photo = await storePhoto(Buffer.from(body.photo, 'base64'))
    if (typeof photo === 'string') throw refuse(photo)
    return writeOnce(db, received, async (tx) => {
      await lockOrder(tx, found.order.id)
      const row = (await readReturn(tx, found.row.number))!
      const { state, photoIds } = row
      if (state !== 'requested' && state !== 'approved') throw refuse('wrong_state', { state })
      if (photoIds.length >= returnLimits.photos) throw refuse('too_many_photos', { max: returnLimits.photos })
      await addReturnPhoto(tx, row.number, photo.large)
      return readWireReturn(tx, { order: found.order, row: (await readReturn(tx, row.number))! }, received.now)
    })
  },

  async 'POST /svc_rma/returns/{number}/sent'(received, { db, secret }) {
    const { body, now, refuse } = received
    const found = await readOwnReturn(db, received, secret)
    if (!found) throw refuse('return_not_found')
    const changed = await db.transaction((tx) => changeReturn(tx, found.row, 'send', async () => body))
    if ('state' in changed) throw refuse('wrong_state', changed)
    return readWireReturn(db, changed, now)
  },

  async 'POST /svc_rma/returns/{number}/cancel'(received, { db, secret }) {
    const found = await readOwnReturn(db, received, secret)
    if (!found) throw received.refuse('return_not_found')
    const changed = await db.transaction((tx) => changeReturn(tx, found.row, 'cancel'))
    if ('state' in changed) throw received.refuse('wrong_state', changed)
    return readWireReturn(db, changed, received.now)
  },
}

/** Returns true if the visitor can request returns [FLAG-007]. */
async function isOffered(
  deps: Pick<ReturnDeps, 'db' | 'employeeDomains'>,
  { site, ...visitor }: { site: Site } & Parameters<typeof visitorAttributes>[1],
): Promise<boolean> {
  if (areReturnsOffered(site, false)) return true
  const attributes = await visitorAttributes(deps, visitor)
  return areReturnsOffered(site, (await readFlag(deps.db, returnsFlag, attributes)) === true)
}

async function readWireReturn(db: QueryRunner, { order, row }: { order: OrderRow; row: ReturnRow }, now: number) {
  const found = await readOrderReturns(db, order, now)
  return wireReturn(order, withAllowedFees(row, found), refundOfReturn(order, found, row).parts)
}

interface Reading {
  site: Site
  scope: Scope
  cookies: Cookies
  now: number
  params: { number: string }
}

/** Returns a return from an order that the caller may read. */
async function readOwnReturn(
  db: QueryRunner,
  received: Reading,
  secret: string,
): Promise<{ order: OrderRow; row: ReturnRow } | undefined> {
  const row = await readReturn(db, parseReturnNumber(received.params.number) ?? 0)
  const order = row && (await readGuestOrder(db, received, secret, row.orderId))
  return order && { order, row }
}

type Items = readonly { itemId: string; qty: number }[]
type Problem = ['unknown_line'] | ['not_returnable', { itemId: string; returnable: number }]

function findProblem(lines: readonly { itemId: string; units: number }[], items: Items): Problem | undefined {
  for (const { itemId, qty } of items) {
    const line = lines.find((each) => each.itemId === itemId)
    if (!line) return ['unknown_line']
    if (qty > line.units) return ['not_returnable', { itemId, returnable: line.units }]
  }
  return undefined
}

type RequestedItem = ReceivedCall<typeof returns, 'POST /svc_rma/orders/{orderId}/returns'>['body']['items'][number]

/** Adds the variants requested in an exchange. Throws if one cannot replace its line. */
async function withVariants(
  db: QueryRunner,
  order: OrderRow,
  paidOrder: OrderRow,
  { items, resolution }: { items: readonly RequestedItem[]; resolution: ReturnResolution },
  refuse: (code: VariantProblem, details: { itemId: string }) => Error,
) {
  const wanted = resolution === 'exchange' ? items.filter(({ variant }) => variant !== undefined) : []
  const itemIds = wanted.map(({ itemId }) => itemId)
  const variants = await readExchangeVariants(db, order, paidOrder, itemIds)
  return items.map(({ variant: sku, ...item }) => {
    if (sku === undefined || !itemIds.includes(item.itemId)) return { ...item, wishSellableId: null }
    const found = findVariant(variants, { ...item, sku }, { isEvenOnly: true })
    if (typeof found === 'string') throw refuse(found, { itemId: item.itemId })
    return { ...item, wish: found.sellable.choice.join(', ') || found.sku, wishSellableId: found.sellable.id }
  })
}

/** Returns the current return fee, and true if the order's withdrawal period waives the fee. */
function feeOf(
  { site }: OrderRow,
  { lastDelivery }: OrderReturns,
  { returnPolicy }: Pick<ReturnDeps, 'returnPolicy'>,
  { now }: { now: number },
): { feePercent: number; isFeeWaived: boolean } {
  const agreed = returnPolicy?.feePercent ?? 0
  const feePercent = feePercentDue(agreed, { site, deliveredAt: lastDelivery, requestedAt: now })
  return { feePercent, isFeeWaived: feePercent < agreed }
}

function withFees<Item extends { reason: Parameters<typeof feePercentOf>[0] }>(
  items: readonly Item[],
  percent: number,
) {
  return items.map((item) => ({ ...item, feePercent: feePercentOf(item.reason, percent) }))
}
