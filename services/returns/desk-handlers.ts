import type { z } from 'zod'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { returnsDesk } from '#contract/returns-desk.ts'
import { isRefundedTo, type RefundParts } from '#domain/returns/refund-target.ts'
import { formatReturnNumber, parseReturnNumber } from '#domain/returns/return-number.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { returnStock } from '#services/catalog/steps.ts'
import type { GiftCards } from '#services/gift-cards/steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { lockExchangeLink, refundExchangeLink } from '#services/payment-links/exchange-steps.ts'
import { recordRefund } from '#services/refunds/steps.ts'
import { changeReturn } from './change-return.ts'
import { readOrderReturns } from './eligibility.ts'
import {
  acceptedItems,
  refundedItems,
  earlierOpenReturns,
  refundOfReturn,
  refundOfReturnIfNext,
  shippingOfReturn,
  withAllowedFees,
} from './estimate.ts'
import { canCancelExchange } from './exchange/cancel.ts'
import { paidDifferences, paidDifferenceTotal } from './exchange/differences.ts'
import { readExchangePayment } from './exchange/payment.ts'
import { readExchangeOrderId } from './exchange/repository.ts'
import { queueReturnMail } from './mail-steps.ts'
import {
  findReturns,
  readReturn,
  readReturnPhoto,
  readReturnsInState,
  receiveItems,
  storeFees,
  type ReceivedItem,
  type ReturnRow,
} from './repository.ts'
import { wireEstimate, wireReturn } from './wire.ts'

interface DeskDeps {
  db: Database
  giftCards: GiftCards
}

const pageSize = 50

