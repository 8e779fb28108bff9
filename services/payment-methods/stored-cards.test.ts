import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { sweepPaymentTokens } from './payment-tokens.ts'
import { deleteVaultedCard, vaultCard } from './vault.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
type Card = Awaited<ReturnType<typeof read>>[number]
const plate = [{ productId: 7, qty: 1 }]

const read = (visitor: Visitor) => visitor.call('GET /svc_customer/customer/credit-cards', {})
const store = async (visitor: Visitor, rest: object = {}, number?: string) => {
  const paymentToken = await shop.cardToken(number)
  return visitor.call('POST /svc_customer/customer/credit-cards', {
    body: { paymentToken, ...rest },
    key: randomUUID(),
  })
}
const storeOne = async (visitor: Visitor) => (await store(visitor))[0]!._id
const change = (visitor: Visitor, id: string, body: object) =>
  visitor.call('PUT /svc_customer/customer/credit-cards/{id}', { params: { id }, body, key: randomUUID() })
const remove = (visitor: Visitor, id: string) =>
  visitor.call('DELETE /svc_customer/customer/credit-cards/{id}', { params: { id }, key: randomUUID() })
const methods = (visitor: Visitor) =>
  visitor.call('GET /svc_paymentmethod/methods', { query: { country: 'US', locale: 'en-US' } })
const book = (visitor: Visitor) =>
  visitor.call('POST /svc_customer/customer/address', { body: addresses.USA, key: randomUUID() })
const codeOf = async (work: Promise<unknown>) => {
  const [outcome] = await Promise.allSettled([work])
  assert.equal(outcome.status, 'rejected')
  const { status, code } = (outcome as PromiseRejectedResult).reason as { status: number; code: string }
  return `${status} ${code}`
}

const vaultState = statement<{ state: string; last4: string }>(
  'test.vault',
  `select storage_state as state, last_four as last4 from sandbox.payment_method
   where token = (select token from stored_card where id = $1)`,
)
const tokenOf = statement<{ token: string }>('test.token', 'select token from stored_card where id = $1')
const stateOf = statement<{ state: string }>(
  'test.state',
  'select storage_state as state from sandbox.payment_method where token = $1',
)
const readJobs = statement<{ topic: string; id: string }>(
  'test.asked',
  `select topic, payload->>'cardId' as id from outbox where topic in ('card_keep', 'card_forget') order by outbox.id`,
)
const paidWith = statement<{ token: string }>(
  'test.paid-with',
  'select payment_method_token as token from sandbox.transaction where order_id = $1',
)
const expire = statement('test.expire', 'update stored_card set year = 2020 where id = $1')

test('a card is stored by vault token and returned masked [PAY-429, PAY-432]', async () => {
  const ann = await customerOf(shop)
  const cards = await store(ann, { holderName: 'Ann Lee' })
  assert.equal(cards.length, 1)
  const [{ _id, ...card }] = cards as [Card]
  assert.deepEqual(card, {
    isDefault: true,
    billingAddressId: null,
    billingAddress: null,
    brand: 'Visa',
    last4: '1111',
    month: 12,
    year: 2030,
    expired: false,
    holderName: 'Ann Lee',
  })
  assert.deepEqual(await read(ann), cards)
  assert.ok(!JSON.stringify(cards).includes('4111'))
})

test('a customer can list, change, and delete stored cards, which no other customer sees [PAY-201]', async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop)]
  const [first, second] = [await storeOne(ann), (await store(ann))[1]!._id]
  const listed = async (visitor: Visitor) =>
    (await methods(visitor)).stored.map(({ storedPaymentMethodId, isDefault }) => [storedPaymentMethodId, isDefault])
  assert.deepEqual(await listed(ann), [
    [first, true],
    [second, false],
  ])
  await change(ann, second, { isDefault: true })
  assert.deepEqual(await listed(ann), [
    [second, true],
    [first, false],
  ])
  await remove(ann, second)
  assert.deepEqual([await listed(ann), await listed(bob)], [[[first, true]], []])
})

test('a stored card has its default flag, billing address id, and billing address [PAY-406, PAY-235]', async () => {
  const ann = await customerOf(shop)
  const [address] = await book(ann)
  await store(ann, { billingAddressId: address!._id })
  const [card] = await read(ann)
  assert.deepEqual([card?.isDefault, card?.billingAddressId], [true, address!._id])
  assert.deepEqual(card?.billingAddress, address)
})

