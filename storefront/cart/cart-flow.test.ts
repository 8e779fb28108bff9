import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { randomUUID } from 'node:crypto'
import { statement } from '#platform/database.ts'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveTicketBenefit } from '#services/tickets/repository.ts'
import { tickets } from '#services/tickets/steps.ts'
import { formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { flagClassName, isBlocked } from '../side-cart/lines/line-flags.ts'
import { reductionReason } from '../side-cart/lines/reduction-reason.ts'
import { loadTexts } from '../texts.ts'
import { changeCart, readCartChange } from './cart-actions.ts'
import { loadCart } from './load-cart.ts'
import { messageText } from '../side-cart/messages.ts'
import { texts } from './texts/en.ts'

const few = testProduct(41, 'few', { variants: [testVariant('IW-FEW', { stock: testStock({ onHand: 3, max: 3 }) })] })
const shop = await openTestShop([...testProducts, few])
before(() => loadTexts('en', ['cart', 'catalog/deals']))

const page = pageAt('/cart')
const show = async (visitor: Visitor, path = '/cart') => (await loadCart(pageContextOf(visitor), pageAt(path))).view
const act = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(changeCart(pageContextOf(visitor), page, formOf(fields)))
async function opened(lines = [{ productId: 7, qty: 1 }]) {
  const visitor = shop.visit()
  await cartWith(visitor, lines)
  const { cart } = await show(visitor)
  const [line] = cart!.lines
  return {
    visitor,
    cart: cart!,
    line: line!,
    fields: { list: cart!.listId, version: String(cart!.version), item: line!.id },
  }
}

test('a guest can have a cart without an account, and no cart exists before the first item [CART-001]', async () => {
  assert.equal((await show(shop.visit())).cart, null)
  const { cart, line } = await opened()
  assert.deepEqual([cart.count, line.name, line.total, cart.subtotal], [1, 'Iron Plate', 29_500, 29_500])
  assert.equal(cart.canCheckOut, true)
})

test('an empty cart shows popular products, and a cart with items does not', async () => {
  assert.ok((await show(shop.visit())).popular.length > 0)
  const { visitor } = await opened()
  assert.deepEqual((await show(visitor)).popular, [])
})

test('a cart line shows the special price and the regular price that it replaces', async () => {
  const { visitor } = await opened([{ productId: 41, qty: 2 }])
  await shop.db.transaction((tx) => setPrice(tx, 'USA', 41, 29_500, 20_000))
  const [line] = (await show(visitor)).cart!.lines
  assert.deepEqual([line!.now, line!.was, line!.total, line!.wasTotal], [20_000, 29_500, 40_000, 59_000])
})

async function athlete() {
  const visitor = shop.visit()
  const body = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  const named = { ...body, firstname: 'Ann', lastname: 'Lee' }
  await visitor.call('POST /svc_customer/customer', { body: named, key: randomUUID() })
  const { customer } = await visitor.call('POST /svc_session/session/login', { body, key: randomUUID() })
  const benefit = { productId: 41, type: 'percent', value: 20, currency: null, freeShipping: false, uses: 2 } as const
  const ticket = { customerId: customer._id, type: 'athlete', eventId: 'open', holderName: 'Ann Lee', orderId: null }
  await shop.db.transaction(async (tx) => {
    await saveTicketBenefit(tx, 'athlete', benefit)
    await tickets.grantTicket(tx, { ...ticket, source: randomUUID() })
  })
  await cartWith(visitor, [{ productId: 41, qty: 2 }])
  return { visitor, ...(await show(visitor)) }
}

test("an earned discount lowers a line's price while it has uses left [EARNED-402]", async () => {
  const { visitor, cart, earned } = await athlete()
  const [line] = cart!.lines
  const { now } = line!
  assert.deepEqual(
    [earned[line!.id]!.type, earned[line!.id]!.value, earned[line!.id]!.freeShipping],
    ['percent', 20, false],
  )
  const use = { op: 'redeem', item: line!.id, earned: earned[line!.id]!.id }
  assert.equal(await act(visitor, use), '/cart')
  const after = await show(visitor)
  assert.deepEqual([after.cart!.lines.length, after.cart!.lines[0]!.now, after.earned], [1, now * 0.8, {}])
  await cartWith(visitor, [{ productId: 41, qty: 1 }])
  const more = await show(visitor)
  assert.deepEqual([more.cart!.lines.length, more.earned], [2, {}])
  assert.equal((await athlete()).cart!.lines[0]!.now, now)
})

test("an earned discount covers as many units as it has uses, is offered once, and applies only to its owner's cart", async () => {
  const { visitor, cart, earned } = await athlete()
  const id = earned[cart!.lines[0]!.id]!.id
  const fields = { list: cart!.listId, version: String(cart!.version), item: cart!.lines[0]!.id }
  await act(visitor, { op: 'quantity', qty: '3', ...fields })
  await act(visitor, { op: 'redeem', item: fields.item, earned: id })
  const split = await show(visitor)
  const { now } = cart!.lines[0]!
  assert.deepEqual(
    split.cart!.lines.map((line) => [line.qty, line.now]),
    [
      [2, now * 0.8],
      [1, now],
    ],
  )
  assert.deepEqual(split.earned, {})
  const other = await opened([{ productId: 41, qty: 1 }])
  await act(other.visitor, { op: 'redeem', item: other.line.id, earned: id })
  assert.deepEqual((await show(other.visitor)).cart!.lines, other.cart.lines)
})

test('a cart line with insufficient stock stays in place and is not offered an earned discount until stock is back', async () => {
  const { visitor, cart, earned } = await athlete()
  const id = cart!.lines[0]!.id
  const onHand = (pieces: number) =>
    shop.db.run(statement('test.on-hand', `update stock set on_hand = $1 where sellable_id = 41`), [pieces])
  await onHand(1)
  await act(visitor, { op: 'redeem', item: id, earned: earned[id]!.id })
  const short = await show(visitor)
  await onHand(3)
  assert.deepEqual(
    short.cart?.lines.map((line) => [line.id, isBlocked(line)]),
    [[id, true]],
  )
  assert.deepEqual(short.earned, {})
  assert.equal((await show(visitor)).earned[id]!.id, earned[id]!.id)
})

test("the cart form changes a line's quantity and returns to the cart", async () => {
  const { visitor, fields } = await opened()
  assert.equal(await act(visitor, { op: 'quantity', qty: '3', ...fields }), '/cart')
  assert.equal((await show(visitor)).cart!.count, 3)
})

test('a cart change with an outdated version is retried once with the current version', async () => {
  const { visitor, fields } = await opened()
  await act(visitor, { op: 'quantity', qty: '2', ...fields })
  assert.equal(await act(visitor, { op: 'quantity', qty: '4', ...fields }), '/cart')
  assert.equal((await show(visitor)).cart!.count, 4)
})

test('a quantity above the stock is reduced to the stock, and the line shows a notice [CART-222]', async () => {
  const { visitor, fields, line } = await opened([{ productId: 41, qty: 1 }])
  assert.equal(await act(visitor, { op: 'quantity', qty: '4', ...fields }), `/cart?problem=most&line=${line.id}`)
  const view = await show(visitor, `/cart?problem=most&line=${line.id}`)
  assert.deepEqual([view.problem, view.problemLine, view.cart!.count], ['most', line.id, 3])
  assert.equal(reductionReason({ ...line, flags: ['low_stock'] }, texts), 'Only 3 left, so we set it to 3.')
})

test('even without JavaScript, a quantity of any size is reduced to the stock [CART-222]', async () => {
  for (const qty of ['9999', '123456789']) {
    const { visitor, fields, line } = await opened([{ productId: 41, qty: 1 }])
    assert.equal(await act(visitor, { op: 'quantity', qty, ...fields }), `/cart?problem=most&line=${line.id}`)
    assert.equal((await show(visitor)).cart!.count, 3)
  }
})

test('a forged reference to a removed line does not get into the redirect URL', async () => {
  const { visitor, fields } = await opened()
  assert.equal(await act(visitor, { op: 'remove', removed: '\ufeff\r\nset-cookie: a=b', ...fields }), '/cart')
})

test('a removed cart line is shown by name and can be restored [CART-231]', async () => {
  const { visitor, fields } = await opened([{ productId: 7, qty: 2 }])
  const removed = `iron-plate.${fields.list}.${fields.item}`
  const to = await act(visitor, { op: 'remove', removed, ...fields })
  assert.equal(to, `/cart?removed=${removed}`)
  const view = await show(visitor, to)
  assert.deepEqual(view.message, { kind: 'remove', name: 'Iron Plate' })
  assert.equal(view.cart, null)
  assert.equal(await act(visitor, { op: 'restore', removed: view.undo! }), '/cart')
  assert.equal((await show(visitor)).cart!.count, 2)
})

test('removing a cart line that no longer exists reports a problem', async () => {
  const { visitor, fields } = await opened()
  await act(visitor, { op: 'remove', ...fields })
  assert.match(await act(visitor, { op: 'remove', ...fields }), /problem=gone/)
})

test("another shopper's cart cannot be changed", async () => {
  const { visitor, fields } = await opened()
  assert.match(await act(shop.visit(), { op: 'remove', ...fields }), /problem=gone/)
  assert.equal((await show(visitor)).cart!.count, 1)
})

test("after a guest's cart is merged at login, the cart shows how many products were added [CART-232]", async () => {
  const { visitor } = await opened()
  const { message } = await show(visitor, '/cart?added=3')
  assert.equal(messageText(message!, texts, String), '3 products have been added to your cart')
})

test('a line over its maximum quantity is flagged and blocks checkout [CART-224]', () => {
  assert.ok(isBlocked({ flags: ['over_maximum'], error: null }))
  assert.equal(texts.flags.over_maximum(2), 'You can order up to 2')
})

test('an out-of-stock line is flagged and blocks checkout [CART-225]', () => {
  assert.ok(isBlocked({ flags: ['out_of_stock'], error: null }))
  assert.match(flagClassName('out_of_stock'), /stock--out/)
})

test('a sold-out line that offers only a back-in-stock alert is flagged and blocks checkout [CART-226]', () => {
  assert.ok(isBlocked({ flags: ['notify_only'], error: null }))
  assert.equal(texts.flags.notify_only(), 'Sold out. Email alerts available.')
})

test('a cart line without a price blocks checkout, but a line that ships later does not [CART-221]', () => {
  assert.ok(isBlocked({ flags: [], error: { code: 'unknown_child', message: 'Unknown configurable child' } }))
  assert.ok(!isBlocked({ flags: ['low_stock', 'ships_later'], error: null }))
})

test('an incomplete or malformed cart form is ignored', async () => {
  for (const fields of [
    '',
    'op=quantity&item=x&qty=0',
    'op=quantity&item=x&qty=1.5',
    'op=remove',
    'op=remove&item=x',
    `op=quantity&qty=1&item=${'-'.repeat(60_000)}`,
    'op=restore&removed=x',
  ]) {
    assert.equal(readCartChange(new URLSearchParams(fields)), null, fields)
  }
})
