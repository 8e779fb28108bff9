import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { toMinor } from '#contract/codec/amounts.ts'
import { parseReturnNumber } from '#domain/returns/return-number.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { readFigures } from '#services/reports/read-figures.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { orderBody, placeTestOrder, reachReviewStep, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { reason, openReturnDesk } from './returns-for-tests.ts'
import { readMailedReturn } from './mail-steps.ts'

const shop = await openTestShop()
const { db, deps } = shop
const desk = openReturnDesk(shop)
const cardsOf = statement<{ balance: number; to: string }>(
  'test.refund-cards',
  `select balance, recipient_email as to from gift_card_delivery join gift_card on id = gift_card_id
   where refunded_order_id = $1 order by gift_card.created_at`,
)
const mailsDue = statement<{ mails: number }>(
  'test.gift-card-mails',
  `select count(*)::integer as mails from outbox where topic = 'mail_send' and payload->>'template' = 'gift-card'`,
)
const newCards = async (orderId: string) => db.run(cardsOf, [orderId])
const minor = (amounts: Record<string, number>) => Object.values(amounts).map(toMinor)

interface Choice {
  qty?: number
  site?: Site
  refundTo?: 'payment' | 'gift_card'
}
interface Delivered {
  visitor: Visitor
  orderId: string
  items: string[]
}

/** Requests and receives a return, so that it can be refunded. */
async function received(
  { visitor, orderId, items }: Delivered,
  { qty = 1, site, refundTo = 'gift_card' }: Choice = {},
) {
  const [itemId] = items as [string]
  const body = { items: [{ itemId, qty, ...reason }], refundTo }
  const { number } = await desk.request(visitor, orderId, body)
  await desk.staffCall('POST', `/${number}/approve`, {}, site)
  const units = { itemId, received: qty, accepted: qty, restocked: 0 }
  await desk.staffCall('POST', `/${number}/receive`, { items: [units] }, site)
  return number
}

/** Delivers an order paid by gift card up to an amount in minor units. */
async function deliveredWithCard(amount: number, qty = 1) {
  const issued = { site: 'USA', amount, source: randomUUID() } as const
  const { code, id } = await db.transaction((tx) => deps.giftCards.issue(tx, issued))
  const visitor = shop.visit()
  const { listId } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty }])
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  const parcel = (await desk.refunds.ship(orderId)) as unknown as { id: string }
  await desk.refunds.sendEvent(parcel.id, { status: 'delivered' })
  return { visitor, orderId, id, items: [body.items[0]!.listItemId] }
}

/** Delivers an order of two units. A gift card paid for one unit and for one dollar of the other. */
async function deliveredWithUnitOnCard() {
  const { refund } = await estimateOf(await desk.delivered())
  return deliveredWithCard(toMinor(refund) + 100, 2)
}

function estimateOf({ visitor, orderId, items }: Delivered, qty = 1) {
  const item = { itemId: items[0]!, qty, ...reason }
  return visitor.call('POST /svc_rma/orders/{orderId}/estimate', { params: { orderId }, body: { items: [item] } })
}

const refundInto = (number: string, to: string) => desk.staffCall('POST', `/${number}/refund?to=${to}`)

test('twenty concurrent refunds of a return issue one gift card for exactly the refund amount, and email it once', async () => {
  const order = await desk.delivered()
  const number = await received(order, { qty: 2 })
  const [before] = await db.run(mailsDue, [])
  const due = await desk.desk(number)
  assert.deepEqual(minor(due.split), [0, toMinor(due.estimate.refund), 0])
  const results = await Promise.all(Array.from({ length: 20 }, () => desk.act(number, 'refund')))
  assert.ok(results.every(({ status, state }) => status === 200 && state === 'refunded'))
  assert.deepEqual(results.at(-1)!.split, due.split)
  const cards = await newCards(order.orderId)
  assert.deepEqual(cards, [{ balance: toMinor(due.estimate.refund), to: 'ann@example.com' }])
  assert.equal((await db.run(mailsDue, []))[0]!.mails, before!.mails + 1)
  const { refunds } = await desk.refunds.read(order.orderId)
  const [refund] = refunds
  assert.deepEqual([refunds.length, refund!.state, refund!.toCard, refund!.toGiftCards], [1, 'refunded', 0, 0])
  assert.equal(refund!.toNewGiftCard, due.estimate.refund)
  assert.deepEqual(await findViolations(db), [])
})

