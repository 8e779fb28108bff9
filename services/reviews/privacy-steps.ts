import { statement } from '#platform/database.ts'
import { rateProduct } from '#services/catalog/steps.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'
import { readRating } from './repository.ts'

const reviews = statement<{ json: object }>(
  'review.export',
  `select to_jsonb(r) - 'customer_id' as json from review r where customer_id = $1 order by created_at`,
)
const photos = statement<{ id: string }>(
  'review.export-photos',
  `select p.id from review_photo p join review r on r.id = p.review_id where r.customer_id = $1 order by p.position`,
)
const photo = statement<{ bytes: Buffer }>(
  'review.export-photo',
  'select large as bytes from review_photo where id = $1',
)
const remove = statement<{ productId: number }>(
  'review.forget',
  'delete from review where customer_id = $1 returning product_id as "productId"',
)

export const reviewData: PersonalData = {
  tables: ['review', 'review_photo'],
  read: async (db, { id }) => ({ reviews: await readJson(db, reviews, [id]) }),
  async *files(db, { id }) {
    for (const { id: photoId } of await db.run(photos, [id]))
      for (const { bytes } of await db.run(photo, [photoId])) yield { name: `reviews/${photoId}.webp`, bytes }
  },
  forget: async (tx, { id }) => {
    const removed = await tx.run(remove, [id])
    // In the order of ids, so that two deletions don't block each other.
    const products = [...new Set(removed.map(({ productId }) => productId))].toSorted((a, b) => a - b)
    for (const productId of products) await rateProduct(tx, productId, () => readRating(tx, productId))
  },
}
