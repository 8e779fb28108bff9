import type { Site } from '#domain/sites.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { readPayment, type LinkPayment } from './payment/payments-repository.ts'
import { markRefundReturned, readRefunds, type LinkRefund } from './refund/refunds-repository.ts'
import { isQuoteLink, readLink, type LinkRow } from './repository.ts'
export { settleLinkRefundsSql, readUnseenRefunds as readLinkRefundsToSee } from './refund/refunds-repository.ts'
export { paymentLinkUrl } from './token.ts'

/** Returns a link for its email, with the amounts as of its creation, or undefined if it is revoked or paid. */
export async function readMailedLink(db: QueryRunner, site: Site, id: string): Promise<LinkRow | undefined> {
  const link = await readLink(db, site, id)
  if (!link || link.isRevoked) return undefined
  if (isQuoteLink(link)) return { ...link, due: link.document.total }
  return link.paid < link.due ? link : undefined
}

export async function readMailedPayment(db: QueryRunner, id: string): Promise<{ payment: LinkPayment; link: LinkRow }> {
  const payment = (await readPayment(db, id))!
  return { payment, link: (await readLink(db, payment.site, payment.linkId))! }
}

export async function readMailedRefund(
  db: QueryRunner,
  id: string,
  number: number,
): Promise<{ refund: LinkRefund; payment: LinkPayment; link: LinkRow }> {
  const refund = (await readRefunds(db, [id])).find((each) => each.number === number)!
  return { refund, ...(await readMailedPayment(db, id)) }
}

/**
 * Finds a refund by the vendor's key. Marks it as failed after the vendor had accepted it, so that staff can request it
 * again.
 */
export async function recordReturnedLinkRefund(db: Database, engine: EngineName, key: string) {
  const [, id, number] = /^([\da-f-]{36})-refund-(\d{1,5})$/.exec(key) ?? []
  if (id !== undefined) await db.transaction((tx) => markRefundReturned(tx, id, Number(number), engine))
}
