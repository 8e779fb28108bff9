import { z } from 'zod'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { reviewLimits } from '#domain/reviews/review.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { ReviewBody, WireOwnReview } from './reviews.ts'

const Token = z.string().min(1).max(120)
const ProductId = z.object({ productId: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const maxPhotoLetters = Math.ceil(maxPhotoBytes / 3) * 4
/** The link is forged, has expired, or belongs to another site. */
const invalid = { invalid_token: { status: 404 } } as const
const missing = { ...invalid, product_not_found: { status: 404 } } as const

/** Reviews through an emailed link, without login. The token is in the body, so that it does not appear in logs. */
export const reviewMail = contract({
  'POST /svc_review/mailed': {
    summary: 'Returns the products of an order that a mailed link lets its holder review, with their reviews',
    access: 'guest',
    rate: 'read',
    reads: true,
    body: z.object({ token: Token }),
    reply: z.strictObject({
      orderId: z.string(),
      /** Suggested display name. */
      author: z.string(),
      items: z.array(
        z.strictObject({
          productId: z.int(),
          name: z.string(),
          choice: z.string(),
          picture: z.string().nullable(),
          url: z.string(),
          review: WireOwnReview.nullable(),
        }),
      ),
    }),
    refusals: invalid,
  },
  'PUT /svc_review/mailed/{productId}': {
    summary: 'Creates or updates the review of a product by a mailed link; it is published after moderation',
    access: 'guest',
    rate: 'write',
    params: ProductId,
    body: z.object({ ...ReviewBody.shape, token: Token }),
    reply: WireOwnReview,
    refusals: {
      ...missing,
      /** The customer has already reviewed the product on another site. */
      already_reviewed: { status: 409 },
    },
  },
  'POST /svc_review/mailed/{productId}/photos': {
    summary: 'Adds a photo to a review by a mailed link, re-encoded before it is stored',
    access: 'guest',
    rate: 'write',
    params: ProductId,
    body: z.object({ token: Token, photo: z.base64().min(4).max(maxPhotoLetters) }),
    maxBytes: maxPhotoLetters + 1_000,
    status: 201,
    reply: WireOwnReview,
    refusals: {
      ...missing,
      review_not_found: { status: 404 },
      too_many_photos: { status: 422, details: z.strictObject({ most: z.literal(reviewLimits.photos) }) },
      photo_unreadable: { status: 422 },
      photo_too_large: { status: 422 },
    },
  },
  'POST /svc_review/link': {
    summary: 'Emails the link to review an order to its buyer; the response is the same for unknown orders',
    access: 'guest',
    rate: 'lookup',
    body: z.object({ orderId: z.string().regex(/^\d{9,12}$/), email: NormalizedEmail }),
    status: 204,
    reply: z.null(),
  },
  'POST /svc_review/stop': {
    summary: 'Stops review requests to the buyer of the order that a mailed link is for',
    access: 'guest',
    rate: 'write',
    body: z.object({ token: Token }),
    status: 204,
    reply: z.null(),
    refusals: invalid,
  },
})
