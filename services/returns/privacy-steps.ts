import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const ofPerson = 'order_id in (select id from shop_order where customer_id = $1)'
const returns = statement<{ json: object }>(
  'rma.export',
  `select to_jsonb(r) || jsonb_build_object('items', coalesce((
     select jsonb_agg(to_jsonb(i) - 'rma_number') from rma_item i where i.rma_number = r.number), '[]')) as json
   from rma r where ${ofPerson} order by number`,
)
const photos = statement<{ id: string }>(
  'rma-photo.export',
  `select id from rma_photo where rma_number in (select number from rma where ${ofPerson}) order by created_at`,
)
const photo = statement<{ bytes: Buffer }>('rma-photo.export-one', 'select bytes from rma_photo where id = $1')
const removePhotos = statement(
  'rma-photo.forget',
  `delete from rma_photo where rma_number in (select number from rma where ${ofPerson})`,
)
// The return itself remains, because it explains a refund.
const clear = statement('rma.forget', `update rma set comment = '' where ${ofPerson}`)

export const returnData: PersonalData = {
  tables: ['rma', 'rma_item', 'rma_photo'],
  read: async (db, { id }) => ({ returns: await readJson(db, returns, [id]) }),
  async *files(db, { id }) {
    for (const { id: photoId } of await db.run(photos, [id]))
      for (const { bytes } of await db.run(photo, [photoId])) yield { name: `returns/${photoId}.webp`, bytes }
  },
  forget: async (tx, { id }) => {
    await tx.run(removePhotos, [id])
    await tx.run(clear, [id])
  },
}