test('the amount and the tax of a refund are the same for both destinations', async () => {
  const refundOf = async (refundTo: 'payment' | 'gift_card') => {
    const order = await desk.delivered([{ productId: 7, qty: 3 }])
    await desk.act(await received(order, { qty: 2, refundTo }), 'refund')
    return (await desk.refunds.read(order.orderId)).refunds[0]!
  }
  const [paid, card] = [await refundOf('payment'), await refundOf('gift_card')]
  assert.ok(card.tax > 0)
  assert.deepEqual([card.amount, card.tax, card.lines[0]!.amount], [paid.amount, paid.tax, paid.lines[0]!.amount])
  assert.deepEqual([card.toNewGiftCard, paid.toCard], [paid.amount, paid.amount])
})

test('the amount that gift cards paid returns to those cards, and a new gift card carries only the remaining amount', async () => {
  const order = await deliveredWithCard(10_000)
  const { orderId, id } = order
  const { refund, toPayment } = await estimateOf(order)
  assert.equal(toMinor(toPayment), toMinor(refund) - 10_000)
  const { split } = await desk.act(await received(order), 'refund')
  assert.deepEqual(minor(split), [10_000, toMinor(toPayment), 0])
  assert.deepEqual(
    (await newCards(orderId)).map(({ balance }) => balance),
    [toMinor(toPayment)],
  )
  const balance = statement<{ balance: number }>('test.used-card', 'select balance from gift_card where id = $1')
  assert.equal((await db.run(balance, [id]))[0]!.balance, 10_000)
  assert.deepEqual(await findViolations(db), [])
})

test('refunds to a gift card and to the payment method together never exceed the payment', async () => {
  const order = await desk.delivered()
  await desk.act(await received(order), 'refund')
  const rest = await desk.refunds.refund(order.orderId, { everything: true })
  assert.equal(rest.status, 201)
  const { refunds, refunded, refundable } = await desk.refunds.read(order.orderId)
  assert.deepEqual([refunded, refundable], [order.total, 0])
  const [card, payment] = refunds as [(typeof refunds)[0], (typeof refunds)[0]]
  assert.equal(toMinor(card.toNewGiftCard) + toMinor(payment.toCard), toMinor(order.total))
  await desk.refunds.settle()
  assert.equal((await desk.refunds.refund(order.orderId, { amount: 0.01 })).status, 409)
  const excess = statement(
    'test.excess',
    'update shop_order set refunded_to_new_cards = refunded_to_new_cards + 1 where id = $1',
  )
  await assert.rejects(db.run(excess, [order.orderId]), /shop_order_refunded_of_captured/)
  assert.deepEqual(await findViolations(db), [])
})

test('if the gift card cannot be issued, nothing is refunded, and a retry refunds the return once', async () => {
  const order = await desk.delivered()
  const number = await received(order)
  const broken = [
    `create function test_no_cards() returns trigger language plpgsql as $$ begin raise exception 'no cards'; end $$`,
    'create trigger test_no_cards before insert on gift_card for each row execute function test_no_cards()',
  ]
  for (const [index, sql] of broken.entries()) await db.run(statement(`test.break-cards-${index}`, sql), [])
  assert.equal((await desk.act(number, 'refund')).status, 500)
  await db.run(statement('test.repair-cards', 'drop function test_no_cards cascade'), [])
  assert.equal((await desk.desk(number)).state, 'received')
  assert.equal((await desk.refunds.read(order.orderId)).refunded, 0)
  assert.equal((await desk.act(number, 'refund')).state, 'refunded')
  assert.equal((await newCards(order.orderId)).length, 1)
  shop.defects.length = 0
})

