import type { Address } from '#domain/address/address.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

interface AccountRow {
  id: number
  email: string
  isEmailConfirmed: boolean
  firstname: string
  lastname: string
  telephone: string
  company: string
  groupId: number
  createdAt: string
  passkeys: number
  lists: { carts: number; wishlists: number; registries: number; quotes: number }
  verification: { kind: string; state: string } | null
}
const account = statement<AccountRow>(
  'staff-customer.account',
  `select c.id, c.email, c.email_confirmed_at is not null as "isEmailConfirmed", c.firstname, c.lastname, c.telephone,
     coalesce(p.company, '') as company, c.group_id as "groupId", ${asDate('c.created_at')} as "createdAt",
     (select count(*)::integer from passkey where customer_id = c.id) as passkeys,
     (select jsonb_build_object('carts', count(*) filter (where type = 'cart'),
        'wishlists', count(*) filter (where type = 'wishlist'), 'registries', count(*) filter (where type = 'registry'),
        'quotes', count(*) filter (where type = 'quote' and not exists (
          select 1 from quote where list_id = list.id and not is_visible)))
      from list where customer_id = c.id and site = any ($2)) as lists,
     (select jsonb_build_object('kind', kind, 'state', state) from customer_verification
      where customer_id = c.id order by created_at desc, id limit 1) as verification
   from customer as c left join customer_profile as p on p.customer_id = c.id where c.id = $1`,
)

interface OrderRow {
  orderId: string
  site: Site
  status: OrderStatus
  createdAt: string
  /** Minor units. */
  total: number
  currency: string
}
const orders = statement<OrderRow>(
  'staff-customer.orders',
  `select id as "orderId", site, status, ${asDate('created_at')} as "createdAt", amount as total, currency
   from shop_order where customer_id = $1 and site = any ($2) and status = 'published'
   order by created_at desc, id desc limit 20`,
)
const spent = statement<{ currency: string; orders: number; total: number }>(
  'staff-customer.spent',
  `select currency, count(*)::integer as orders, sum(amount - refunded)::float8 as total from shop_order
   where customer_id = $1 and site = any ($2) and status = 'published'
     and not exists (select from exchange_order where order_id = shop_order.id) group by currency order by 2 desc, 1`,
)

interface AddressRow {
  id: string
  site: Site
  address: Address
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}
const addresses = statement<AddressRow>(
  'staff-customer.addresses',
  `select id, site, address, is_default_shipping as "isDefaultShipping", is_default_billing as "isDefaultBilling"
   from saved_address where customer_id = $1 and site = any ($2) order by created_at limit 50`,
)
const cards = statement<{ site: Site; brand: string; last4: string; month: number; year: number }>(
  'staff-customer.cards',
  `select site, brand, last4, month, year from stored_card
   where customer_id = $1 and site = any ($2) and removed_at is null order by created_at limit 50`,
)
const programs = statement<{ site: Site; name: string; status: string; renewalOn: string | null }>(
  'staff-customer.programs',
  `select site, name, status, to_char(renewal_on, 'YYYY-MM-DD') as "renewalOn" from program_subscription
   where customer_id = $1 and site = any ($2) and status <> 'ordered' order by created_at desc limit 50`,
)
const tickets = statement<{ eventId: string; type: string; status: string }>(
  'staff-customer.tickets',
  `select event_id as "eventId", type, status from ticket where customer_id = $1 order by created_at desc limit 50`,
)
const newsletters = statement<{ site: Site; listId: string }>(
  'staff-customer.newsletters',
  `select site, list_id as "listId" from newsletter_subscription
   where lower(email) = lower($1) and site = any ($2) and state = 'subscribed' order by site, list_id`,
)
const sessions = statement<{ site: Site; device: string; createdAt: string; seenAt: string }>(
  'staff-customer.sessions',
  `select site, device, ${asDate('created_at')} as "createdAt", ${asDate('seen_at')} as "seenAt" from session
   where customer_id = $1 and expires_at > to_timestamp($2::double precision / 1000) order by seen_at desc limit 50`,
)

/** Returns a customer's account, with orders, lists, and addresses from these sites only. */
export async function readAccount(db: QueryRunner, id: number, sites: readonly Site[], now: number) {
  const [found] = await db.run(account, [id, sites])
  if (!found) return undefined
  const onSites = [id, sites]
  const [orderRows, spentRows, addressRows, cardRows, programRows, ticketRows, newsletterRows, sessionRows] =
    await Promise.all([
      db.run(orders, onSites),
      db.run(spent, onSites),
      db.run(addresses, onSites),
      db.run(cards, onSites),
      db.run(programs, onSites),
      db.run(tickets, [id]),
      db.run(newsletters, [found.email, sites]),
      db.run(sessions, [id, now]),
    ])
  return {
    ...found,
    orders: orderRows,
    spent: spentRows,
    addresses: addressRows,
    cards: cardRows,
    programs: programRows,
    tickets: ticketRows,
    newsletters: newsletterRows,
    sessions: sessionRows,
  }
}
