import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { deliverDueCards } from '#services/gift-cards/deliveries.ts'
import { findViolations } from '#services/invariants.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  type OrderBody,
} from '#services/testing/orders-for-tests.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { sendMail } from '#services/mails/send.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'

const shop = await openTestShop([...testProducts, ...typedProducts])
const { db, deps, visit, clock } = shop
const { giftCards } = deps
const plate = { productId: 7, qty: 1 }
const recipient = () => `${randomUUID()}@example.com`
const cardLine = (to = recipient()) => ({
  productId: 62,
  qty: 1,
  metadata: {
    giftcard: {
      amount: 50,
      recipientEmail: to,
      recipientName: 'Pat',
      senderEmail: 'ann@example.com',
      senderName: 'Ann',
    },
  },
})
const newCard = (amount: number, site: 'USA' | 'CAN' = 'USA') =>
  db.transaction((tx) => giftCards.issue(tx, { site, amount, source: randomUUID() }))
const balanceOf = async (id: string) => (await giftCards.find(db, { site: 'USA', now: clock() }, [id]))[0]!.balance
const apply = (visitor: Visitor, listId: string, giftcards: object[]) =>
  updateTestCheckout(visitor, listId, { giftcards })

/** Brings a guest to the review step with gift cards and, by default, a credit card. */
async function ready(
  codes: readonly string[],
  lines: Parameters<typeof cartWith>[1] = [plate],
  card: string | null = '4111111111111111',
) {
  const visitor = visit()
  const { _id: listId } = await cartWith(visitor, lines)
  const paymentToken = card === null ? null : await shop.cardToken(card)
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken })
  const checkout = await apply(
    visitor,
    listId,
    codes.map((code) => ({ code })),
  )
  return { visitor, listId, checkout, body: orderBody('USA', checkout) }
}
const readOrder = ({ call }: Visitor, orderId: string) =>
  call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
const broken = async () => (await findViolations(db)).map(({ sentence, ids }) => [sentence, ids])

test('a gift card pays up to its balance, and the order shows its last digits, balance, and amount paid [GIFT-203, GIFT-210]', async () => {
  const { id, code } = await newCard(10_000)
  const { visitor, checkout, body } = await ready([code])
  const named = { code: `•••• •••• •••• ${code.slice(-4)}`, balance: 100, amount: 100 }
  assert.deepEqual(checkout.giftcards, [{ _id: id, ...named }])
  const { grandTotal, toPay, wire } = checkout.totals
  assert.deepEqual([Math.round(grandTotal! * 100) - Math.round(toPay! * 100), wire!.giftcards], [10_000, 100])
  const order = await placeTestOrder(visitor, body)
  assert.deepEqual(order.giftcards, [named])
  assert.deepEqual([order.payment.amount, order.totals.giftcards], [toPay, 100])
  assert.equal(order.totals.grandTotalIncludingTax, grandTotal)
  assert.equal(await balanceOf(id), 0)
  await Promise.all([publishOrder(deps, order.orderId), publishOrder(deps, order.orderId)])
  assert.equal((await readOrder(visitor, order.orderId)).status, 'published')
  assert.equal(await balanceOf(id), 0)
  assert.deepEqual(await broken(), [])
})

test('a checkout draft contains no gift card code [PAY-215]', async () => {
  const { code } = await newCard(1_000)
  const { listId } = await ready([code])
  const read = statement<{ draft: object }>('test.draft', 'select draft from checkout_draft where list_id = $1')
  const [stored] = await db.run(read, [listId])
  assert.ok(!JSON.stringify(stored).includes(code))
})

test('an order fully paid with gift cards needs no credit card; if the first gift card covers the total, the second is not charged [GIFT-211, PAY-221]', async () => {
  const [one, two] = [await newCard(200_000), await newCard(5_000)]
  const { visitor, checkout, body } = await ready([one.code, two.code], [plate], null)
  const { grandTotal, toPay } = checkout.totals
  assert.deepEqual([checkout.step, toPay], ['review', 0])
  assert.deepEqual(
    checkout.giftcards.map(({ amount }) => amount),
    [grandTotal, 0],
  )
  const order = await placeTestOrder(visitor, body)
  assert.deepEqual([order.status, order.payment.amount, order.giftcards.length], ['payment_complete', 0, 1])
  await publishOrder(deps, order.orderId)
  assert.equal((await readOrder(visitor, order.orderId)).status, 'published')
  assert.deepEqual([await balanceOf(one.id), await balanceOf(two.id)], [200_000 - Math.round(grandTotal! * 100), 5_000])
  assert.deepEqual(await broken(), [])
})

