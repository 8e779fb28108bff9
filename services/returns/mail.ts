import { formatReturnNumber } from '#domain/returns/return-number.ts'
import type { Transaction } from '#platform/database.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'

export const returnMailKinds = ['requested', 'approved', 'received', 'rejected', 'exchanged'] as const
type ReturnMail = (typeof returnMailKinds)[number]

/** Queues the email about a step of a return, once per step. */
export async function queueReturnMail(
  tx: Transaction,
  { email }: Pick<OrderRow, 'email'>,
  step: ReturnMail,
  number: number,
) {
  const template = `return-${step}`
  const key = `${template}.${formatReturnNumber(number)}`
  await afterCommit(tx, 'mail_send', { template, to: email, data: { number }, key })
}