test("staff can refund to the payment method instead, but select a gift card only with the shopper's agreement", async () => {
  const order = await desk.delivered()
  const number = await received(order)
  const { split, refundTo, newGiftCard } = await refundInto(number, 'payment')
  assert.deepEqual([split.newGiftCard, split.giftCards, newGiftCard], [0, 0, 0])
  assert.equal(refundTo, 'gift_card')
  assert.ok(split.card > 0)
  assert.deepEqual(await newCards(order.orderId), [])
  const other = await received(order, { refundTo: 'payment' })
  assert.equal((await refundInto(other, 'gift_card')).code, 'invalid_request')
  assert.equal((await desk.act(other, 'refund')).split.newGiftCard, 0)
})

test('repeating a refund with the other destination is refused, and repeating it with the same destination returns the refund', async () => {
  const order = await desk.delivered()
  const [paid, card] = [await received(order), await received(order)]
  const { split } = await refundInto(paid, 'payment')
  assert.deepEqual((await refundInto(paid, 'payment')).split, split)
  assert.equal((await desk.act(paid, 'refund')).code, 'wrong_state')
  assert.equal((await desk.act(card, 'refund')).status, 200)
  const conflict = await refundInto(card, 'payment')
  assert.deepEqual([conflict.status, conflict.code], [409, 'wrong_state'])
  assert.equal((await desk.act(card, 'refund')).status, 200)
  assert.equal((await desk.refunds.read(order.orderId)).refunds.length, 2)
})

test('refunding a return needs no request body', async () => {
  const number = await received(await desk.delivered())
  const headers = { 'idempotency-key': randomUUID(), authorization: `Bearer ${testStaffToken}` }
  const { status } = await shop.visit().fetch(`/svc_rma/desk/${number}/refund`, { method: 'POST', headers })
  assert.equal(status, 200)
})

test('a refund to a new gift card is refused for an exchange, and for a refund that goes back entirely to used gift cards', async () => {
  const request = ({ visitor, orderId, items }: Delivered, resolution: 'refund' | 'exchange') => {
    const item = { itemId: items[0]!, qty: 1, ...reason }
    return desk.request(visitor, orderId, { items: [item], resolution, refundTo: 'gift_card' })
  }
  const refused = { status: 422, code: 'gift_card_not_offered' }
  await assert.rejects(request(await desk.delivered(), 'exchange'), refused)
  const order = await deliveredWithUnitOnCard()
  assert.equal((await estimateOf(order)).toPayment, 0)
  await assert.rejects(request(order, 'refund'), refused)
  assert.deepEqual((await desk.returnable(order.visitor, order.orderId)).returns, [])
})

test('a return announces no new gift card once the refund for the accepted units goes entirely to used gift cards', async () => {
  const order = await deliveredWithUnitOnCard()
  const { visitor, orderId } = order
  const [itemId] = order.items as [string]
  const { toPayment } = await estimateOf(order, 2)
  const body = { items: [{ itemId, qty: 2, ...reason }], refundTo: 'gift_card' as const }
  const { number, newGiftCard } = await desk.request(visitor, orderId, body)
  assert.equal(newGiftCard, toPayment)
  const announced = async (mail: string) =>
    (await readMailedReturn(db, { number: parseReturnNumber(number)!, step: mail }))!.isToGiftCard
  assert.equal(await announced('requested'), true)
  await desk.act(number, 'approve')
  await desk.act(number, 'receive', { items: [{ itemId, received: 2, accepted: 1, restocked: 0 }] })
  assert.deepEqual([await announced('received'), (await desk.read(visitor, number)).newGiftCard], [false, 0])
  const { split, refundTo } = await desk.act(number, 'refund')
  assert.deepEqual([refundTo, split.newGiftCard, split.card], ['gift_card', 0, 0])
  assert.deepEqual([await newCards(orderId), (await desk.read(visitor, number)).newGiftCard], [[], 0])
})

test('a canceled return issues no gift card, and its units can be returned again', async () => {
  const order = await desk.delivered()
  const item = { itemId: order.items[0]!, qty: 1, ...reason }
  const { number } = await desk.request(order.visitor, order.orderId, { items: [item], refundTo: 'gift_card' })
  const params = { number }
  await order.visitor.call('POST /svc_rma/returns/{number}/cancel', { params, key: randomUUID() })
  assert.equal((await desk.act(number, 'refund')).code, 'wrong_state')
  assert.deepEqual(await newCards(order.orderId), [])
  assert.equal((await desk.returnable(order.visitor, order.orderId)).items[0]!.returnable, 3)
})