test('the customer calls and the payment method calls read and change the same stored cards [PAY-239, PAY-232, PAY-234]', async () => {
  const ann = await customerOf(shop)
  await store(ann)
  const [second] = (await store(ann, { isDefault: true }, '5555555555554444')).filter(({ last4 }) => last4 === '4444')
  const [address] = await book(ann)
  const before = await methods(ann)
  assert.deepEqual(
    before.stored.map(({ last4, isDefault }) => [last4, isDefault]),
    [
      ['4444', true],
      ['1111', false],
    ],
  )
  const first = before.stored[1]!.storedPaymentMethodId
  const { stored } = await ann.call('PUT /svc_paymentmethod/methods', {
    body: {
      paymentMethod: { storedPaymentMethodId: first, isDefault: true, billingAddressId: address!._id },
    },
    key: randomUUID(),
  })
  assert.deepEqual(stored, (await methods(ann)).stored)
  const [now, other] = await read(ann)
  assert.deepEqual([now?._id, now?.isDefault, now?.billingAddressId], [first, true, address!._id])
  assert.deepEqual([other?._id, other?.isDefault], [second!._id, false])
})

test('the payment step gets stored cards with id, brand, last digits, and expiry [PAY-205, PAY-206, PAY-231]', async () => {
  const ann = await customerOf(shop)
  const [{ _id }] = (await store(ann, { holderName: 'Ann Lee' })) as [Card]
  const { stored, methods: ways } = await methods(ann)
  assert.deepEqual(stored, [
    {
      storedPaymentMethodId: _id,
      isDefault: true,
      adyenType: 'scheme',
      cardExpYear: 2030,
      cardExpMonth: 12,
      expired: false,
      billingAddressId: null,
      brand: 'Visa',
      last4: '1111',
      holderName: 'Ann Lee',
    },
  ])
  assert.deepEqual(
    ways.map(({ type, name }) => [type, name]),
    [['card', 'Card']],
  )
  await db.run(expire, [_id])
  assert.equal((await methods(ann)).stored[0]?.expired, true)
})

test('a guest has no stored cards and cannot use any [PAY-428, PAY-001]', async () => {
  const guest = visit()
  assert.deepEqual((await methods(guest)).stored, [])
  const id = randomUUID()
  const paymentMethod = { storedPaymentMethodId: id, isDefault: true }
  const tried = [
    () => read(guest),
    () => store(guest),
    () => change(guest, id, { isDefault: true }),
    () => remove(guest, id),
    () => guest.call('PUT /svc_paymentmethod/methods', { body: { paymentMethod }, key: randomUUID() }),
    () =>
      guest.call('DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}', {
        params: { storedPaymentMethodId: id },
        key: randomUUID(),
      }),
  ]
  for (const one of tried) assert.equal(await codeOf(one()), '401 login_required')
})

test('the first card is the default, a new default replaces it, and there is always exactly one default [PAY-409, PAY-410, PAY-430]', async () => {
  const ann = await customerOf(shop)
  const first = await storeOne(ann)
  await store(ann, {}, '5555555555554444')
  const marks = async () => (await read(ann)).map(({ last4, isDefault }) => `${last4} ${isDefault}`)
  assert.deepEqual(await marks(), ['1111 true', '4444 false'])
  const second = (await read(ann))[1]!._id
  await change(ann, second, { isDefault: true })
  assert.deepEqual(await marks(), ['4444 true', '1111 false'])
  await change(ann, second, { isDefault: false })
  assert.deepEqual(await marks(), ['4444 true', '1111 false'])
  await remove(ann, second)
  assert.deepEqual(await marks(), ['1111 true'])
  assert.equal((await read(ann))[0]?._id, first)
})

test('of concurrent default changes, one card becomes the default', async () => {
  const ann = await customerOf(shop)
  for (const number of ['4111111111111111', '5555555555554444', '4000000000002503']) await store(ann, {}, number)
  const ids = (await read(ann)).map(({ _id }) => _id)
  const counts = await countResults(times(9, (index) => change(ann, ids[index % 3]!, { isDefault: true })))
  assert.deepEqual(counts, { fulfilled: 9 })
  assert.equal((await read(ann)).filter(({ isDefault }) => isDefault).length, 1)
})

