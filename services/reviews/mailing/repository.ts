import type { Site } from '#domain/sites.ts'
import { signatureOf } from '#services/call/identity/signing.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const due = statement<{ orderId: string; dueAt: Date }>(
  'review-mail.due',
  `select order_id as "orderId", due_at as "dueAt" from review_mail
   where closed_at is null and due_at <= $1 order by due_at, order_id limit $2`,
)
const close = statement<{ orderId: string }>(
  'review-mail.close',
  `update review_mail set closed_at = $2 where order_id = $1 and closed_at is null returning order_id as "orderId"`,
)
const postpone = statement(
  'review-mail.postpone',
  'update review_mail set due_at = $2 where order_id = $1 and closed_at is null',
)
const stop = statement(
  'review-mail.stop',
  `insert into review_mail_stop (site, email_hash, created_at) values ($1, $2, $3) on conflict do nothing`,
)
const stopped = statement<{ site: Site }>(
  'review-mail.stopped',
  'select site from review_mail_stop where site = $1 and email_hash = $2',
)

interface Recipient {
  site: Site
  email: string
}

/** Hashes an address with the secret. Without the secret, addresses cannot be matched to the table. */
export function unsubscribeHash(secret: string, email: string): string {
  return signatureOf(secret, 'review-mail-stop', email.trim().toLowerCase())
}

/** Returns the planned emails that are due, oldest first. */
export async function readDueReviewMails(db: QueryRunner, now: number, max: number) {
  return db.run(due, [new Date(now), max])
}

/** Closes a planned email, sent or not. Returns false if it was already closed. */
export async function closeReviewMail(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.run(close, [orderId, new Date(tx.now)])).length > 0
}

export async function postponeReviewMail(tx: Transaction, orderId: string, dueAt: number): Promise<void> {
  await tx.run(postpone, [orderId, new Date(dueAt)])
}

export async function unsubscribeFromReviewMails(
  tx: Transaction,
  secret: string,
  { site, email }: Recipient,
): Promise<void> {
  await tx.run(stop, [site, unsubscribeHash(secret, email), new Date(tx.now)])
}

export async function wantsReviewMails(db: QueryRunner, secret: string, { site, email }: Recipient): Promise<boolean> {
  return (await db.run(stopped, [site, unsubscribeHash(secret, email)])).length === 0
}