test('a withdrawal on EUR is refunded to the payment method unless the shopper selects a gift card', async () => {
  const flag = `insert into flag (key, feature) values ('enable-eu-returns', '{"defaultValue": true}')`
  await db.run(statement('test.returns-on-eur', flag), [])
  const visitor = await customerOf(shop, 'Ann', shop.visit('EUR'))
  const whole = async (refundTo?: 'gift_card') => {
    const { orderId, items, total } = await desk.delivered([{ productId: 7, qty: 1 }], 'EUR', visitor)
    const [itemId] = items as [string]
    const body = { items: [{ itemId, qty: 1, ...reason }], ...(refundTo && { refundTo }) }
    const { number } = await desk.request(visitor, orderId, body)
    const act = (event: string, sent = {}) => desk.staffCall('POST', `/${number}/${event}`, sent, 'EUR')
    await act('approve')
    await act('receive', { items: [{ itemId, received: 1, accepted: 1, restocked: 1 }] })
    const { split, estimate } = await act('refund')
    assert.ok(estimate.shipping > 0)
    return { split, total }
  }
  const statutory = await whole()
  assert.deepEqual(minor(statutory.split), [0, 0, toMinor(statutory.total)])
  const agreed = await whole('gift_card')
  assert.deepEqual(minor(agreed.split), [0, toMinor(agreed.total), 0])
  assert.deepEqual(await findViolations(db), [])
})

test("refunding to a gift card requires the refund permission and access to the return's site", async () => {
  const order = await desk.delivered()
  const number = await received(order)
  const refund = async (visitor: Visitor, site: Site) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: 'http://localhost:3000',
    }
    const path = `/svc_rma/site/${site}/desk/${number}/refund`
    return (await visitor.fetch(path, { method: 'POST', headers, body: '{}' })).status
  }
  const member = async (email: string, roles: string[], sites: Site[] | null) =>
    (await createStaffMember(shop, { email, roles, sites })).visitor
  const packer = await member('pat@store.example', ['warehouse'], null)
  assert.equal(await refund(packer, 'USA'), 403)
  const canadian = await member('cam@store.example', ['support'], ['CAN'])
  assert.deepEqual([await refund(canadian, 'USA'), await refund(canadian, 'CAN')], [403, 404])
  assert.deepEqual(await newCards(order.orderId), [])
  const american = await member('ann@store.example', ['support'], ['USA'])
  assert.equal(await refund(american, 'USA'), 200)
  assert.equal((await newCards(order.orderId)).length, 1)
})

test('reports count a refund to a new gift card like every other refund, and their figures equal the orders', async () => {
  const order = await desk.delivered([{ productId: 7, qty: 2 }], 'CAN')
  await desk.staffCall('POST', `/${await received(order, { site: 'CAN' })}/refund`, {}, 'CAN')
  const [refund] = (await desk.refunds.read(order.orderId, 'CAN')).refunds
  const { amount, tax, createdAt } = refund!
  const near = (days: number) => new Date(Date.parse(createdAt) + days * 86_400_000).toISOString().slice(0, 10)
  const period = { site: 'CAN', from: near(-1), to: near(1) } as const
  const read = async (report: 'refunds' | 'sales') => {
    const [rows] = await readFigures(db, {
      report,
      periods: [period],
      by: 'site',
      limit: 10,
      withPrevious: false,
      now: 0,
    })
    return rows!.totals
  }
  const figures = await read('refunds')
  assert.deepEqual(
    [figures['refundCount'], figures['refundAmount'], figures['refundTax'], figures['refundToGiftCards']],
    [1, toMinor(amount), toMinor(tax), toMinor(amount)],
  )
  assert.equal(figures['refundFailed'], 0)
  assert.equal((await read('sales'))['refunds'], toMinor(amount) - toMinor(tax))
})
