import type { Rating } from '#domain/reviews/rating.ts'
import type { ReviewDraft, ReviewState } from '#domain/reviews/review.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { StoredPhoto } from './photo.ts'

export interface ReviewRow extends ReviewDraft {
  id: string
  site: Site
  productId: number
  customerId: number | null
  /** Set for reviews written through an order's emailed link. */
  orderId: string | null
  isVerified: boolean
  isDemo: boolean
  state: ReviewState
  version: number
  createdAt: string
  editedAt: string | null
  reason: string
  photos: { id: string; width: number; height: number }[]
}
interface Changed {
  id: string
  productId: number
  before: ReviewState
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const select = `
  select r.id, r.site, r.customer_id as "customerId", r.order_id as "orderId", r.reason, r.product_id as "productId", r.stars, r.title, r.text, r.author, r.is_verified as "isVerified",
    r.is_demo as "isDemo", r.state, r.version, ${asDate('r.created_at')} as "createdAt",
    ${asDate('r.edited_at')} as "editedAt", coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position)
      from review_photo p where p.review_id = r.id), '[]') as photos
  from review r`
/** A customer, or the holder of an order's emailed review link; the order may also belong to a customer. */
export interface Author extends Pick<Scope, 'site' | 'customerId'> {
  orderId?: string
}
const own = 'site = $1 and (customer_id = $2 or order_id = $3)'
const authorOf = ({ site, customerId, orderId }: Author) => [site, customerId, orderId ?? null] as const

const approved = `${select} where product_id = $1 and state = 'approved' and ($2::integer is null or stars = $2)`
const inOrder = {
  newest: statement<ReviewRow>('review.newest', `${approved} order by created_at desc, id limit $3 offset $4`),
  highest: statement<ReviewRow>(
    'review.highest',
    `${approved} order by stars desc, created_at desc, id limit $3 offset $4`,
  ),
  lowest: statement<ReviewRow>('review.lowest', `${approved} order by stars, created_at desc, id limit $3 offset $4`),
}
const countByStars = statement<{ stars: number; count: number }>(
  'review.count-by-stars',
  `select stars, count(*)::integer as count from review where product_id = $1 and state = 'approved' group by stars`,
)
const rating = statement<Rating>(
  'review.rating',
  `select count(*)::integer as count, coalesce(sum(stars), 0)::integer as stars
   from review where product_id = $1 and state = 'approved'`,
)
const ownOnes = statement<ReviewRow>(
  'review.read-own',
  `${select} where ${own} and ($4::integer is null or product_id = $4)
   order by created_at desc, id limit $5 offset $6`,
)
const countOwn = statement<{ count: number }>(
  'review.count-own',
  `select count(*)::integer as count from review where ${own} and ($4::integer is null or product_id = $4)`,
)
const ownOne = statement<ReviewRow>('review.read-one-own', `${select} where ${own} and id = $4`)
const reviewed = statement<{ productId: number }>(
  'review.reviewed',
  'select product_id as "productId" from review where customer_id = $1 and product_id = any($2)',
)
const insert = statement<{ id: string }>(
  'review.create',
  `insert into review (site, customer_id, order_id, product_id, stars, title, text, author, is_verified)
   values ($1, $2, case when $2::integer is null then $3 end, $4, $5, $6, $7, $8, $9)
   on conflict do nothing returning id`,
)
const before = `with before as (select id, state from review where ${own} and id = $4 for update)`
const change = statement<Changed>(
  'review.change',
  `${before} update review r set stars = coalesce($5, r.stars), title = coalesce($6, r.title),
     text = coalesce($7, r.text), author = coalesce($8, r.author), state = 'pending', reason = '', version = r.version + 1,
     edited_at = now()
   from before where r.id = before.id returning r.id, r.product_id as "productId", before.state as before`,
)
const remove = statement<Changed>(
  'review.delete',
  `${before} delete from review r using before where r.id = before.id
   returning r.id, r.product_id as "productId", before.state as before`,
)
const inState = statement<ReviewRow>(
  'review.read-in-state',
  `${select} where state = $1 and not is_demo order by coalesce(edited_at, created_at), id limit $2 offset $3`,
)
const countInState = statement<{ count: number }>(
  'review.count-in-state',
  'select count(*)::integer as count from review where state = $1 and not is_demo',
)
const one = statement<ReviewRow>('review.read', `${select} where id = $1 and not is_demo`)
const decide = statement<Changed>(
  'review.decide',
  `with before as (
     select id, state from review where id = $1 and not is_demo and ($2::integer is null or version = $2) for update)
   update review r set state = $3, reason = $4 from before where r.id = before.id
   returning r.id, r.product_id as "productId", before.state as before`,
)
const insertPhoto = statement(
  'review.add-photo',
  'insert into review_photo (review_id, width, height, large, small) values ($1, $2, $3, $4, $5)',
)
const removePhoto = statement<{ id: string }>(
  'review.remove-photo',
  'delete from review_photo where review_id = $1 and id = $2 returning id',
)
const photo = statement<{ bytes: Buffer; isApproved: boolean }>(
  'review.photo',
  `select case when $2 then p.large else p.small end as bytes, r.state = 'approved' as "isApproved"
   from review_photo p join review r on r.id = p.review_id where p.id = $1`,
)

interface Cut {
  page: number
  size: number
}
const limits = ({ page, size }: Cut) => [size, (page - 1) * size] as const

/** Returns a product's approved reviews, optionally only those with this number of stars. */
export async function readApprovedReviews(
  db: QueryRunner,
  productId: number,
  { sort, stars, ...cut }: Cut & { sort: keyof typeof inOrder; stars?: number | undefined },
): Promise<ReviewRow[]> {
  return db.run(inOrder[sort], [productId, stars, ...limits(cut)])
}

/** Counts approved reviews by stars; counts of zero are omitted. */
export async function readCounts(db: QueryRunner, productId: number) {
  return db.run(countByStars, [productId])
}

export async function readRating(db: QueryRunner, productId: number): Promise<Rating> {
  return (await db.run(rating, [productId]))[0]!
}

export async function readOwnReviews(db: QueryRunner, author: Author, productId: number | undefined, slice: Cut) {
  const [rows, [counted]] = await Promise.all([
    db.run(ownOnes, [...authorOf(author), productId, ...limits(slice)]),
    db.run(countOwn, [...authorOf(author), productId]),
  ])
  return { rows, count: counted!.count }
}

export async function readOwnReview(db: QueryRunner, author: Author, id: string): Promise<ReviewRow | undefined> {
  return (await db.run(ownOne, [...authorOf(author), id]))[0]
}

/** Returns the products that a customer has reviewed on any site. */
export async function readReviewedProducts(db: QueryRunner, customerId: number, productIds: readonly number[]) {
  return new Set((await db.run(reviewed, [customerId, productIds])).map(({ productId }) => productId))
}

/** Creates a review and returns its id, or undefined if the author has already reviewed the product. */
export async function createReview(
  tx: Transaction,
  reviewer: Author,
  productId: number,
  { stars, title, text, author }: ReviewDraft,
  isVerified: boolean,
): Promise<string | undefined> {
  const values = [...authorOf(reviewer), productId, stars, title, text, author, isVerified]
  return (await tx.run(insert, values))[0]?.id
}

/** Updates one of the author's reviews and sets it to pending. Returns undefined if it belongs to another author. */
export async function changeReview(
  tx: Transaction,
  reviewer: Author,
  id: string,
  { stars, title, text, author }: Partial<ReviewDraft>,
): Promise<Changed | undefined> {
  return (await tx.run(change, [...authorOf(reviewer), id, stars, title, text, author]))[0]
}

export async function deleteReview(tx: Transaction, author: Author, id: string): Promise<Changed | undefined> {
  return (await tx.run(remove, [...authorOf(author), id]))[0]
}

export async function readReviewsInState(db: QueryRunner, state: ReviewState, slice: Cut) {
  const [rows, [counted]] = await Promise.all([
    db.run(inState, [state, ...limits(slice)]),
    db.run(countInState, [state]),
  ])
  return { rows, count: counted!.count }
}

export async function readReview(db: QueryRunner, id: string): Promise<ReviewRow | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Approves or rejects a review. Returns undefined if the review is missing or has a different version. */
export async function decideReview(
  tx: Transaction,
  id: string,
  { version, state, reason }: { version: number | null; state: ReviewState; reason: string },
) {
  return (await tx.run(decide, [id, version, state, reason]))[0]
}

export async function addPhoto(tx: Transaction, reviewId: string, { width, height, large, small }: StoredPhoto) {
  await tx.run(insertPhoto, [reviewId, width, height, large, small])
}

/** Deletes a photo. Returns false if the review does not have it. */
export async function deletePhoto(tx: Transaction, reviewId: string, photoId: string): Promise<boolean> {
  return (await tx.run(removePhoto, [reviewId, photoId])).length > 0
}

export async function readPhoto(db: QueryRunner, id: string, isLarge: boolean) {
  return (await db.run(photo, [id, isLarge]))[0]
}
