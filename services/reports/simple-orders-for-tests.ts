import type { Site } from '#domain/sites.ts'
import type { GeneratedOrder } from './generated-orders-for-tests.ts'

interface SimpleLine {
  itemId: string
  productId?: number
  sku?: string
  qty?: number
  unit?: number
  /** The line's displayed price before discounts. */
  shownRow?: number
  net: number
  tax?: number
  percent?: number | null
  isGiftCard?: boolean
}

interface SimpleOrder {
  id: string
  site?: Site
  /** Unix milliseconds. */
  at: number
  customerId?: number
  lines: readonly SimpleLine[]
  totals?: Partial<Record<'subtotal' | 'shipping' | 'shippingTax' | 'discount', number>>
  taxSummary?: readonly { label: string; tax: number }[]
  refunds?: GeneratedOrder['refunds']
}

/** Returns a published order with totals that match its lines. */
export function simpleOrder({ id, site = 'USA', at, customerId, lines, ...order }: SimpleOrder): GeneratedOrder {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const { shipping = 0, shippingTax = 0, discount = 0 } = order.totals ?? {}
  const itemTax = sum(lines.map(({ tax = 0 }) => tax))
  const net = sum(lines.map((line) => line.net))
  const grandTotalExcludingTax = net + shipping
  const document = {
    lines: lines.map(({ isGiftCard, ...line }) => ({
      productId: 7,
      sku: 'A',
      qty: 1,
      unit: line.net,
      shownRow: line.net,
      tax: 0,
      percent: 0,
      ...line,
      ...(isGiftCard && { metadata: { giftcard: { design: 'plain' } } }),
    })),
    shippingAddress: { countryId: 'US', region: 'OH' },
    totals: {
      subtotal: net + discount,
      tariff: 0,
      giftcards: 0,
      shipping,
      shippingTax,
      discount,
      itemTax,
      tax: itemTax + shippingTax,
      grandTotalExcludingTax,
      grandTotalIncludingTax: grandTotalExcludingTax + itemTax + shippingTax,
      ...order.totals,
    },
    taxSummary: order.taxSummary ?? [],
  } as unknown as GeneratedOrder['document']
  const unused = { fullNet: [], taxable: new Map<string, number>(), isMixed: false }
  return {
    id,
    site,
    status: 'published',
    customerId: customerId ?? null,
    at,
    document,
    ...unused,
    refunds: order.refunds ?? [],
  }
}

/** Returns a line id. */
export const lineId = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