export const returnDeskHandlers: Handlers<typeof returnsDesk, DeskDeps> = {
  async 'GET /svc_rma/desk'({ site, query }, { db }) {
    const { returns, total } = await readListed(db, site, query)
    return { total, returns: returns.map((row) => ({ ...row, number: formatReturnNumber(row.number) })) }
  },

  async 'GET /svc_rma/desk/{number}'({ site, params, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    return wireDeskReturn(db, (await readOrder(db, row.orderId))!, row, now)
  },

  async 'GET /svc_rma/desk/{number}/photos/{photoId}'({ site, params, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const bytes = await readReturnPhoto(db, row.number, params.photoId)
    if (!bytes) throw refuse('photo_not_found')
    return { type: 'image/webp', base64: bytes.toString('base64') }
  },

  async 'POST /svc_rma/desk/{number}/approve'({ site, params, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    return db.transaction(async (tx) => {
      const changed = await changeReturn(tx, row, 'approve', async ({ order }) => {
        await queueReturnMail(tx, order, 'approved', row.number)
        return {}
      })
      if ('state' in changed) throw refuse('wrong_state', changed)
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/reject'({ site, params, body, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    return db.transaction(async (tx) => {
      const changed = await changeReturn(tx, row, 'reject', async ({ order, row: current }) => {
        // Accepted units may already be back in stock, so the return must not release them.
        if (current.items.some(({ accepted }) => (accepted ?? 0) > 0)) throw refuse('units_accepted')
        await queueReturnMail(tx, order, 'rejected', row.number)
        return { rejection: body.reason }
      })
      if ('state' in changed) throw refuse('wrong_state', changed)
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/receive'({ site, params, body, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    for (const { itemId, received, accepted, restocked } of body.items) {
      const item = row.items.find((each) => each.itemId === itemId)
      if (!item) throw refuse('unknown_line')
      if (received > item.qty || accepted > received || restocked > accepted) throw refuse('units_exceed', { itemId })
    }
    const items = row.items.map(({ itemId }) => {
      const arrived = body.items.find((each) => each.itemId === itemId)
      return arrived ?? { itemId, received: 0, accepted: 0, restocked: 0 }
    })
    return db.transaction(async (tx) => {
      const changed = await changeReturn(tx, row, 'receive', async ({ order }) => {
        await receiveItems(tx, row.number, items)
        await restock(tx, order, items)
        await queueReturnMail(tx, order, 'received', row.number)
        return {}
      })
      if ('state' in changed) throw refuse('wrong_state', changed)
      const { state } = changed.row
      if (!changed.row.items.every((item) => isRecorded(item, items))) throw refuse('wrong_state', { state })
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/refund'({ site, params, query, now, refuse }, { db, giftCards }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const { resolution } = row
    const target = query.to ?? row.refundTo
    return db.transaction(async (tx) => {
      const changed = await changeReturn(tx, row, 'refund', async (received) => {
        const found = await readOrderReturns(tx, received.order, now)
        const due = withAllowedFees(received.row, found)
        const lines = refundedItems(due, found)
        if (lines.length === 0) throw refuse('nothing_accepted')
        if (await readExchangePayment(tx, received.row, now)) throw refuse('exchange_payment_open')
        const paid = paidDifferences(lines, found, received.row)
        for (const { linkId } of paid) await lockExchangeLink(tx, row.site, linkId)
        await storeFees(tx, due)
        const name = formatReturnNumber(row.number)
        const { refund } = await recordRefund(
          tx,
          giftCards,
          {
            orderId: found.paidOrder.id,
            ...(found.paidOrder.id !== row.orderId && { exchangeOrderId: row.orderId }),
            kind: 'refund',
            lines,
            shipping: shippingOfReturn(received.order, found, lines, Date.parse(received.row.createdAt)),
            other: 0,
            // Units in good condition were already restocked on arrival.
            isRestocked: false,
            isOfReturn: true,
            target,
            reason: `Return ${name} (${resolution})`,
            askedBy: 'staff',
            key: `return ${name}`,
            fingerprint: name,
          },
          { refuse: () => refuse('not_refundable'), checkRequest: () => null },
        )
        for (const { linkId, amount } of paid) {
          const difference = { linkId, amount, reason: `Return ${name}`, key: `return ${name}` }
          if (!(await refundExchangeLink(tx, giftCards, difference))) throw refuse('difference_refund_running')
        }
        return { refundNumber: refund.number, refundOrderId: refund.orderId }
      })
      if ('state' in changed) throw refuse('wrong_state', changed)
      // A repeated request must report the actual destination of the refund.
      const { parts } = refundOfReturnIfNext(changed.order, await readOrderReturns(tx, changed.order, now), changed.row)
      if (!isRefundedTo(target, parts)) throw refuse('wrong_state', { state: changed.row.state })
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },

  async 'POST /svc_rma/desk/{number}/exchange'({ site, params, body, now, refuse }, { db }) {
    const row = await readSiteReturn(db, site, params.number)
    if (!row) throw refuse('return_not_found')
    const replacement = await readOrder(db, body.replacement)
    // An exchange order replaces only items from its own return.
    if (replacement?.site !== site || replacement.id === row.orderId || replacement.document.exchange)
      throw refuse('replacement_not_found')
    return db.transaction(async (tx) => {
      const changed = await changeReturn(tx, row, 'exchange', async ({ order, row: current }) => {
        if (acceptedItems(current).length === 0) throw refuse('nothing_accepted')
        if (await readExchangePayment(tx, current, now)) throw refuse('exchange_payment_open')
        await queueReturnMail(tx, order, 'exchanged', row.number)
        return { replacement: replacement.id }
      })
      if ('state' in changed) throw refuse('wrong_state', changed)
      // A repeated request must name the recorded replacement order.
      if (changed.row.replacement !== replacement.id) throw refuse('wrong_state', { state: changed.row.state })
      return wireDeskReturn(tx, changed.order, changed.row, now)
    })
  },
}

type ListQuery = ReceivedCall<typeof returnsDesk, 'GET /svc_rma/desk'>['query']

/** Returns a page of returns. An order has at most twenty, so a search by number always fits on one page. */
async function readListed(db: QueryRunner, site: Site, { state, number, page }: ListQuery) {
  if (number === undefined) return readReturnsInState(db, site, state, { page, size: pageSize })
  const returns = page > 1 ? [] : await findReturns(db, site, { number: parseReturnNumber(number), orderId: number })
  return { returns, total: returns.length }
}

/** Returns the site's return with this displayed number. */
export async function readSiteReturn(db: QueryRunner, site: Site, number: string): Promise<ReturnRow | undefined> {
  const row = await readReturn(db, parseReturnNumber(number) ?? 0)
  return row?.site === site ? row : undefined
}

function isRecorded(item: ReturnRow['items'][number], items: readonly ReceivedItem[]): boolean {
  const wanted = items.find(({ itemId }) => itemId === item.itemId)
  return (
    wanted?.received === item.received && wanted?.accepted === item.accepted && wanted?.restocked === item.restocked
  )
}

async function restock(tx: Transaction, { site, document }: OrderRow, items: readonly ReceivedItem[]): Promise<void> {
  const pieces = items.flatMap(({ itemId, restocked }) => {
    const line = document.lines.find((each) => each.itemId === itemId)
    if (!line || restocked === 0) return []
    const { sellableId, qty, parts = [{ sellableId, qty }] } = line
    return parts.map((part) => ({ sellableId: part.sellableId, qty: (part.qty / qty) * restocked }))
  })
  if (pieces.length > 0) await returnStock(tx, site, pieces)
}

function wireSplit({ giftCardPart, newGiftCardPart, cardPart }: RefundParts) {
  return {
    giftCards: toWireAmount(giftCardPart),
    newGiftCard: toWireAmount(newGiftCardPart),
    card: toWireAmount(cardPart),
  }
}

type Wire = z.output<(typeof returnsDesk)['GET /svc_rma/desk/{number}']['reply']>

/** Converts a return to wire form for staff. */
export async function wireDeskReturn(db: QueryRunner, order: OrderRow, row: ReturnRow, now: number): Promise<Wire> {
  const found = await readOrderReturns(db, order, now)
  const { estimate, parts } = refundOfReturnIfNext(order, found, row)
  const announced = refundOfReturn(order, found, row)
  const hasChanged =
    announced.estimate.refund !== estimate.refund || announced.parts.giftCardPart !== parts.giftCardPart
  const difference = paidDifferenceTotal(refundedItems(row, found), found, row)
  const wire = wireReturn(order, withAllowedFees(row, found), parts)
  const { firstname, lastname } = order.document.shippingAddress
  return {
    ...wire,
    items: wire.items.map((item) => {
      const stored = row.items.find(({ itemId }) => itemId === item.itemId)
      return { ...item, restocked: stored?.restocked ?? null }
    }),
    email: order.email,
    customer: `${firstname} ${lastname}`.trim(),
    customerId: order.customerId,
    changedAt: row.changedAt,
    estimate: wireEstimate(estimate, difference),
    split: wireSplit(parts),
    requestedEarlier: earlierOpenReturns(found, row).map(({ number }) => formatReturnNumber(number)),
    announced: hasChanged
      ? { estimate: wireEstimate(announced.estimate, difference), split: wireSplit(announced.parts) }
      : null,
    photoIds: row.photoIds,
    refundNumber: row.refundNumber,
    refundOrderId: row.refundOrderId,
    exchangeOrder: await wireExchangeOrder(db, row),
    exchangePayment: await wireExchangePayment(db, row, now),
  }
}

async function wireExchangeOrder(db: QueryRunner, { number }: ReturnRow): Promise<Wire['exchangeOrder']> {
  const orderId = await readExchangeOrderId(db, number)
  return orderId === null ? null : { orderId, canCancel: await canCancelExchange(db, orderId) }
}

async function wireExchangePayment(db: QueryRunner, row: ReturnRow, now: number): Promise<Wire['exchangePayment']> {
  const payment = row.state === 'received' ? await readExchangePayment(db, row, now) : undefined
  if (!payment) return null
  const { id, state, due, expiresAt, isCaptured } = payment.link
  return {
    linkId: id,
    state: isCaptured ? 'paid' : state === 'expired' ? 'expired' : 'open',
    due: toWireAmount(due),
    tax: toWireAmount(payment.items.reduce((sum, { net, tax }) => (net + tax > 0 ? sum + tax : sum), 0)),
    expiresAt,
    items: payment.items.map(({ itemId, sku }) => ({ itemId, sku })),
  }
}
