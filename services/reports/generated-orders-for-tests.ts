import { computeRefund, type RefundShares } from '#domain/orders/refund.ts'
import { orderNumber, type OrderStatus } from '#domain/orders/status.ts'
import { roundMinor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { displayedPrice } from '#domain/tax/displayed-price.ts'
import { netAmount } from '#domain/tax/rates.ts'
import { statement, type Database } from '#platform/database.ts'
import { toPaidOrder } from '#services/refunds/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'

type Document = OrderRow['document']
type Line = Document['lines'][number]

interface GeneratedRefund extends RefundShares {
  number: number
  at: number
  kind: 'cancel' | 'refund'
  state: 'asked' | 'refunded' | 'failed'
  reason: string
  giftCardPart: number
  newGiftCardPart: number
}
export interface GeneratedOrder {
  id: string
  site: Site
  status: OrderStatus
  /** Null for a guest. */
  customerId: number | null
  /** Unix milliseconds. */
  at: number
  document: Document
  /** Net price of each line before discounts, which order documents do not contain. */
  fullNet: readonly number[]
  /** Net amount to which each tax applies, by tax label. */
  taxable: ReadonlyMap<string, number>
  /** True if the taxes apply to different lines. */
  isMixed: boolean
  refunds: readonly GeneratedRefund[]
}

/** Tax variants per site; each line uses one of them. */
const taxesOf: Readonly<Record<Site, readonly (readonly [name: string, percent: number][])[]>> = {
  USA: [[['Sales tax', 7.29]], []],
  CAN: [
    [
      ['GST', 5],
      ['QST', 9.975],
    ],
    [['GST', 5]],
  ],
  AUS: [[['GST', 10]]],
  EUR: [[['VAT', 19]], [['VAT', 7]]],
  GBR: [[['VAT', 20]], []],
  APO: [[]],
}
const places: Readonly<Record<Site, readonly [country: string, region: string]>> = {
  USA: ['US', 'OH'],
  CAN: ['CA', 'QC'],
  AUS: ['AU', 'NSW'],
  EUR: ['DE', 'Bavaria'],
  GBR: ['GB', ''],
  APO: ['US', 'AE'],
}

/** Returns a generator of integers below a limit (mulberry32), so that every run has the same orders. */
function numbersOf(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

interface Generation {
  seed: number
  count: number
  sites: readonly Site[]
  products: readonly { productId: number; sku: string }[]
  /** Returns an order's time in Unix milliseconds. */
  timeOf: (below: (limit: number) => number, site: Site) => number
}

/**
 * Generates all kinds of orders from a fixed seed: with discounts, gift cards, mixed taxes, or partial refunds, and
 * unpaid ones.
 */
export function generateOrders({ seed, count, sites, products, timeOf }: Generation): GeneratedOrder[] {
  const below = numbersOf(seed)
  return Array.from({ length: count }, (_, index) => {
    const site = sites[below(sites.length)]!
    const at = timeOf(below, site)
    const id = orderNumber(siteSettings[site].storeId, 10_000_000 + index)
    const contents = documentOf(site, index, products, below)
    const statuses: readonly OrderStatus[] = ['new', 'payment_pending', 'payment_error', 'payment_complete']
    const status = below(8) === 0 ? statuses[below(4)]! : 'published'
    const refunds = status === 'published' && below(3) === 0 ? refundsOf(contents.document, at, below) : []
    const customerId = below(2) === 0 ? 1_000_000 + below(Math.ceil(count / 5)) : null
    return { id, site, status, customerId, at, ...contents, refunds }
  })
}

type Below = (limit: number) => number
interface PricedLine {
  line: Line
  full: number
  taxes: readonly { label: string; tax: number; percent: number }[]
}

function documentOf(site: Site, index: number, products: Generation['products'], below: Below) {
  const priced = Array.from({ length: 1 + below(4) }, (_, n) => priceLine(site, index, n, products, below))
  if (below(7) === 0) priced.push(giftCardLine(index, priced.length, below))
  const goods = priced.filter(({ line }) => !line.metadata?.giftcard)
  const shippingTaxes = below(3) === 0 ? [] : (taxesOf[site][0] ?? [])
  const shipping = below(5) === 0 ? 0 : 500 + below(9_000)
  const taxesOfShipping = shippingTaxes.map(([name, percent]) => {
    return { label: `${name} ${percent}%`, tax: roundMinor((shipping * percent) / 100), percent }
  })
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const labels = [...new Set([...goods.flatMap(({ taxes }) => taxes), ...taxesOfShipping].map(({ label }) => label))]
  const taxed = (label: string) => goods.filter(({ taxes }) => taxes.some((each) => each.label === label))
  const taxSummary = labels.map((label) => {
    const parts = [...goods.flatMap(({ taxes }) => taxes), ...taxesOfShipping].filter((each) => each.label === label)
    return { label, tax: sum(parts.map(({ tax }) => tax)) }
  })
  const onShipping = (label: string) => (taxesOfShipping.some((each) => each.label === label) ? shipping : 0)
  const taxable = new Map(
    labels.map((label) => [label, sum(taxed(label).map(({ line }) => line.net)) + onShipping(label)]),
  )
  const subtotal = sum(priced.map(({ full }) => full))
  const net = sum(priced.map(({ line }) => line.net))
  const itemTax = sum(priced.map(({ line }) => line.tax))
  const shippingTax = sum(taxesOfShipping.map(({ tax }) => tax))
  const tariff = site === 'CAN' && below(3) === 0 ? below(2_000) : 0
  const grandTotalExcludingTax = net + shipping + tariff
  const grandTotalIncludingTax = grandTotalExcludingTax + itemTax + shippingTax
  const [countryId, region] = places[site]
  const address = { countryId, region, firstname: 'Ann', lastname: `Lee ${index}`, street: ['1 Main St'], city: 'Town' }
  const document = {
    lines: priced.map(({ line }) => line),
    shippingAddress: address,
    billingAddress: address,
    rates: [],
    totals: {
      subtotal,
      shipping,
      discount: subtotal - net,
      itemTax,
      shippingTax,
      tax: itemTax + shippingTax,
      tariff,
      grandTotalExcludingTax,
      grandTotalIncludingTax,
      giftcards: below(6) === 0 ? below(grandTotalIncludingTax) : 0,
    },
    taxSummary: taxSummary.filter(({ tax }) => tax !== 0),
  } as unknown as Document
  const isMixed = labels.some(
    (label) => taxed(label).length < goods.length || (shipping > 0 && onShipping(label) === 0),
  )
  return { document, fullNet: priced.map(({ full }) => full), taxable, isMixed }
}

function priceLine(site: Site, index: number, n: number, products: Generation['products'], below: Below): PricedLine {
  const taxes = taxesOf[site][below(taxesOf[site].length)]!
  const percent = taxes.reduce((total, [, each]) => total + each, 0)
  const { taxDisplay } = siteSettings[site]
  const qty = 1 + below(4)
  const unit = 99 + below(40_000)
  const shownUnit = taxDisplay === 'vat' ? displayedPrice(unit, percent) : unit
  const shownRow = shownUnit * qty
  const shown = shownRow - (below(3) === 0 ? below(Math.floor(shownRow / 2)) : 0)
  const isNet = taxDisplay === 'net'
  const net = isNet ? shown : netAmount(shown, percent)
  const named = taxes.map(([name, each]) => {
    const tax = isNet ? roundMinor((net * each) / 100) : shown - net
    return { label: `${name} ${each}%`, tax, percent: each }
  })
  const tax = named.reduce((total, each) => total + each.tax, 0)
  const product = products[below(products.length)]!
  const line = {
    ...product,
    itemId: itemId(index, n),
    sellableId: product.productId,
    qty,
    unit,
    shownRow,
    net,
    tax,
    percent,
  }
  return { line: line as unknown as Line, full: isNet ? shownRow : netAmount(shownRow, percent), taxes: named }
}

function giftCardLine(index: number, n: number, below: Below): PricedLine {
  const [qty, unit] = [1 + below(2), 2_500 * (1 + below(8))]
  const value = { qty, unit, shownRow: qty * unit, net: qty * unit, tax: 0, percent: 0 }
  const product = { productId: 900, sellableId: 900, sku: 'GIFT', metadata: { giftcard: { design: 'plain' } } }
  return { line: { itemId: itemId(index, n), ...product, ...value } as unknown as Line, full: qty * unit, taxes: [] }
}

const itemId = (index: number, n: number) => `00000000-0000-4000-8000-${String(index * 10 + n).padStart(12, '0')}`

function refundsOf(document: Document, at: number, below: Below): GeneratedRefund[] {
  const earlier: GeneratedRefund[] = []
  for (let number = 1; number <= 1 + below(3); number += 1) {
    const lines = document.lines.flatMap(({ itemId: id, qty, metadata }) => {
      const back = earlier.flatMap((each) => each.lines).filter((line) => line.itemId === id)
      const left = qty - back.reduce((sum, line) => sum + line.qty, 0)
      const units = metadata?.giftcard ? left : Math.min(left, below(3))
      return units > 0 && below(2) === 0 ? [{ itemId: id, qty: units, feePercent: below(4) === 0 ? 15 : 0 }] : []
    })
    const shares = computeRefund(toPaidOrder({ document }), earlier, {
      lines,
      shipping: below(3) === 0 ? 'rest' : 0,
      other: below(5) === 0 ? below(300) : 0,
    })
    if ('problem' in shares) continue
    const states = ['asked', 'refunded', 'refunded', 'failed'] as const
    const later = at + below(40 * 24) * 3_600_000 + below(3_600_000)
    earlier.push({
      ...shares,
      number,
      at: later,
      kind: below(2) === 0 ? 'cancel' : 'refund',
      state: states[below(4)]!,
      reason: ['', 'Damaged', 'damaged ', 'Changed mind'][below(4)]!,
      ...partsOf(shares.amount, below),
    })
  }
  return earlier
}

/** Splits a refund at random: a part goes back to gift cards, and the remainder may go to a new gift card. */
function partsOf(amount: number, below: (limit: number) => number) {
  const giftCardPart = below(4) === 0 ? below(amount + 1) : 0
  return { giftCardPart, newGiftCardPart: below(4) === 0 ? amount - giftCardPart : 0 }
}

// Each order starts as new and then changes status, as in the shop.
const insertOrders = statement(
  'test.insert-orders',
  `insert into shop_order (id, site, customer_id, guest_token, list_id, status, email, document, currency, amount, created_at)
   select o->>'id', o->>'site', (o->>'customerId')::integer,
     case when o->>'customerId' is null then 'guest-' || (o->>'id') end, gen_random_uuid(), 'new', 'ann@example.com', o->'document',
     o->>'currency', (o->>'amount')::integer, to_timestamp((o->>'at')::double precision / 1000)
   from jsonb_array_elements($1::jsonb) as o`,
)
const moveOrders = statement(
  'test.move-orders',
  `update shop_order set status = $2, captured = case $2::text when 'published' then amount else 0 end
   where id = any ($1) and status <> $2`,
)
const insertRefunds = statement(
  'test.insert-refunds',
  `insert into order_refund (order_id, number, kind, lines, shipping, other, amount, tax, taxes, gift_card_part, new_gift_card_part, card_part,
     is_restocked, reason, asked_by, state, request_key, request_fingerprint, created_at)
   select r->>'orderId', (r->>'number')::integer, r->>'kind', r->'lines', (r->>'shipping')::integer, (r->>'other')::integer,
     (r->>'amount')::integer, (r->>'tax')::integer, r->'taxes', (r->>'giftCardPart')::integer,
     (r->>'newGiftCardPart')::integer,
     (r->>'amount')::integer - (r->>'giftCardPart')::integer - (r->>'newGiftCardPart')::integer, false, r->>'reason', 'staff', r->>'state', r->>'number', '',
     to_timestamp((r->>'at')::double precision / 1000)
   from jsonb_array_elements($1::jsonb) as r`,
)

/**
 * A trigger computes the amounts of every moved order, so more orders would take too long for one statement on a busy
 * machine.
 */
const perStatement = 60

/** Stores generated orders and their refunds. */
export async function storeOrders(db: Database, orders: readonly GeneratedOrder[]): Promise<void> {
  const rows = orders.map(({ id, site, customerId, at, document }) => {
    const { grandTotalIncludingTax, giftcards } = document.totals
    return {
      id,
      site,
      customerId,
      at,
      document,
      currency: siteSettings[site].currency,
      amount: grandTotalIncludingTax - giftcards,
    }
  })
  await db.run(insertOrders, [JSON.stringify(rows)])
  const idsOf = (status: OrderStatus) => orders.filter((order) => order.status === status).map(({ id }) => id)
  const move = async (ids: readonly string[], status: OrderStatus) => {
    for (let done = 0; done < ids.length; done += perStatement)
      await db.run(moveOrders, [ids.slice(done, done + perStatement), status])
  }
  // Orders that fail after their payment must disappear from the reports.
  await move([...idsOf('payment_complete'), ...idsOf('published'), ...idsOf('payment_error')], 'payment_complete')
  for (const status of ['published', 'payment_error', 'payment_pending'] as const) await move(idsOf(status), status)
  const refunds = orders.flatMap(({ id, refunds: ofOrder }) => ofOrder.map((refund) => ({ ...refund, orderId: id })))
  await db.run(insertRefunds, [JSON.stringify(refunds)])
}
