import { randomUUID } from 'node:crypto'
import { emptyAddress } from '#domain/address/address.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { TestShop } from '#services/testing/shop-for-tests.ts'

interface Subscribing {
  email: string
  site: Site
  mark: string
  token?: string
  beganOn?: string
  renewalOn?: string
}
const insert = statement<{ id: string }>(
  'test.subscribe',
  `insert into program_subscription (site, customer_id, order_id, line, product_id, sku, name, url, delivery,
     subscription_interval, unit, shown, tax_class, email, bill_to, method_token, is_trial, status, began_on, renewal_on, cycles)
   select $1, customer.id, $3, 'line/0', 63, 'IW-63', $4, '/program', 'App', 'Month', 2900, 2900, 'goods', $2, $5, $6,
     false, 'active', $7, $8, 1
   from customer where email = $2 returning id`,
)

const address = { ...emptyAddress('US'), street: ['100 Main St'], city: 'Columbus', region: 'OH', postcode: '43215' }

/** Creates a monthly subscription as if it had been purchased, and returns its id. */
export async function createTestSubscription(db: QueryRunner, subscribing: Subscribing): Promise<string> {
  const { site, email, mark, token = null, beganOn = '2026-11-01', renewalOn = '2026-12-01' } = subscribing
  const values = [site, email, `order-${randomUUID()}`, mark, JSON.stringify(address), token, beganOn, renewalOn]
  const [subscription] = await db.run(insert, values)
  return subscription!.id
}

interface Subscriber {
  /** Card number in the simulator, or null for no card. */
  card: string | null
  beganOn: string
  renewalOn: string
}

/** Creates an account with a monthly subscription, and returns the subscription id. */
export async function newSubscriber(shop: TestShop, { card, ...days }: Subscriber): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await shop.db.run(insertCustomer, [email])
  const token = card === null ? {} : { token: await shop.cardToken(card) }
  return createTestSubscription(shop.db, { email, site: 'USA', mark: 'Strength Program', ...token, ...days })
}
const insertCustomer = statement(
  'test.subscriber',
  `insert into customer (email, password_hash, firstname, lastname) values ($1, '', 'Ann', 'Lee')`,
)
