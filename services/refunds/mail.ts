import type { Transaction } from '#platform/database.ts'
import type { OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'

/** Queues an email about a refund, once per kind of email. */
export async function queueRefundMail(
  tx: Transaction,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
  template: 'order-cancelled' | 'order-refunded',
  number: number,
) {
  const data = { orderId: id, number }
  await afterCommit(tx, 'mail_send', { template, to: email, data, key: `${template}.${id}.${number}` })
}
