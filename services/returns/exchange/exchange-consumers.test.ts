import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import { countPurchasedUnits } from '#services/orders/steps.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { readOrder } from '#services/orders/steps.ts'
import { readReviewItems } from '#services/reviews/mailing/review-items.ts'
import { readSalesToday } from '#services/staff-orders/home-repository.ts'
import { listCustomers } from '#services/staff-customers/list-repository.ts'
import { readAccount } from '#services/staff-customers/profile-repository.ts'
import { exchangeDesk, exchangeProducts } from './exchanges-for-tests.ts'

const shop = await openTestShop(exchangeProducts)
const { db, deps } = shop
const { visitor: staff } = await createStaffMember(shop, { email: 'olga@store.example' })
const desk = exchangeDesk(shop)
const topicsOf = statement<{ topic: string; template: string | null }>(
  'test.topics-of-order',
  `select topic, payload->>'template' as template from outbox
   where payload->>'orderId' = $1 or payload #>> '{data,orderId}' = $1 order by id`,
)
const rowsOf = statement<{ sales: number; invoices: number; exports: number; cards: number }>(
  'test.rows-of-order',
  `select (select count(*) from sale where order_id = $1)::integer as sales,
     (select count(*) from invoice where order_id = $1)::integer as invoices,
     (select count(*) from fulfilment_export where order_id = $1 and kind = 'order')::integer as exports,
     (select count(*) from gift_card_entry where order_id = $1)::integer as cards`,
)
const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.exchange-mails',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)

async function exchanged() {
  const visitor = await customerOf(shop)
  const order = await desk.deliveredBelts(2, visitor)
  const { itemId, orderId } = order
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const exchangeId = (await desk.create(number, itemId)).exchangeOrder!.orderId
  return { ...order, visitor, number, exchangeId }
}

test('an exchange order is exported to the warehouse, but has no report, invoice, payment, purchase event, or confirmation', async () => {
  const { exchangeId } = await exchanged()
  assert.deepEqual(await db.run(rowsOf, [exchangeId]), [{ sales: 0, invoices: 0, exports: 1, cards: 0 }])
  assert.deepEqual(await db.run(topicsOf, [exchangeId]), [])
})

test('an exchange order does not count as an order of the day or of the customer, as a repeat purchase, or towards a purchase limit', async () => {
  const countsOf = async (customerId: number) => {
    const [day] = await readSalesToday(db, [['USA', 'UTC']], shop.clock())
    const request = { sites: ['USA'], text: '', groupId: null, before: customerId + 1, limit: 1 } as const
    const [customer] = await listCustomers(db, request)
    const bought = await countPurchasedUnits(db, { customerId }, [40])
    const { spent } = (await readAccount(db, customerId, ['USA'], shop.clock()))!
    const query = { site: 'USA', from: daysFrom(-1), to: daysFrom(1) } as const
    const { sites } = await staff.call('GET /svc_admin/reports/{report}', { params: { report: 'cohorts' }, query })
    const again = sites[0]!.totals['again30']
    return {
      day: day!.orders,
      revenue: day!.revenue,
      orders: customer!.orders,
      spent: spent[0]!.orders,
      again,
      bought: bought.get(40),
    }
  }
  const visitor = await customerOf(shop)
  const { itemId, orderId } = await desk.deliveredBelts(2, visitor)
  const { customerId, createdAt } = (await readOrder(db, orderId))!
  const daysFrom = (days: number) => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString().slice(0, 10)
  const number = await desk.received(orderId, visitor, { itemId, qty: 1, variant: desk.green })
  const before = await countsOf(customerId!)
  assert.deepEqual([before.orders, before.spent, before.again, before.bought], [1, 1, 0, 2])
  assert.equal((await desk.create(number, itemId)).state, 'exchanged')
  assert.deepEqual(await countsOf(customerId!), before)
})

test('only the paid order requests reviews of an exchanged product', async () => {
  const { orderId, exchangeId } = await exchanged()
  await desk.deliver(exchangeId)
  const itemsOf = async (id: string) => (await readReviewItems(db, (await readOrder(db, id))!)).length
  assert.deepEqual([await itemsOf(orderId), await itemsOf(exchangeId)], [1, 0])
})

test('a customer finds the exchange order in the account, and a guest finds it by number, email, and postcode', async () => {
  const { visitor, exchangeId } = await exchanged()
  const { orders } = await visitor.call('GET /svc_rma/orders', { query: {} })
  assert.equal(orders[0]!.orderId, exchangeId)
  const guest = shop.visit()
  const body = { orderId: exchangeId, email: 'ann@example.com', postcode: '43215' }
  await guest.call('POST /svc_checkout/look-up', { body })
  const { exchange } = await desk.returnable(guest, exchangeId)
  assert.match(exchange!.returnNumber, /^R-\d+$/)
  const stranger = shop.visit().call('GET /svc_rma/orders/{orderId}', { params: { orderId: exchangeId } })
  await assert.rejects(stranger, { code: 'order_not_found' })
})

test('an exchange order and its cancellation are emailed once each, or only the cancellation if it comes first', async () => {
  const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  const { number, exchangeId } = await exchanged()
  const send = async () => {
    const due = await db.run(takeMails, [])
    for (let time = 0; time < 2; time += 1) for (const { payload } of due) await sendMail(mailDeps, payload)
  }
  await send()
  await desk.cancel(number)
  await send()
  const unsent = await exchanged()
  await desk.cancel(unsent.number)
  await send()
  const mails = await readCaughtMails(db, 'ann@example.com')
  const ofReturn = (end: string, of = number) =>
    mails.filter(({ subject }) => subject === `Ironwright return ${of}: ${end}`)
  assert.equal(ofReturn('your exchange order is canceled', unsent.number).length, 1)
  assert.deepEqual(ofReturn('your exchange order', unsent.number), [])
  const [created, ...others] = ofReturn('your exchange order')
  assert.deepEqual(others, [])
  assert.ok(created!.text.includes(`Your new order is ${exchangeId}.`))
  const canceled = ofReturn('your exchange order is canceled')
  assert.equal(canceled.length, 1)
  assert.ok(canceled[0]!.text.includes(`We canceled order ${exchangeId}.`))
})
