import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const lists = statement<{ json: object }>(
  'list.export',
  `select (to_jsonb(l) - 'customer_id' - 'guest_token') || jsonb_build_object(
     'items', coalesce((select jsonb_agg(to_jsonb(i) - 'list_id' order by position) from list_item i
       where i.list_id = l.id), '[]'),
     'wishes', coalesce((select jsonb_agg(to_jsonb(w) - 'list_id') from list_wish w where w.list_id = l.id), '[]'),
     'checkout', (select draft - 'payment' from checkout_draft d where d.list_id = l.id)) as json
   from list l where customer_id = $1 order by created_at`,
)
const ofGuest = (email: '$1' | '$2') => `customer_id is null and (lower(email) = ${email} or exists (
  select from checkout_draft d where d.list_id = list.id and position('"' || ${email} || '"' in lower(d.draft::text)) > 0))`
const guests = statement<{ token: string }>(
  'list.guests-of',
  `select distinct guest_token as token from list where ${ofGuest('$1')}`,
)
// Also deletes the lists' items, checkouts, and quotes.
const remove = statement(
  'list.forget',
  `delete from list where customer_id = $1
   or (${ofGuest('$2')} and not exists (select from shop_order o
     where o.list_id = list.id and o.status in ('new', 'payment_pending', 'payment_complete')))`,
)

export const listData: PersonalData = {
  tables: ['list', 'list_item', 'list_item_removed', 'list_wish', 'checkout_draft'],
  read: async (db, { id }) => ({ lists: await readJson(db, lists, [id]) }),
  readGuests: async (db, { email }) => (await db.run(guests, [email])).map(({ token }) => token),
  forget: async (tx, { id, email }) => void (await tx.run(remove, [id, email])),
}
