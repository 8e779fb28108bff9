import type { Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readContact } from '#services/sessions/steps.ts'
import type { QuoteRow } from './repository.ts'

type Mailed = Pick<QuoteRow, 'listId' | 'site' | 'customerId' | 'number'>

/** Queues the email that confirms receipt of a quote request. */
export async function queueQuoteReceivedMail(tx: Transaction, quote: Mailed) {
  await mailCustomer(tx, quote, 'requested')
}

/** Queues the email with an answer that is valid until a time in epoch milliseconds. */
export async function queueQuoteAnswerMail(tx: Transaction, quote: Mailed, answer: number, validUntil: number) {
  const { email } = await readContact(tx, quote.customerId)
  const { listId, site, number } = quote
  await afterCommit(tx, 'mail_send', {
    template: 'quote',
    to: email,
    data: { site, listId, number, validUntil, answer },
    key: `quote-${listId}-${answer}`,
  })
}

/** Queues the email with a message from sales. */
export async function queueQuoteMessageMail(tx: Transaction, quote: Mailed, messageId: string) {
  await mailCustomer(tx, quote, 'message', { messageId }, messageId)
}

/** Queues the email that warns of an answer's expiry. */
export async function queueQuoteReminderMail(tx: Transaction, quote: Mailed, validUntil: number) {
  await mailCustomer(tx, quote, 'reminder', { validUntil }, String(validUntil))
}

/** Queues the email about a quote canceled by staff. */
export async function queueQuoteCanceledMail(tx: Transaction, quote: Mailed, reason: string) {
  await mailCustomer(tx, quote, 'cancelled', { reason })
}

/** Queues the email to the store about a new request or a customer's message. */
export async function queueShopQuoteMail(tx: Transaction, quote: Mailed, shopEmail: string, messageId: string | null) {
  const { listId, site } = quote
  await afterCommit(tx, 'mail_send', {
    template: 'quote-shop',
    to: shopEmail,
    data: { site, listId, messageId },
    key: `quote-shop-${listId}-${messageId ?? 'request'}`,
  })
}

type CustomerMail = 'requested' | 'message' | 'reminder' | 'cancelled'

async function mailCustomer(tx: Transaction, quote: Mailed, kind: CustomerMail, data: object = {}, key = '') {
  const { email } = await readContact(tx, quote.customerId)
  const { listId, site } = quote
  await afterCommit(tx, 'mail_send', {
    template: `quote-${kind}`,
    to: email,
    data: { site, listId, ...data },
    key: `quote-${kind}-${listId}${key && `-${key}`}`,
  })
}
