import type { Minor } from '#domain/money.ts'
import type { ReturnState } from '#domain/returns/transitions.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { SettleDeps } from '#services/orders/placing-steps.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { lockExchangeLink, readExchangeLink, revokeExchangeLink } from '#services/payment-links/exchange-steps.ts'
import { lockReturnedOrder } from '../change-return.ts'
import { readOrderReturns } from '../eligibility.ts'
import { readReturn, type ReturnRow } from '../repository.ts'
import type { RefuseExchange } from './create.ts'
import { exchangeAmounts, wireAmounts } from './differences.ts'
import { hasAgreed, paymentEnd, readExchangePayment, requestExchangePayment } from './payment.ts'
import { endExchangePayment, readExchangePaymentRow } from './repository.ts'
import { selectVariants, type SelectedVariant } from './select.ts'

interface Request {
  selected: readonly SelectedVariant[]
  /** The amount that staff confirmed, including tax. */
  due: Minor
  now: number
  key: string
  fingerprint: string
}

/**
 * Requests the price difference of an exchange from the customer. A repeated call for the same variants returns the
 * return unchanged. Returns the state that forbids the request, if the return is not received.
 */
export async function requestDifference(
  tx: Transaction,
  { number, orderId }: ReturnRow,
  { selected, due, now, key, fingerprint }: Request,
  refuse: RefuseExchange,
): Promise<{ order: OrderRow; row: ReturnRow } | { state: ReturnState }> {
  const order = (await lockReturnedOrder(tx, orderId))!
  const row = (await readReturn(tx, number))!
  if (row.state !== 'received') return { state: row.state }
  const before = await readExchangePayment(tx, row, now)
  if (before && hasAgreed(before, selected) && before.link.due === due) return { order, row }
  if (before) throw refuse('exchange_payment_open')
  const found = await readOrderReturns(tx, order, now)
  const items = await selectVariants(tx, { order, row, found }, selected, refuse)
  const amounts = exchangeAmounts(found, items)
  if (amounts.due === 0 || amounts.due !== due) throw refuse('difference_changed', wireAmounts(amounts))
  const expiresAt = paymentEnd(now)
  await requestExchangePayment(tx, order, row, { items, amounts, expiresAt, key, fingerprint })
  return { order, row }
}

/** Revokes the unpaid payment link of a return. Refuses if it is paid. A repeated call changes nothing. */
export async function cancelDifference(
  deps: SettleDeps & { db: Database },
  row: ReturnRow,
  { linkId, now }: { linkId: string; now: number },
  refuse: (code: 'exchange_paid') => Error,
): Promise<OrderRow> {
  const { db } = deps
  const current = await readExchangePaymentRow(db, row.number)
  if (current?.linkId === linkId)
    await revokeExchangeLink(deps, { site: row.site, id: linkId }, async (tx) => {
      await lockReturnedOrder(tx, row.orderId)
      await lockExchangeLink(tx, row.site, linkId)
      const link = await readExchangeLink(tx, row.site, linkId, now)
      if (link?.state === 'paid' && !link.isEnded) throw refuse('exchange_paid')
      if ((await readExchangePaymentRow(tx, row.number))?.linkId === linkId) await endExchangePayment(tx, row.number)
    })
  return (await readOrder(db, row.orderId))!
}
