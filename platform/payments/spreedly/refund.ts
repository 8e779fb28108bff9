import type { RefundRequest } from '../engine.ts'
import type { Client } from './client.ts'
import { backgroundLimits, transactionsSince } from './transaction-list.ts'
import { followUpState, isExpired, isOpen, type Transaction } from './transaction.ts'

/**
 * Credits captures until all refunds, including this one, are covered. If a credit's response was lost, a retry finds
 * the credit in the transaction list and does not repeat it.
 */
export async function refund(request: Client, { reference, amount, before, currency, since }: RefundRequest) {
  // Refunds may follow weeks later, so the full list is read.
  const refunds = await transactionsSince(
    request,
    since,
    ({ transaction_type: kind }) => kind === 'Capture' || kind === 'Credit',
    backgroundLimits,
  )
  if (!refunds) return 'unknown'
  const captures = refunds.filter((one) => one.reference_token === reference && one.succeeded)
  const credits = captures.map(({ token }) => refunds.filter((one) => one.reference_token === token))
  const open = credits.flat().filter(({ state }) => isOpen(state))
  // A pending credit may still succeed.
  if (open.some((credit) => !isExpired(credit))) return 'unknown'
  const credited = credits.map((of) => sum(of.filter(({ succeeded }) => succeeded)))
  let missing = before + amount - credited.reduce((total, each) => total + each, 0)
  // Staff must decide, because the gateway never responded or credits exceed refunds.
  if (open.length > 0 || missing < 0) return 'failed'
  for (const [index, { token, amount: captured }] of captures.entries()) {
    const part = Math.min(missing, (captured ?? 0) - credited[index]!)
    if (part <= 0) continue
    const body = { transaction: { amount: part, currency_code: currency } }
    const result = followUpState(
      await request('POST', `/transactions/${encodeURIComponent(token)}/credit.json`, body),
      'refunded',
    )
    if (result === 'unknown') return 'unanswered'
    if (result === 'failed') return result
    missing -= part
  }
  return missing > 0 ? 'failed' : 'refunded'
}

const sum = (transactions: readonly Transaction[]) =>
  transactions.reduce((total, { amount }) => total + (amount ?? 0), 0)
