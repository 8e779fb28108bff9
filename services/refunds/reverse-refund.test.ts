import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { findViolations } from '#services/invariants.ts'
import { addresses, updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { viewRegistry, registryOf, reviewGift, addTestGift } from '#services/registry/registry-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { tickets } from '#services/tickets/steps.ts'
import { refundDesk } from './refunds-for-tests.ts'

const entry = testProduct(80, 'spring-open-entry', {
  type: 'virtual',
  variants: [testVariant('IW-80', { weightGrams: null, stock: testStock({ onHand: 10 }) })],
  attributes: { ticket: { type: 'athlete', eventId: 'spring-open' } },
})
const shop = await openTestShop([...testProducts, ...typedProducts, entry])
const { db, deps, clock } = shop
const { giftCards } = deps
const desk = refundDesk(shop)
const payee = { site: 'USA', now: clock(), email: 'ann@example.com', name: 'Ann Lee' } as const
const wentWell = async () => assert.deepEqual(await findViolations(db), [])
const balanceOf = async (id: string) => (await giftCards.find(db, { site: 'USA', now: clock() }, [id]))[0]?.balance
const readStock = statement<{ onHand: number }>(
  'test.shelf-of',
  `select on_hand as "onHand" from stock join sellable on sellable.id = sellable_id
   where product_id = $1 and location = 'US'`,
)
const onHand = async (productId: number) => (await db.run(readStock, [productId]))[0]!.onHand

/** Publishes an order paid with gift cards first, then with a credit card. */
async function bought(visitor: Visitor, lines: Parameters<typeof cartWith>[1], codes: readonly string[] = []) {
  const { _id: listId } = await cartWith(visitor, lines)
  await updateTestCheckout(visitor, listId, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() })
  const checkout = await updateTestCheckout(visitor, listId, { giftcards: codes.map((code) => ({ code })) })
  const body = orderBody('USA', checkout)
  const { orderId, totals } = await placeTestOrder(visitor, body)
  await publishOrder(deps, orderId)
  return { orderId, total: totals.grandTotalIncludingTax, items: body.items.map(({ listItemId }) => listItemId) }
}

test('a refund goes first to the gift card that paid, then to the other payment method [GIFT-213]', async () => {
  const { id, code } = await db.transaction((tx) =>
    giftCards.issue(tx, { site: 'USA', amount: 10_000, source: randomUUID() }),
  )
  const { orderId, total } = await bought(shop.visit(), [{ productId: 7, qty: 1 }], [code])
  assert.equal(await balanceOf(id), 0)
  const first = await desk.refund(orderId, { amount: 60 })
  assert.deepEqual([first.toGiftCards, first.toCard, first.state], [60, 0, 'refunded'])
  const second = await desk.refund(orderId, { amount: 60 })
  assert.deepEqual([second.toGiftCards, second.toCard, second.state], [40, 20, 'asked'])
  assert.equal(await balanceOf(id), 10_000)
  await desk.settle()
  await desk.ship(orderId)
  const rest = await desk.refund(orderId, { everything: true })
  assert.deepEqual([rest.toGiftCards, Math.round(rest.toCard * 100)], [0, Math.round((total - 120) * 100)])
  await wentWell()
})

const giftLine = {
  productId: 62,
  qty: 2,
  metadata: {
    giftcard: {
      amount: 50,
      recipientEmail: 'pat@example.com',
      recipientName: 'Pat',
      senderEmail: 'ann@example.com',
      senderName: 'Ann',
    },
  },
}
const cardsOf = statement<{ id: string; state: string }>(
  'test.cards-of',
  'select id, state from gift_card where order_id = $1 order by id',
)

