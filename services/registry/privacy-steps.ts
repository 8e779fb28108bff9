import { statement } from '#platform/database.ts'
import { isoDateOf } from '#services/tax/steps.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

// Same rule as `canSeePurchases`: a surprise registry's counts are omitted until the event.
const registries = statement<{ json: object }>(
  'registry.export',
  `select (to_jsonb(r) - 'customer_id' - 'password_hash') || jsonb_build_object('lines', coalesce((
     select jsonb_agg(to_jsonb(l) - 'registry_id'
       - case when r.is_surprise and r.event_date > $2::date then array['purchased', 'pending'] else array[]::text[] end)
     from registry_line l where l.registry_id = r.list_id), '[]')) as json
   from registry r where customer_id = $1 order by created_at`,
)
// Only gifts bought by the customer, because gifts to the customer name other people.
const gifts = statement<{ json: object }>(
  'registry-purchase.export',
  `select to_jsonb(p) - 'registry_id' as json from registry_purchase p join shop_order o on o.id = p.order_id
   where o.customer_id = $1 order by p.created_at`,
)
const photos = statement<{ registryId: string; bytes: Buffer }>(
  'registry-photo.export',
  `select p.registry_id as "registryId", p.bytes from registry_photo p join registry r on r.list_id = p.registry_id
   where r.customer_id = $1`,
)
const remove = statement('registry.forget', 'delete from registry where customer_id = $1')
// The purchase remains, so that the gift is not bought again.
const clearGifts = statement(
  'registry-purchase.forget',
  `update registry_purchase set buyer = '', message = ''
   where order_id in (select id from shop_order where customer_id = $1)`,
)

export const registryData: PersonalData = {
  tables: ['registry', 'registry_line', 'registry_photo', 'registry_purchase'],
  read: async (db, { id }, { now }) => ({
    registries: await readJson(db, registries, [id, isoDateOf(now)]),
    gifts: await readJson(db, gifts, [id]),
  }),
  async *files(db, { id }) {
    for (const { registryId, bytes } of await db.run(photos, [id]))
      yield { name: `registries/${registryId}.webp`, bytes }
  },
  forget: async (tx, { id }) => {
    await tx.run(clearGifts, [id])
    await tx.run(remove, [id])
  },
}
