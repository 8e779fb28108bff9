import type { Reply } from '#contract/kernel/call.ts'
import type { reviewMail } from '#contract/review-mail.ts'
import { displayedName, reviewLimits } from '#domain/reviews/review.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { attemptLimit } from '#services/call/limits/attempt-limiter.ts'
import { readOrder, type OrderRow } from '#services/orders/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { addReviewPhoto } from '../add-review-photo.ts'
import { storePhoto } from '../photo.ts'
import { changeReview, createReview, readOwnReview, readOwnReviews, type Author } from '../repository.ts'
import { updateRatingAfterDecision } from '../update-rating.ts'
import { wireOwnReview } from '../wire.ts'
import { unsubscribeFromReviewMails } from './repository.ts'
import { readReviewItems } from './review-items.ts'
import { orderOfToken } from './review-token.ts'

interface ReviewMailDeps {
  db: Database
  secret: string
}
type OwnReview = ReturnType<typeof wireOwnReview>

/** Limited per hour, because each valid request sends an email. */
const countLink = attemptLimit('review link', { minutes: 60, address: 10, subject: 3, shopper: 5 })

export const reviewMailHandlers: Handlers<typeof reviewMail, ReviewMailDeps> = {
  async 'POST /svc_review/mailed'(received, { db, secret }) {
    const { now, refuse } = received
    const order = await orderOf(db, secret, received)
    if (!order) throw refuse('invalid_token')
    const items: Reply<typeof reviewMail, 'POST /svc_review/mailed'>['items'] = []
    for (const { productId, name, choice, picture, url } of await readReviewItems(db, order)) {
      const row = await readReviewOf(db, order, productId)
      items.push({ productId, name, choice, picture, url, review: row ? wireOwnReview({ secret, now }, row) : null })
    }
    return { orderId: order.id, author: displayedName(order.document.billingAddress), items }
  },

  async 'PUT /svc_review/mailed/{productId}'(received, { db, secret }) {
    const { params, body, now, refuse } = received
    const { productId } = params
    const order = await orderOf(db, secret, received)
    if (!order) throw refuse('invalid_token')
    if (!(await hasItem(db, order, productId))) throw refuse('product_not_found')
    return writeOnce<OwnReview>(db, received, async (tx) => {
      const author = authorOf(order)
      const own = await readReviewOf(tx, order, productId)
      const changed = own && (await changeReview(tx, author, own.id, body))
      if (changed) await updateRatingAfterDecision(tx, changed, 'pending')
      const id = changed?.id ?? (await createReview(tx, author, productId, body, true))
      if (id === undefined) throw refuse('already_reviewed')
      return wireOwnReview({ secret, now }, (await readOwnReview(tx, author, id))!)
    })
  },

  async 'POST /svc_review/mailed/{productId}/photos'(received, { db, secret }) {
    const { params, body, now, refuse } = received
    const known = await storedReply<OwnReview>(db, received)
    if (known) return known
    const order = await orderOf(db, secret, received)
    if (!order) throw refuse('invalid_token')
    if (!(await hasItem(db, order, params.productId))) throw refuse('product_not_found')
    const review = await readReviewOf(db, order, params.productId)
    if (!review) throw refuse('review_not_found')
    const { photos: most } = reviewLimits
    if (review.photos.length >= most) throw refuse('too_many_photos', { most })
    const photo = await storePhoto(Buffer.from(body.photo, 'base64'))
    if (typeof photo === 'string') throw refuse(photo)
    return writeOnce<OwnReview>(db, received, async (tx) => {
      const after = await addReviewPhoto(tx, authorOf(order), review.id, photo)
      if (after === 'too_many_photos') throw refuse(after, { most })
      if (after === 'review_not_found') throw refuse(after)
      return wireOwnReview({ secret, now }, after)
    })
  },

  async 'POST /svc_review/link'(received, { db }) {
    const { site, scope, body, ip, key, now } = received
    const { orderId, email } = body
    const seconds = await countLink(db, { scope, ip, subject: orderId }, now)
    if (seconds > 0) throw commonRefusal('too_many_requests', { seconds })
    return writeOnce(db, received, async (tx) => {
      // A job looks up the order, so that the response time does not reveal an existing order.
      await afterCommit(tx, 'review_link', { orderId, email, site, key })
      return null
    })
  },

  async 'POST /svc_review/stop'(received, { db, secret }) {
    const order = await orderOf(db, secret, received)
    if (!order) throw received.refuse('invalid_token')
    return writeOnce(db, received, async (tx) => {
      await unsubscribeFromReviewMails(tx, secret, order)
      return null
    })
  },
}

interface Reading {
  site: Site
  now: number
  body: { token: string }
}

async function orderOf(db: QueryRunner, secret: string, { site, now, body }: Reading): Promise<OrderRow | undefined> {
  const orderId = orderOfToken(secret, site, body.token, now)
  return orderId === undefined ? undefined : readOrder(db, orderId)
}

const authorOf = ({ site, customerId, id }: OrderRow): Author => ({ site, customerId, orderId: id })

async function readReviewOf(db: QueryRunner, order: OrderRow, productId: number) {
  const { rows } = await readOwnReviews(db, authorOf(order), productId, { page: 1, size: 1 })
  return rows[0]
}

async function hasItem(db: QueryRunner, order: OrderRow, productId: number): Promise<boolean> {
  return (await readReviewItems(db, order)).some((line) => line.productId === productId)
}