test('a declined card releases the gift card holds, and the gift cards stay applied [GIFT-213]', async () => {
  const { id, code } = await newCard(10_000)
  const { visitor, listId, body } = await ready([code], [plate], '4012888888881881')
  await assert.rejects(placeTestOrder(visitor, body), { code: 'payment_error' })
  assert.equal(await balanceOf(id), 10_000)
  const paymentToken = await shop.cardToken()
  const order = await placeTestOrder(
    visitor,
    orderBody('USA', await updateTestCheckout(visitor, listId, { paymentToken })),
  )
  assert.deepEqual([order.status, await balanceOf(id)], ['payment_complete', 0])
  assert.deepEqual(await broken(), [])
})

test('an expired order releases its gift card holds [GIFT-213]', async () => {
  const { id, code } = await newCard(10_000)
  const { visitor, body } = await ready([code], [plate], '4000000000002503')
  const { orderId, status } = await placeTestOrder(visitor, body)
  assert.deepEqual([status, await balanceOf(id)], ['payment_pending', 0])
  const past = `update reservation set expires_at = expires_at - interval '30 days' where order_id = $1`
  await db.run(statement('test.past', past), [orderId])
  await sweepOrders(deps, clock())
  assert.deepEqual([(await readOrder(visitor, orderId)).status, await balanceOf(id)], ['payment_error', 10_000])
  assert.deepEqual(await broken(), [])
})

test('a new order during the bank challenge replaces the first order and uses the same gift card', async () => {
  const { id, code } = await newCard(10_000)
  const { visitor, listId, body } = await ready([code], [plate], '4000000000002503')
  const first = await placeTestOrder(visitor, body)
  assert.equal(await balanceOf(id), 0)
  const again = await updateTestCheckout(visitor, listId, { paymentToken: await shop.cardToken() })
  assert.equal(again.giftcards[0]!.amount, 100)
  const second = await placeTestOrder(visitor, orderBody('USA', again))
  const states = [(await readOrder(visitor, first.orderId)).status, second.status]
  assert.deepEqual(states, ['payment_error', 'payment_complete'])
  assert.equal(await balanceOf(id), 0)
  assert.deepEqual(await broken(), [])
})

const off = (body: OrderBody, change: (copy: OrderBody) => void): OrderBody => {
  const copy = structuredClone(body)
  change(copy)
  return copy
}

test('a gift card amount that is off by one cent is refused, and so is a gift card that was not applied [GIFT-203]', async () => {
  const { code } = await newCard(10_000)
  const other = await newCard(10_000)
  const { visitor, body } = await ready([code])
  const cases: [string, (copy: OrderBody) => void][] = [
    ['giftcard_balance_error', (copy) => (copy.giftcards![0]!.amount += 0.01)],
    ['giftcard_balance_error', (copy) => (copy.giftcards![0]!.amount -= 0.01)],
    ['giftcard_not_exist', (copy) => (copy.giftcards![0]!.code = other.code)],
    ['giftcard_not_exist', (copy) => copy.giftcards!.push({ ...copy.giftcards![0]! })],
    ['wrong_payment_amount', (copy) => (copy.payment.amount = copy.totals.grandTotalIncludingTax)],
    ['wrong_payment_amount', (copy) => (copy.giftcards = [])],
  ]
  for (const [refusal, change] of cases) {
    await assert.rejects(placeTestOrder(visitor, off(body, change)), { status: 422, code: refusal })
  }
  const whole = off(body, (copy) => (copy.giftcards![0]!.code = code))
  assert.equal((await placeTestOrder(visitor, whole)).status, 'payment_complete')
})

test('a gift card that was spent elsewhere in the meantime is refused at placement', async () => {
  const { code } = await newCard(10_000)
  const [quick, slow] = [await ready([code]), await ready([code])]
  await placeTestOrder(quick.visitor, quick.body)
  await assert.rejects(placeTestOrder(slow.visitor, slow.body), { status: 422, code: 'giftcard_balance_error' })
})

test('two concurrent orders cannot both spend a gift card [GIFT-213]', async () => {
  const { id, code } = await newCard(10_000)
  const all = await Promise.all(times(6, () => ready([code])))
  const counts = await countResults(all.map(({ visitor, body }) => placeTestOrder(visitor, body)))
  assert.deepEqual(counts, { fulfilled: 1, giftcard_balance_error: 5 })
  assert.equal(await balanceOf(id), 0)
  assert.deepEqual(await broken(), [])
})

