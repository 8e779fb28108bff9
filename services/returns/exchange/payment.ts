import { roundMinor, type Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { createExchangeLink, readExchangeLink, type ExchangeLink } from '#services/payment-links/exchange-steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import type { ReturnRow } from '../repository.ts'
import type { ExchangeAmounts } from './differences.ts'
import {
  endExchangePayment,
  insertExchangePayment,
  readExchangePaymentRow,
  type AgreedItem,
  type ExchangePaymentRow,
} from './repository.ts'
import type { ExchangeVariant } from './variants.ts'

interface ExchangePayment extends ExchangePaymentRow {
  link: ExchangeLink
}

/**
 * Returns a return's payment request that is open, paid, or expired. Returns undefined if there is none, or if it was
 * revoked or refunded.
 */
export async function readExchangePayment(
  db: QueryRunner,
  { site, number }: Pick<ReturnRow, 'site' | 'number'>,
  now: number,
): Promise<ExchangePayment | undefined> {
  const row = await readExchangePaymentRow(db, number)
  const link = row && (await readExchangeLink(db, site, row.linkId, now))
  return link && !link.isEnded ? { ...row, link } : undefined
}

/** Returns true if a payment request agreed exactly these variants. */
export function hasAgreed(
  { items }: Pick<ExchangePaymentRow, 'items'>,
  selected: readonly { itemId: string; sku: string }[],
): boolean {
  return (
    items.length === selected.length &&
    selected.every(({ itemId, sku }) => items.some((each) => each.itemId === itemId && each.sku === sku))
  )
}

interface NewPayment {
  items: readonly (AgreedItem & { variant: ExchangeVariant })[]
  amounts: ExchangeAmounts
  /** Epoch milliseconds. */
  expiresAt: number
  key: string
  fingerprint: string
}

const day = 86_400_000
/** Days until a payment request expires. Staff extend it by sending the link again. */
const paymentDays = 14

/** Returns the end of a payment request that is sent now, in epoch milliseconds. */
export function paymentEnd(now: number): number {
  return now + paymentDays * day
}

/** Emails the customer a link that pays the difference, in a transaction that locks the order. */
export async function requestExchangePayment(
  tx: Transaction,
  order: OrderRow,
  row: ReturnRow,
  { items, amounts, expiresAt, key, fingerprint }: NewPayment,
): Promise<void> {
  await endExchangePayment(tx, row.number)
  const isTaxShown = siteSettings[row.site].taxDisplay !== 'net'
  const lines = items.flatMap(({ itemId, qty, net, tax, variant }) => {
    if (net + tax <= 0) return []
    const total: Minor = isTaxShown ? net + tax : net
    const { name } = order.document.lines.find((line) => line.itemId === itemId)!
    return [{ name, choice: variant.sellable.choice.join(', '), qty, price: roundMinor(total / qty), total }]
  })
  const { due, dueTax: tax } = amounts
  const linkId = await createExchangeLink(tx, { order, lines, due, tax, expiresAt, key, fingerprint })
  const agreed = items.map(({ itemId, sku, qty, net, tax: ofLine }) => ({ itemId, sku, qty, net, tax: ofLine }))
  await insertExchangePayment(tx, row.number, { linkId, items: agreed })
}