test('a refund voids purchased gift cards and refunds at most their remaining balance [GIFT-214]', async () => {
  const { orderId, items } = await bought(shop.visit(), [giftLine])
  const [card] = await db.run(cardsOf, [orderId])
  // 30.00 has been spent from one card.
  const holdResult = await db.transaction((tx) =>
    giftCards.hold(
      tx,
      { site: 'USA', now: clock() },
      { orderId: '100000999', cards: [{ id: card!.id, amount: 3_000 }] },
    ),
  )
  assert.equal(holdResult, 'held')
  const some = await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  assert.deepEqual([some.status, some.code], [422, 'gift_cards_together'])
  const { status, amount } = await desk.refund(orderId, { everything: true })
  assert.deepEqual([status, amount], [201, 70])
  assert.deepEqual(
    (await db.run(cardsOf, [orderId])).map(({ state }) => state),
    ['void', 'void'],
  )
  assert.equal((await desk.refund(orderId, { amount: 1 })).code, 'amount_exceeds')
  await db.transaction((tx) => giftCards.release(tx, '100000999', payee))
})

test('refunding a ticket invalidates it and makes its place available again', async () => {
  const visitor = await customerOf(shop)
  const before = await onHand(80)
  const { orderId, items } = await bought(visitor, [{ productId: 80, qty: 3 }])
  assert.equal(await onHand(80), before - 3)
  await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 2 }] })
  const own = (await visitor.call('GET /svc_ticket/tickets', {})).tickets
  assert.deepEqual(own.map(({ status }) => status).toSorted(), ['cancelled', 'cancelled', 'valid'])
  assert.equal(await onHand(80), before - 1)
})

// Three uses of a 20% discount on a bar.
const benefit = statement(
  'test.benefit',
  `insert into ticket_benefit (ticket_type, product_id, type, value, uses) values ('athlete', 51, 'percent', 20, 3)`,
)
const newest = statement<{ customerId: number }>(
  'test.newest-customer',
  'select max(id)::integer as "customerId" from customer',
)

test('canceling an order restores the use of its earned discount [EARNED-207]', async () => {
  await db.run(benefit, [])
  const visitor = await customerOf(shop)
  const [{ customerId }] = (await db.run(newest, [])) as [{ customerId: number }]
  const ticket = { customerId, type: 'athlete', eventId: 'open', holderName: 'Ann Lee', orderId: null }
  await db.transaction((tx) => tickets.grantTicket(tx, { ...ticket, source: randomUUID() }))
  const remaining = async () =>
    [...(await tickets.readEarned(db, { site: 'USA', customerId })).values()].map(({ remainingUses }) => remainingUses)
  const [redeem] = [...(await tickets.readEarned(db, { site: 'USA', customerId })).keys()]
  const { orderId, items } = await bought(visitor, [
    { productId: 51, qty: 2, metadata: { redeem: redeem! } },
    { productId: 7, qty: 1 },
  ])
  assert.deepEqual(await remaining(), [1])
  await desk.cancel(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] })
  assert.deepEqual(await remaining(), [2])
  await desk.cancel(orderId)
  assert.deepEqual(await remaining(), [3])
  await wentWell()
})

test('canceling a registry purchase makes the item available again [REGISTRY-203]', async () => {
  const owner = await customerOf(shop)
  const { urlKey } = await registryOf(owner, [{ productId: 7, qty: 3 }])
  const buyer = shop.visit()
  const { body } = await reviewGift(shop, buyer, await addTestGift(buyer, urlKey, 3))
  const { orderId } = await placeTestOrder(buyer, body)
  await publishOrder(deps, orderId)
  const counts = async () => {
    const [line] = (await viewRegistry(shop.visit(), urlKey)).lines
    return [line!.purchased, line!.left]
  }
  assert.deepEqual(await counts(), [3, 0])
  await desk.cancel(orderId, { lines: [{ itemId: body.items[0]!.listItemId, qty: 1 }] })
  assert.deepEqual(await counts(), [2, 1])
  await desk.cancel(orderId)
  assert.deepEqual(await counts(), [0, 3])
})

test('refunding a program ends it without further charges', async () => {
  const visitor = await customerOf(shop)
  const { orderId } = await bought(visitor, [{ productId: 63, qty: 1 }])
  assert.equal((await visitor.call('GET /svc_programming/programs', {})).programs[0]?.status, 'active')
  await desk.refund(orderId, { everything: true })
  assert.equal((await visitor.call('GET /svc_programming/programs', {})).programs[0]?.status, 'ended')
})