test('the customer call and the payment method call delete a card in the store immediately, and a job deletes it from the vault [PAY-431, PAY-233]', async () => {
  const ann = await customerOf(shop)
  const one = await storeOne(ann)
  const [{ token }] = (await db.run(tokenOf, [one])) as [{ token: string }]
  await vaultCard(deps, one)
  assert.deepEqual(await db.run(stateOf, [token]), [{ state: 'retained' }])
  assert.deepEqual(await remove(ann, one), { success: true })
  assert.deepEqual(await read(ann), [])
  assert.equal(await codeOf(remove(ann, one)), '404 card_not_found')
  await deleteVaultedCard(deps, one)
  assert.deepEqual(await db.run(stateOf, [token]), [{ state: 'redacted' }])
  assert.deepEqual(await db.run(tokenOf, [one]), [])
  const two = await storeOne(ann)
  const params = { storedPaymentMethodId: two }
  const key = randomUUID()
  const input = { params, key }
  assert.deepEqual(await ann.call('DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}', input), { ok: true })
  // A retry gets the original response.
  assert.deepEqual(await ann.call('DELETE /svc_paymentmethod/methods/{storedPaymentMethodId}', input), { ok: true })
  assert.deepEqual(await read(ann), [])
  const wanted = (await db.run(readJobs, [])).filter(({ id }) => id === two).map(({ topic }) => topic)
  assert.deepEqual(wanted, ['card_keep', 'card_forget'])
})

test('storing a card twice stores it once, and a retry gets the original response', async () => {
  const ann = await customerOf(shop)
  const paymentToken = await shop.cardToken()
  const key = randomUUID()
  const post = (sentKey: string) =>
    ann.call('POST /svc_customer/customer/credit-cards', { body: { paymentToken }, key: sentKey })
  const cards = await post(key)
  assert.deepEqual(await post(randomUUID()), cards)
  await remove(ann, cards[0]!._id)
  await deleteVaultedCard(deps, cards[0]!._id)
  assert.deepEqual(await post(key), cards)
  assert.deepEqual(await read(ann), [])
})

test("another customer's card or address gets the same response as a missing one", async () => {
  const [ann, bob] = [await customerOf(shop), await customerOf(shop, 'Bob')]
  const own = await storeOne(ann)
  const [address] = await book(ann)
  assert.equal(await codeOf(change(bob, own, { isDefault: true })), '404 card_not_found')
  assert.equal(await codeOf(remove(bob, own)), '404 card_not_found')
  assert.equal(await codeOf(store(bob, { billingAddressId: address!._id })), '422 address_not_found')
  const { _id: listId } = await cartWith(bob, plate)
  const chosen = (storedPaymentMethodId: string) => codeOf(updateTestCheckout(bob, listId, { storedPaymentMethodId }))
  assert.equal(await chosen(own), '422 payment_method_not_found')
  assert.equal(await chosen(randomUUID()), '422 payment_method_not_found')
  const [{ token }] = (await db.run(tokenOf, [own])) as [{ token: string }]
  const stolen = bob.call('POST /svc_customer/customer/credit-cards', {
    body: { paymentToken: token },
    key: randomUUID(),
  })
  assert.equal(await codeOf(stolen), '422 payment_method_not_found')
})

test('a customer can store twenty cards at most, even under concurrency', async () => {
  const ann = await customerOf(shop)
  const counts = await countResults(times(24, () => store(ann)))
  assert.deepEqual(counts, { fulfilled: 20, card_limit: 4 })
  assert.equal((await read(ann)).length, 20)
})

test('an order is paid with the selected stored card, unless the card has expired', async () => {
  const ann = await customerOf(shop)
  const id = await storeOne(ann)
  const { _id: listId } = await cartWith(ann, plate)
  const chosen = await updateTestCheckout(ann, listId, { shippingAddress: addresses.USA, storedPaymentMethodId: id })
  assert.deepEqual(
    [chosen.draft.payment?.storedPaymentMethodId, chosen.draft.payment?.card?.last4, chosen.step],
    [id, '1111', 'review'],
  )
  const order = await placeTestOrder(ann, orderBody('USA', chosen))
  assert.deepEqual([order.status, order.payment.card?.last4], ['payment_complete', '1111'])
  const [paid] = await db.run(paidWith, [order.orderId])
  assert.deepEqual([paid], await db.run(tokenOf, [id]))
  await db.run(expire, [id])
  const { _id: next } = await cartWith(ann, plate)
  assert.equal(await codeOf(updateTestCheckout(ann, next, { storedPaymentMethodId: id })), '422 payment_method_expired')
})

