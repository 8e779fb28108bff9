import type { reviews } from '#contract/reviews.ts'
import { reviewLimits } from '#domain/reviews/review.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { hidesReviews, isListed, readIdsHidingReviews } from '#services/catalog/steps.ts'
import { readPurchasedProductIds, hasBought } from '#services/orders/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { addReviewPhoto } from './add-review-photo.ts'
import { storePhoto } from './photo.ts'
import {
  changeReview,
  createReview,
  decideReview,
  deletePhoto,
  deleteReview,
  readApprovedReviews,
  readCounts,
  readReviewsInState,
  readOwnReview,
  readOwnReviews,
  readReview,
  readReviewedProducts,
} from './repository.ts'
import { wireModeratedReviews } from './moderation/moderated-reviews.ts'
import { updateRatingAfterDecision } from './update-rating.ts'
import { wireOwnReview, wireReview, wireSummary } from './wire.ts'

interface ReviewDeps {
  db: Database
  shared: QueryRunner
  /** Signs links to unapproved photos. */
  secret: string
  siteUrls: Readonly<Record<Site, string>>
}

/** Page sizes for product pages, and for authors and staff. */
const pageSizes = { product: 8, own: 20 }
const maxOffered = 50

export const reviewHandlers: Handlers<typeof reviews, ReviewDeps> = {
  async 'GET /svc_review/products/{productId}'({ params, query, tag }, { shared }) {
    const { productId } = params
    const { page, sort, stars } = query
    for (const site of sites) tag(`${site}:product:${productId}`)
    const [isHidden, counts, rows] = await Promise.all([
      hidesReviews(shared, productId),
      readCounts(shared, productId),
      readApprovedReviews(shared, productId, { page, size: pageSizes.product, sort, stars }),
    ])
    if (isHidden) return { isHidden, summary: wireSummary([]), page, pages: 0, reviews: [] }
    const summary = wireSummary(counts)
    const found = stars === undefined ? summary.count : summary.histogram.find((each) => each.stars === stars)!.count
    return { isHidden, summary, page, pages: Math.ceil(found / pageSizes.product), reviews: rows.map(wireReview) }
  },

  async 'GET /svc_review/reviews'({ scope, query, now }, { db, secret }) {
    const customerId = scope.customerId!
    const { page, productId } = query
    const [{ rows, count }, bought] = await Promise.all([
      readOwnReviews(db, scope, productId, { page, size: pageSizes.own }),
      readPurchasedProductIds(db, customerId, maxOffered),
    ])
    const [reviewed, hiding] = await Promise.all([
      readReviewedProducts(db, customerId, bought),
      readIdsHidingReviews(db, bought),
    ])
    return {
      page,
      pages: Math.ceil(count / pageSizes.own),
      reviews: rows.map((row) => wireOwnReview({ secret, now }, row)),
      unreviewed: bought.filter((id) => !reviewed.has(id) && !hiding.has(id)),
    }
  },

  async 'POST /svc_review/reviews'(received, { db, secret }) {
    const { site, scope, body, now, refuse } = received
    const { productId } = body
    if (!(await isListed(db, site, productId))) throw refuse('product_not_found')
    if (await hidesReviews(db, productId)) throw refuse('reviews_hidden')
    const isVerified = await hasBought(db, scope.customerId!, productId)
    return writeOnce(db, received, async (tx) => {
      const id = await createReview(tx, scope, productId, body, isVerified)
      if (id === undefined) throw refuse('already_reviewed')
      return wireOwnReview({ secret, now }, (await readOwnReview(tx, scope, id))!)
    })
  },

  async 'PUT /svc_review/reviews/{id}'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const changed = await changeReview(tx, scope, params.id, body)
      if (!changed) throw refuse('review_not_found')
      await updateRatingAfterDecision(tx, changed, 'pending')
      return wireOwnReview({ secret, now }, (await readOwnReview(tx, scope, params.id))!)
    })
  },

  async 'DELETE /svc_review/reviews/{id}'(received, { db }) {
    const { scope, params, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const deleted = await deleteReview(tx, scope, params.id)
      if (!deleted) throw refuse('review_not_found')
      await updateRatingAfterDecision(tx, deleted, 'rejected')
      return null
    })
  },

  async 'POST /svc_review/reviews/{id}/photos'(received, { db, secret }) {
    const { scope, params, body, now, refuse } = received
    const known = await storedReply<ReturnType<typeof wireOwnReview>>(db, received)
    if (known) return known
    const review = await readOwnReview(db, scope, params.id)
    if (!review) throw refuse('review_not_found')
    const { photos: most } = reviewLimits
    if (review.photos.length >= most) throw refuse('too_many_photos', { most })
    const photo = await storePhoto(Buffer.from(body.photo, 'base64'))
    if (typeof photo === 'string') throw refuse(photo)
    return writeOnce(db, received, async (tx) => {
      const after = await addReviewPhoto(tx, scope, params.id, photo)
      if (after === 'too_many_photos') throw refuse(after, { most })
      if (after === 'review_not_found') throw refuse(after)
      return wireOwnReview({ secret, now }, after)
    })
  },

  async 'DELETE /svc_review/reviews/{id}/photos/{photoId}'(received, { db, secret }) {
    const { scope, params, now, refuse } = received
    return writeOnce(db, received, async (tx) => {
      const changed = await changeReview(tx, scope, params.id, {})
      if (!changed) throw refuse('review_not_found')
      if (!(await deletePhoto(tx, changed.id, params.photoId))) throw refuse('photo_not_found')
      await updateRatingAfterDecision(tx, changed, 'pending')
      return wireOwnReview({ secret, now }, (await readOwnReview(tx, scope, params.id))!)
    })
  },

  async 'GET /svc_review/moderation'({ query, now }, { db, secret, siteUrls }) {
    const { state, page } = query
    const { rows, count } = await readReviewsInState(db, state, { page, size: pageSizes.own })
    return {
      page,
      pages: Math.ceil(count / pageSizes.own),
      total: count,
      reviews: await wireModeratedReviews(db, { links: { secret, now }, siteUrls }, rows),
    }
  },

  // Must be idempotent, because staff have no scope that could store a key.
  async 'PUT /svc_review/moderation/{id}'({ params, body, version, now, refuse }, { db, secret, siteUrls }) {
    return db.transaction(async (tx) => {
      const { state } = body
      const reason = state === 'rejected' ? body.reason : ''
      const decided = await decideReview(tx, params.id, { version: version === 'any' ? null : version, state, reason })
      const review = await readReview(tx, params.id)
      if (!review) throw refuse('review_not_found')
      if (!decided) throw refuse('review_version_conflict', { version: review.version })
      await updateRatingAfterDecision(tx, decided, state)
      return (await wireModeratedReviews(tx, { links: { secret, now }, siteUrls }, [review]))[0]!
    })
  },
}
