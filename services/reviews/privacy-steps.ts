import { statement } from '#platform/database.ts'
import { updateProductRating } from '#services/catalog/steps.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'
import { unsubscribeHash } from './mailing/repository.ts'
import { readRating } from './repository.ts'

const ofPerson = '(customer_id = $1 or order_id in (select id from shop_order where customer_id = $1))'
const reviews = statement<{ json: object }>(
  'review.export',
  `select to_jsonb(r) - 'customer_id' as json from review r where ${ofPerson} order by created_at`,
)
const photos = statement<{ id: string }>(
  'review.export-photos',
  `select p.id from review_photo p join review r on r.id = p.review_id where ${ofPerson} order by p.position`,
)
const photo = statement<{ bytes: Buffer }>(
  'review.export-photo',
  'select large as bytes from review_photo where id = $1',
)
const remove = statement<{ productId: number }>(
  'review.forget',
  `delete from review where ${ofPerson} returning product_id as "productId"`,
)
const stops = statement<{ json: object }>(
  'review-mail.export-stops',
  `select jsonb_build_object('site', site, 'created_at', created_at) as json from review_mail_stop where email_hash = $1
   order by created_at`,
)
// Later parcels from these orders must not schedule an email.
const closeMails = statement(
  'review-mail.forget',
  `insert into review_mail (order_id, due_at, closed_at) select id, now(), now() from shop_order where customer_id = $1
   on conflict (order_id) do update set closed_at = coalesce(review_mail.closed_at, excluded.closed_at)`,
)

export const reviewData: PersonalData = {
  tables: ['review', 'review_photo', 'review_mail', 'review_mail_stop'],
  read: async (db, { id, email }, { secret }) => ({
    reviews: await readJson(db, reviews, [id]),
    'stopped-review-mails': await readJson(db, stops, [unsubscribeHash(secret, email)]),
  }),
  async *files(db, { id }) {
    for (const { id: photoId } of await db.run(photos, [id]))
      for (const { bytes } of await db.run(photo, [photoId])) yield { name: `reviews/${photoId}.webp`, bytes }
  },
  // Unsubscribe records remain, so that the address gets no review email for a later order. Without the secret, they
  // identify no one.
  forget: async (tx, { id }) => {
    await tx.run(closeMails, [id])
    const removed = await tx.run(remove, [id])
    // In id order, so that two deletions do not deadlock.
    const products = [...new Set(removed.map(({ productId }) => productId))].toSorted((a, b) => a - b)
    for (const productId of products) await updateProductRating(tx, productId, () => readRating(tx, productId))
  },
}
