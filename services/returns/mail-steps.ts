import { formatReturnNumber } from '#domain/returns/return-number.ts'
import type { QueryRunner, Transaction } from '#platform/database.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readOrderReturns } from './eligibility.ts'
import { refundOfReturn } from './estimate.ts'
import { readReturn } from './repository.ts'
import { sendDeadline } from './send-deadline.ts'

const returnMailKinds = ['requested', 'approved', 'received', 'rejected', 'exchanged', 'reopened'] as const
type ReturnMail = (typeof returnMailKinds)[number]

/** Queues an email about a step in a return, once per step. A return can have several exchange orders in succession. */
export async function queueReturnMail(
  tx: Transaction,
  { email }: Pick<OrderRow, 'email'>,
  step: ReturnMail,
  number: number,
  exchangeOrderId?: string,
) {
  const template = `return-${step}`
  const key = [template, formatReturnNumber(number), ...(exchangeOrderId ? [exchangeOrderId] : [])].join('.')
  const data = { number, ...(exchangeOrderId && { exchangeOrderId }) }
  await afterCommit(tx, 'mail_send', { template, to: email, data, key })
}

interface MailedStep {
  number: number
  step: string
  /** The exchange order that was created or canceled. */
  exchangeOrderId?: string | undefined
}

/** Returns a return for its email, or undefined if the return or its exchange order was canceled in the meantime. */
export async function readMailedReturn(db: QueryRunner, { number, step, exchangeOrderId }: MailedStep) {
  const row = await readReturn(db, number)
  const order = row && (await readOrder(db, row.orderId))
  const mail = returnMailKinds.find((each) => each === step)
  if (!row || !order || !mail) throw new Error(`Email return-${step}: return ${number} does not exist`)
  if (row.state === 'cancelled') return undefined
  if (mail === 'exchanged' && row.replacement !== (exchangeOrderId ?? row.replacement)) return undefined
  const { site, orderId, isPickup, rejection, items } = row
  const replacement = exchangeOrderId ?? row.replacement
  const lines = items.map(({ itemId, qty }) => {
    const line = order.document.lines.find((each) => each.itemId === itemId)
    return `${qty} x ${[line?.name, line?.choice].filter(Boolean).join(', ')}`
  })
  const deadline = sendDeadline(row)
  const { locale } = order.document
  const about = { mail, site, locale, number: formatReturnNumber(number), orderId }
  const { parts } = refundOfReturn(order, await readOrderReturns(db, order, Date.parse(row.changedAt)), row)
  const isToGiftCard = parts.newGiftCardPart > 0
  return { ...about, isPickup, rejection, replacement, isToGiftCard, lines, deadline }
}
export type MailedReturn = NonNullable<Awaited<ReturnType<typeof readMailedReturn>>>
