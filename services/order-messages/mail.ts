import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'

export const messageMailKinds = ['received', 'answered', 'accepted', 'declined'] as const
type MessageMail = (typeof messageMailKinds)[number]

/** Queues an email about a message: to the store for 'received', otherwise to the customer. */
export async function queueMessageMail(tx: Transaction, mail: MessageMail, to: string, messageId: string) {
  const template = `order-message-${mail}`
  await afterCommit(tx, 'mail_send', { template, to, data: { messageId }, key: `${template}.${messageId}` })
}
