import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readReviewItems } from './review-items.ts'
import { reviewLink } from './review-token.ts'
import { wantsReviewMails } from './repository.ts'

export { reviewLink }

export interface MailedReviewRequest {
  kind: 'request' | 'link'
  orderId: string
  site: Site
  /** BCP 47 tag of the order's locale; absent in older orders. */
  locale?: string | undefined
  /** Product names. */
  names: readonly string[]
}

/** Returns the order and product names for a review email, or undefined if no products are left to review. */
export async function readMailedReviewRequest(
  db: QueryRunner,
  secret: string,
  orderId: string,
  kind: MailedReviewRequest['kind'],
): Promise<MailedReviewRequest | undefined> {
  const order = await readOrder(db, orderId)
  const items = order ? await readReviewItems(db, order) : []
  if (!order || items.length === 0) return undefined
  if (kind === 'request' && !(await wantsReviewMails(db, secret, order))) return undefined
  const { site, document } = order
  return { kind, orderId, site, locale: document.locale, names: items.map(({ name }) => name) }
}
