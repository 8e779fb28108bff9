import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { WireStockAlert } from '#contract/stock-alerts.ts'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sweepStockAlerts } from './repository.ts'
import { sendStockAlerts } from './send-stock-alerts.ts'

const soldOut = (id: number) =>
  testProduct(id, `gone-${id}`, {
    name: `Gone ${id}`,
    variants: [
      testVariant(`IW-${id}`, { prices: priceEverywhere(1_000), stock: testStock({ onHand: 0, notify: true }) }),
    ],
  })
const ids = times(60, (index) => 100 + index)
const shop = await openTestShop(ids.map(soldOut))
const { db } = shop

const subscribe = ({ call }: Visitor, product_id: number, email?: string) =>
  call('POST /svc_bin/bin', { body: { product_id, ...(email !== undefined && { email }) }, key: randomUUID() })
const alertsOf = ({ call }: Visitor) => call('GET /svc_bin/bin', {})
const fill = statement('test.fill', `update stock set on_hand = $2 where sellable_id = $1 and location = 'US'`)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.asked-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' = 'back-in-stock' returning id, payload) select payload from taken order by id`,
)
/** Runs the sending job once and returns the recipients of its emails, sorted. */
async function sentMails() {
  await sendStockAlerts(db)
  return (await db.run(takeMails, [])).map(({ payload }) => payload)
}

test("a customer can subscribe an email to a product's stock alert once, by default the account email [BIN-409, BIN-406, BIN-407]", async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  const first = await subscribe(ann, 100)
  assert.deepEqual([first.product_id, first.email, first.product?.inventory.bin], [100, email, true])
  assert.equal((await subscribe(ann, 100, email.toUpperCase())).id, first.id)
  assert.notEqual((await subscribe(ann, 100, 'gym@example.com')).id, first.id)
  assert.equal((await alertsOf(ann)).length, 2)
  await assert.rejects(subscribe(ann, 100, 'nothing'), { status: 422, code: 'invalid_email' })
  await assert.rejects(subscribe(ann, 999), { status: 422, code: 'product_not_found' })
})

test('a customer can list open alerts, newest first, with id, product, parent, and email [BIN-201, BIN-404]', async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  assert.deepEqual(await alertsOf(ann), [])
  await subscribe(ann, 102)
  const body = { product_id: 103, parent_id: 104, email: 'gym@example.com' }
  await ann.call('POST /svc_bin/bin', { body, key: randomUUID() })
  const own = await alertsOf(ann)
  assert.deepEqual(
    own.map((alert) => [alert.product_id, alert.parent_id, alert.email, alert.product?.name]),
    [
      [103, 104, 'gym@example.com', 'Gone 103'],
      [102, null, email, 'Gone 102'],
    ],
  )
  assert.equal(new Set(own.map(({ id }) => id)).size, 2)
  assert.deepEqual(await alertsOf(await customerOf(shop)), [])
  for (const field of ['id', 'product_id', 'email', 'parent_id'] as const) {
    const { [field]: _, ...less } = own[0]!
    assert.ok(WireStockAlert.safeParse(own[0]).success && !WireStockAlert.safeParse(less).success, field)
  }
})

test("a guest cannot subscribe, and another customer's alert cannot be deleted [BIN-408, BIN-410]", async () => {
  await assert.rejects(subscribe(shop.visit(), 101), { status: 401, code: 'login_required' })
  await assert.rejects(alertsOf(shop.visit()), { status: 401 })
  const [ann, bob] = [await customerOf(shop), await customerOf(shop)]
  const { id } = await subscribe(ann, 101)
  const remove = ({ call }: Visitor) => call('DELETE /svc_bin/bin/{id}', { params: { id }, key: randomUUID() })
  await assert.rejects(remove(bob), { status: 404, code: 'bin_not_found' })
  await remove(ann)
  assert.deepEqual(await alertsOf(ann), [])
  await assert.rejects(remove(ann), { code: 'bin_not_found' })
})

test('a customer can have at most fifty open alerts, even under concurrency [BIN-411]', async () => {
  const ann = await customerOf(shop)
  for (const id of ids.slice(0, 48)) await subscribe(ann, id)
  assert.deepEqual(await countResults(ids.slice(48, 54).map((id) => subscribe(ann, id))), {
    fulfilled: 2,
    bin_limit: 4,
  })
  assert.equal((await alertsOf(ann)).length, 50)
})

test('a restock emails as many subscribers as there are units, each exactly once and in subscription order', async () => {
  const product = 159
  const customers = [await customerOf(shop), await customerOf(shop), await customerOf(shop)]
  const emails: string[] = []
  for (const customer of customers) emails.push((await subscribe(customer, product)).email)
  assert.deepEqual(await sentMails(), [])
  await db.run(fill, [product, 2])
  const [first, ...again] = await Promise.all([sentMails(), sentMails()])
  const mails = [...first!, ...again.flat()]
  assert.deepEqual(mails.map(({ to }) => to).toSorted(), emails.slice(0, 2).toSorted())
  assert.deepEqual(await sentMails(), [])
  assert.deepEqual([(await alertsOf(customers[0]!)).length, (await alertsOf(customers[2]!)).length], [0, 1])
  await db.run(fill, [product, 3])
  assert.deepEqual(
    (await sentMails()).map(({ to }) => to),
    emails.slice(2),
  )
})

test('a stock alert stays open if the restocked product is not sold on the site', async () => {
  const ann = await customerOf(shop)
  const { email } = await subscribe(ann, 155)
  await db.run(fill, [155, 5])
  const take = statement('test.unprice', 'delete from price where sellable_id = 155')
  await db.run(take, [])
  assert.deepEqual(await sentMails(), [])
  await db.run(statement('test.price', `insert into price (sellable_id, site, price) values (155, 'USA', 1000)`), [])
  assert.deepEqual(
    (await sentMails()).map(({ to }) => to),
    [email],
  )
})

test('the stock alert email shows the product, with links to its page and to unsubscribe', async () => {
  const ann = await customerOf(shop)
  const { email } = await subscribe(ann, 158)
  await db.run(fill, [158, 5])
  const mailDeps = { ...shop.deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const mail of await sentMails()) await sendMail(mailDeps, mail)
  const [mail] = await readCaughtMails(db, email)
  assert.match(mail!.subject, /Gone 158 is back in stock/)
  assert.match(mail!.text, /https:\/\/shop\.example\/gone-158\n/)
  assert.match(mail!.text, /https:\/\/shop\.example\/account\/bin/)
})

test('an unsent stock alert is deleted after a year [BIN-411]', async () => {
  const ann = await customerOf(shop)
  const { id } = await subscribe(ann, 157)
  await subscribe(ann, 156)
  assert.equal(await sweepStockAlerts(db), 0)
  await db.run(statement('test.age-bin', `update bin set created_at = now() - interval '13 months' where id = $1`), [
    id,
  ])
  assert.equal(await sweepStockAlerts(db), 1)
  assert.deepEqual(
    (await alertsOf(ann)).map(({ product_id: productId }) => productId),
    [156],
  )
})