test('an unknown gift card code is refused, and so is the id of a card that was not applied [GIFT-212]', async () => {
  const canadian = await newCard(1_000, 'CAN')
  const own = await newCard(1_000)
  const { visitor, listId } = await ready([])
  for (const giftcard of [{ code: 'nothing' }, { code: canadian.code }, { _id: own.id }]) {
    await assert.rejects(apply(visitor, listId, [giftcard]), { status: 422, code: 'giftcard_not_exist' })
  }
  const { giftcards } = await apply(visitor, listId, [{ code: own.code }, { code: own.code.toLowerCase() }])
  assert.deepEqual(
    giftcards.map(({ _id }) => _id),
    [own.id],
  )
  assert.deepEqual((await apply(visitor, listId, [{ _id: own.id }])).giftcards.length, 1)
  assert.deepEqual((await apply(visitor, listId, [])).giftcards, [])
})

test('a session can try ten gift card codes every 15 minutes across checkout and balance lookups [GIFT-212]', async () => {
  const { visitor, listId } = await ready([])
  for (const attempt of times(10, String)) {
    await assert.rejects(apply(visitor, listId, [{ code: `none ${attempt}` }]), { code: 'giftcard_not_exist' })
  }
  await assert.rejects(apply(visitor, listId, [{ code: 'none' }]), { status: 429, code: 'too_many_requests' })
  const balance = { body: { code: 'none', storeId: 1 }, key: randomUUID() }
  await assert.rejects(visitor.call('POST /svc_gc/giftcards/balance', balance), { status: 429 })
})

test('gift cards cannot pay for gift cards, but can pay for all other lines [GIFT-213]', async () => {
  const { id, code } = await newCard(100_000)
  const alone = await ready([], [cardLine()])
  await assert.rejects(apply(alone.visitor, alone.listId, [{ code }]), { status: 422, code: 'giftcard_not_accepted' })
  const { visitor, checkout, body } = await ready([code], [plate, cardLine()])
  const { grandTotal, toPay } = checkout.totals
  const card = checkout.cart.lines.find(({ productId }) => productId === 62)!
  assert.ok(toPay! >= card.shownPrice)
  const all = off(body, (copy) => {
    copy.giftcards![0]!.amount = grandTotal!
    copy.payment.amount = 0
  })
  await assert.rejects(placeTestOrder(visitor, all), { status: 422, code: 'giftcard_not_accepted' })
  const { orderId } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  assert.equal(await balanceOf(id), 100_000 - Math.round((grandTotal! - toPay!) * 100))
  assert.deepEqual(await broken(), [])
})

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.asked',
  `with taken as (delete from outbox where topic = 'mail_send' returning id, payload) select payload from taken order by id`,
)
async function mailsTo(email: string) {
  await deliverDueCards(db, Date.now())
  const mailDeps = { ...deps, mail: shop.mail, brand: 'Ironwright', siteUrl: () => 'https://shop.example' }
  for (const { payload } of await db.run(takeMails, [])) await sendMail(mailDeps, payload)
  return readCaughtMails(db, email)
}

test('a purchased gift card is issued and emailed once, when its order is published [GIFT-214]', async () => {
  const to = recipient()
  const { visitor, body } = await ready([], [{ ...cardLine(to), qty: 2 }])
  const { orderId } = await placeTestOrder(visitor, body)
  assert.deepEqual(await mailsTo(to), [])
  await Promise.all([publishOrder(deps, orderId), publishOrder(deps, orderId)])
  await publishOrder(deps, orderId)
  const mails = await mailsTo(to)
  const codes = mails.map(({ text }) => /Code: (\S+)/.exec(text)![1]!)
  assert.equal(new Set(codes).size, 2)
  const cards = await giftCards.read(db, { site: 'USA', now: clock() }, codes)
  assert.deepEqual(
    cards.map((card) => card?.balance),
    [5_000, 5_000],
  )
  assert.deepEqual(await broken(), [])
})

test('the invariant check reports orders with gift card payments that differ from the order document', async () => {
  const { code } = await newCard(10_000)
  const { visitor, body } = await ready([code])
  const { orderId } = await placeTestOrder(visitor, body)
  const forget = `update shop_order set document = jsonb_set(document, '{totals,giftcards}', '0'), amount = amount + 10000 where id = $1`
  await db.run(statement('test.forget', forget), [orderId])
  assert.deepEqual(
    (await findViolations(db)).map(({ name, ids }) => [name, ids]),
    [['gift card payments', [orderId]]],
  )
})
