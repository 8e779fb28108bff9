import { z } from 'zod'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { sites } from '#domain/sites.ts'
import { normalizeLine } from '#domain/address/typed/normalize-line.ts'
import { cleanText, maxRejectionReasonLength, reviewLimits, reviewStates } from '#domain/reviews/review.ts'
import { contract } from './kernel/call.ts'

const { title, text, author, photos } = reviewLimits
export const ReviewBody = z.object({
  stars: z.int().min(1).max(5),
  title: z.string().max(1_000).transform(normalizeLine).pipe(z.string().min(title.least).max(title.most)),
  text: z.string().max(20_000).transform(cleanText).pipe(z.string().min(text.least).max(text.most)),
  author: z.string().max(1_000).transform(normalizeLine).pipe(z.string().min(author.least).max(author.most)),
})

const WirePhoto = z.strictObject({
  id: z.uuid(),
  /** URL of a WebP file. */
  small: z.string(),
  large: z.string(),
  width: z.int(),
  height: z.int(),
})
const ReviewFields = {
  id: z.uuid(),
  productId: z.int(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  isVerified: z.boolean(),
  isDemo: z.boolean(),
  /** Locale of the site where the review was written. */
  locale: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  photos: z.array(WirePhoto),
}
export const WireReview = z.strictObject(ReviewFields)
/** A review as shown to its author and moderators. */
export const WireOwnReview = z.strictObject({
  ...ReviewFields,
  /** The site's review program, for merchants who share reviews with a vendor. */
  program: z.strictObject({ name: z.string(), locale: z.string() }),
  state: z.enum(reviewStates),
  version: z.int(),
})

/** A review as shown to staff. */
export const WireModeratedReview = z.strictObject({
  ...WireOwnReview.shape,
  site: z.enum(sites),
  customerId: z.int().nullable(),
  /** The paid order that contains the product: from the emailed link, or else the customer's newest one. */
  orderId: z.string().nullable(),
  /** Null if the product was deleted. */
  product: z.strictObject({ name: z.string(), url: z.url().nullable() }).nullable(),
  /** Reason that staff rejected the review. */
  reason: z.string(),
})

export const WireReviews = z.strictObject({
  /** True if the shop hides the product's reviews, including the count. */
  isHidden: z.boolean(),
  /** Summary of all approved reviews. */
  summary: z.strictObject({
    count: z.int(),
    average: z.number().nullable(),
    /** Counts by number of stars, from five to one. */
    histogram: z.array(z.strictObject({ stars: z.int(), count: z.int() })),
  }),
  page: z.int(),
  pages: z.int(),
  reviews: z.array(WireReview),
})

const ProductId = z.coerce.number<string>().int().positive().max(2_147_483_647)
const Page = z.coerce.number<string>().int().min(1).max(10_000).default(1)
const ReviewId = z.object({ id: z.uuid() })
const missing = { review_not_found: { status: 404 } } as const

/** Maximum length in base64 characters. */
const maxPhotoLetters = Math.ceil(maxPhotoBytes / 3) * 4

export const reviews = contract({
  'GET /svc_review/products/{productId}': {
    summary: 'Returns the approved reviews of a product and their summary',
    access: 'public',
    rate: 'read',
    params: z.object({ productId: ProductId }),
    query: z.object({
      page: Page,
      sort: z.enum(['newest', 'highest', 'lowest']).default('newest'),
      stars: z.coerce.number<string>().int().min(1).max(5).optional(),
    }),
    reply: WireReviews,
  },
  'GET /svc_review/reviews': {
    summary: "Returns the customer's reviews, newest first, and purchases that can still be reviewed",
    access: 'customer',
    rate: 'read',
    query: z.object({ page: Page, productId: ProductId.optional() }),
    reply: z.strictObject({
      page: z.int(),
      pages: z.int(),
      reviews: z.array(WireOwnReview),
      unreviewed: z.array(z.int()),
    }),
  },
  'POST /svc_review/reviews': {
    summary: 'Creates a review, one per product; it is published after moderation',
    access: 'customer',
    rate: 'write',
    body: z.object({ ...ReviewBody.shape, productId: z.int32().positive() }),
    status: 201,
    reply: WireOwnReview,
    refusals: {
      product_not_found: { status: 422 },
      already_reviewed: { status: 409 },
      /** The shop hides the product's reviews. */
      reviews_hidden: { status: 422 },
    },
  },
  'PUT /svc_review/reviews/{id}': {
    summary: 'Updates a review; it is moderated again',
    access: 'customer',
    rate: 'write',
    params: ReviewId,
    body: ReviewBody,
    reply: WireOwnReview,
    refusals: missing,
  },
  'DELETE /svc_review/reviews/{id}': {
    summary: 'Deletes a review with its photos',
    access: 'customer',
    rate: 'write',
    params: ReviewId,
    status: 204,
    reply: z.null(),
    refusals: missing,
  },
  'POST /svc_review/reviews/{id}/photos': {
    summary: 'Adds a photo to a review: JPEG, PNG, WebP, or AVIF in base64, re-encoded before it is stored',
    access: 'customer',
    rate: 'write',
    params: ReviewId,
    body: z.object({ photo: z.base64().min(4).max(maxPhotoLetters) }),
    maxBytes: maxPhotoLetters + 1_000,
    status: 201,
    reply: WireOwnReview,
    refusals: {
      ...missing,
      too_many_photos: { status: 422, details: z.strictObject({ most: z.literal(photos) }) },
      photo_unreadable: { status: 422 },
      photo_too_large: { status: 422 },
    },
  },
  'DELETE /svc_review/reviews/{id}/photos/{photoId}': {
    summary: 'Removes a photo from a review',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid(), photoId: z.uuid() }),
    reply: WireOwnReview,
    refusals: { ...missing, photo_not_found: { status: 404 } },
  },
  'GET /svc_review/moderation': {
    summary: 'Returns reviews in a moderation state, oldest first',
    access: 'staff',
    permission: 'reviews.write',
    rate: 'read',
    query: z.object({ state: z.enum(reviewStates).default('pending'), page: Page }),
    reply: z.strictObject({ page: z.int(), pages: z.int(), total: z.int(), reviews: z.array(WireModeratedReview) }),
  },
  'PUT /svc_review/moderation/{id}': {
    summary: 'Approves or rejects a version of a review',
    access: 'staff',
    permission: 'reviews.write',
    rate: 'write',
    params: ReviewId,
    body: z.object({
      state: z.enum(['approved', 'rejected']),
      /** Internal reason for staff. Stored only for a rejection. */
      reason: z.string().max(1_000).transform(normalizeLine).pipe(z.string().max(maxRejectionReasonLength)).default(''),
    }),
    versioned: true,
    reply: WireModeratedReview,
    refusals: { ...missing, review_version_conflict: { status: 412, details: z.strictObject({ version: z.int() }) } },
  },
})