test('a card that pays for an order is stored in the vault if the customer chooses to save it', async () => {
  const ann = await customerOf(shop)
  const { body } = await reachReviewStep(shop, ann, 'USA', plate)
  const order = await placeTestOrder(ann, { ...body, payment: { ...body.payment, keepsCard: true } })
  assert.equal(order.status, 'payment_complete')
  const [card] = await read(ann)
  assert.deepEqual([card?.last4, card?.isDefault], ['1111', false])
  await vaultCard(deps, card!._id)
  assert.deepEqual(await db.run(vaultState, [card!._id]), [{ state: 'retained', last4: '1111' }])
  assert.equal((await read(ann))[0]?.isDefault, true)
})

test("a card stored while paying gets the order's billing address, if it is in the address book", async () => {
  const ann = await customerOf(shop)
  const [address] = await book(ann)
  const { body } = await reachReviewStep(shop, ann, 'USA', plate)
  await placeTestOrder(ann, { ...body, payment: { ...body.payment, keepsCard: true } })
  assert.equal((await read(ann))[0]?.billingAddressId, address!._id)
})

test("a declined card and a guest's card are not stored", async () => {
  const ann = await customerOf(shop)
  const { body } = await reachReviewStep(shop, ann, 'USA', plate, '4012888888881881')
  assert.equal(
    await codeOf(placeTestOrder(ann, { ...body, payment: { ...body.payment, keepsCard: true } })),
    '422 payment_error',
  )
  assert.deepEqual(await read(ann), [])
  const guest = visit()
  const { body: own } = await reachReviewStep(shop, guest, 'USA', plate)
  const placed = await placeTestOrder(guest, { ...own, payment: { ...own.payment, keepsCard: true } })
  assert.equal(placed.status, 'payment_complete')
})

test('the owner of a stored card is not deleted with old tokens, so that other shoppers cannot use the card', async () => {
  const ann = await customerOf(shop)
  const id = await storeOne(ann)
  const [{ token }] = (await db.run(tokenOf, [id])) as [{ token: string }]
  await db.run(statement('test.age', `update payment_token set used_at = now() - interval '400 days'`), [])
  await sweepPaymentTokens(db)
  const bob = await customerOf(shop, 'Bob')
  const { _id: listId } = await cartWith(bob, plate)
  assert.equal(await codeOf(updateTestCheckout(bob, listId, { paymentToken: token })), '422 payment_method_not_found')
})

test('a deleted card cannot pay, even if it was selected earlier or its token is known', async () => {
  const ann = await customerOf(shop)
  const id = await storeOne(ann)
  const { _id: listId } = await cartWith(ann, plate)
  const chosen = await updateTestCheckout(ann, listId, { shippingAddress: addresses.USA, storedPaymentMethodId: id })
  const body = orderBody('USA', chosen)
  await remove(ann, id)
  const now = await ann.call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: {} })
  assert.deepEqual([now.draft.payment, now.step], [null, 'payment'])
  assert.equal(await codeOf(placeTestOrder(ann, body)), '422 payment_error')
  const { transactionToken } = body.payment
  assert.equal(
    await codeOf(updateTestCheckout(ann, listId, { paymentToken: transactionToken })),
    '422 payment_method_not_found',
  )
})

test('a card stored again as the default becomes the default, and there is always exactly one default [PAY-410]', async () => {
  const ann = await customerOf(shop)
  const first = await storeOne(ann)
  const paymentToken = await shop.cardToken('5555555555554444')
  const again = () =>
    ann.call('POST /svc_customer/customer/credit-cards', {
      body: { paymentToken, isDefault: true },
      key: randomUUID(),
    })
  await again()
  await change(ann, first, { isDefault: true })
  const cards = await again()
  assert.deepEqual(
    cards.map(({ last4, isDefault }) => `${last4} ${isDefault}`),
    ['4444 true', '1111 false'],
  )
})

test('a card unknown to the vault is dropped, and another one becomes the default', async () => {
  const ann = await customerOf(shop)
  const lost = await storeOne(ann)
  const other = (await store(ann, {}, '5555555555554444')).find(({ isDefault }) => !isDefault)!
  const [{ token }] = (await db.run(tokenOf, [lost])) as [{ token: string }]
  await shop.engine.forget(token)
  await vaultCard(deps, lost)
  assert.deepEqual(
    (await read(ann)).map(({ _id, isDefault }) => [_id, isDefault]),
    [[other._id, true]],
  )
})

test('the accepted payment methods are the same for every shopper and need no login', async () => {
  const accepted = await visit().call('GET /svc_paymentmethod/accepted', { query: { country: 'US' } })
  const { methods: offered } = await methods(await customerOf(shop))
  assert.deepEqual(
    accepted,
    offered.map(({ name }) => name),
  )
  assert.equal(accepted[0], 'Card')
})
