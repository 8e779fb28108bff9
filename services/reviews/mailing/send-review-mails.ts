import { isReviewRequestExpired, reviewLinkMs } from '#domain/reviews/review-mail.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { lockOrder, readOrder, type OrderRow } from '#services/orders/steps.ts'
import { afterCommit, type OutboxTopics } from '#services/outbox/steps.ts'
import { readShipments, unitsLeftToShip } from '#services/tracking/steps.ts'
import { closeReviewMail, postponeReviewMail, readDueReviewMails, wantsReviewMails } from './repository.ts'
import { readReviewItems } from './review-items.ts'

const perRun = 500
const dayMs = 86_400_000

/** Emails due review requests, at most once per order. */
export async function sendReviewMails(db: Database, secret: string, now: number): Promise<void> {
  for (const { orderId, dueAt } of await readDueReviewMails(db, now, perRun))
    await db.transaction((tx) => sendOne(tx, secret, { orderId, dueAt: dueAt.getTime() }, now))
}

async function sendOne(
  tx: Transaction,
  secret: string,
  { orderId, dueAt }: { orderId: string; dueAt: number },
  now: number,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  // Some units have not shipped; their parcel will schedule the email again.
  if (unitsLeftToShip(order, await readShipments(tx, orderId)).length > 0)
    return postponeReviewMail(tx, orderId, now + 14 * dayMs)
  const isWanted = !isReviewRequestExpired(dueAt, now) && (await wantsReviewMails(tx, secret, order))
  const items = isWanted ? await readReviewItems(tx, order) : []
  if (await closeReviewMail(tx, orderId))
    if (items.length > 0) await queueReviewMail(tx, order, 'request', orderId, now)
}

/** Emails an order's review link if the entered address is the buyer's. */
export async function queueReviewLinkMail(
  db: Database,
  { orderId, email, site, key }: OutboxTopics['review_link'],
  now: number,
): Promise<void> {
  const order = await readOrder(db, orderId)
  if (order?.site !== site || order.email.trim().toLowerCase() !== email.toLowerCase()) return
  await db.transaction(async (tx) => {
    if ((await readReviewItems(tx, order)).length > 0)
      await queueReviewMail(tx, order, 'link', `${orderId}.${key}`, now)
  })
}

/** Queues an email with an order's review link, either after delivery or because a shopper requested the link. */
async function queueReviewMail(
  tx: Transaction,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
  kind: 'request' | 'link',
  name: string,
  now: number,
) {
  const template = `review-${kind}`
  const data = { orderId: id, until: now + reviewLinkMs }
  await afterCommit(tx, 'mail_send', { template, to: email, data, key: `${template}.${name}` })
}
