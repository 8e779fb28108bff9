import { statement, type Database } from '#platform/database.ts'
import { vacuumAndCheckpoint } from './world.ts'

const copyPrices = statement(
  'bench.prices',
  `insert into price (sellable_id, site, price)
   select id, 'USA', 1000 + id % 5000 from sellable on conflict do nothing`,
)
const copyStock = statement(
  'bench.stock',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   select id, 'US', 50, true, 0, null, 20, false from sellable on conflict do nothing`,
)
// One of 20 orders is still to ship.
const orders = statement(
  'bench.orders',
  `insert into shop_order (id, site, guest_token, list_id, status, email, document, currency, amount, captured, created_at)
   select (100000000 + n)::text, 'USA', 'a-guest-' || n, gen_random_uuid(), 'published', 'buyer' || n || '@example.com',
     jsonb_build_object(
       'totals', jsonb_build_object('grandTotalIncludingTax', 100, 'giftcards', 0),
       'shippingAddress', jsonb_build_object('firstname', 'Ann', 'lastname', 'Smith' || n % 9000, 'email', 'buyer' || n || '@example.com'),
       'billingAddress', '{}'::jsonb,
       'lines', jsonb_build_array(jsonb_build_object('itemId', 'a', 'qty', 1)),
       'pieces', jsonb_build_array(jsonb_build_object('itemId', 'a', 'qty', 1)),
       'rates', case when n % 20 = 0 then '[{"packageNumber": 1}]'::jsonb else '[]'::jsonb end),
     'USD', 100, 100, now() - make_interval(secs => n)
   from generate_series($1::integer, $2::integer) as n`,
)
const batch = 5_000

/** Gives every variant a price and stock in the USA. */
export async function addPricesAndStock(db: Database): Promise<void> {
  await db.run(copyPrices, [])
  await db.run(copyStock, [])
}

/** Adds published orders, the newest first. */
export async function addOrders(db: Database, count: number): Promise<void> {
  for (let at = 0; at < count; at += batch) await db.run(orders, [at + 1, Math.min(count, at + batch)])
  await vacuumAndCheckpoint(db)
}
