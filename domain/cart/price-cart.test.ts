import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Stock } from '#domain/catalog/stock.ts'
import type { ListItem } from '#domain/lists/list.ts'
import { canCheckOut, priceCart, type Offer } from './price-cart.ts'
import { defaultQuantitySettings as settings } from './quantity.ts'

const plenty: Stock = {
  onHand: 50,
  reserved: 0,
  managed: true,
  backorder: 0,
  leadTimeDays: null,
  most: 20,
  notify: false,
}
const offer = (id: number, given: Partial<Offer> = {}): Offer => ({
  id,
  productId: id,
  sku: `IW-${id}`,
  type: 'simple',
  base: 10_000,
  special: null,
  stock: plenty,
  ...given,
})
const item = (productId: number, given: Partial<ListItem> = {}): ListItem => ({
  id: `line-${productId}`,
  productId,
  qty: 1,
  options: {},
  children: [],
  ...given,
})
const price = (items: ListItem[], offers: Offer[]) =>
  priceCart(items, new Map(offers.map((each) => [each.id, each])), settings)
const child = (productId: number) => [{ productId, qty: 1 }]
const blackBar = offer(902, { productId: 9, type: 'configurable' })

test('a line is the unit price times its pieces, in the price in force [PRICE-221]', () => {
  const [line] = price([item(1, { qty: 3 })], [offer(1, { special: 8_000 })])
  assert.deepEqual([line?.price, line?.base, line?.rowTotal], [8_000, 10_000, 24_000])
})

test('a configurable item without a child has the error of the documents [CART-211]', () => {
  const [line] = price([item(9)], [offer(9, { type: 'configurable' })])
  assert.equal(line?.error?.message, 'Invalid configurable product')
})

test('a child of another product has the error of the documents [CART-212]', () => {
  const [line] = price([item(8, { children: child(902) })], [blackBar])
  assert.equal(line?.error?.message, 'Unknown configurable child')
})

test('options that the product does not have are an error of the documents [CART-217]', () => {
  const [line] = price([item(1, { options: { colour: 'red' } })], [offer(1)])
  assert.equal(line?.error?.message, 'Invalid options selected')
})

test('a line that cannot be priced stays, with price 0, and stops the checkout until it is gone [CART-221]', () => {
  const lines = price([item(1), item(2, { options: { colour: 'red' } })], [offer(1), offer(2)])
  assert.deepEqual(
    lines.map(({ rowTotal }) => rowTotal),
    [10_000, 0],
  )
  assert.deepEqual([canCheckOut(lines), canCheckOut(lines.slice(0, 1))], [false, true])
  assert.equal(canCheckOut(price([item(1), item(404)], [offer(1)])), false)
})

test('a quantity above its cap is flagged [CART-224]', () => {
  const [line] = price([item(1, { qty: 21 })], [offer(1)])
  assert.deepEqual([line?.most, line?.flags], [20, ['over_maximum']])
})

test('an item that is out of stock is flagged [CART-225]', () => {
  const [line] = price([item(1)], [offer(1, { stock: { ...plenty, onHand: 0 } })])
  assert.deepEqual(line?.flags, ['out_of_stock'])
})

test('an item that can only be asked for by notification is flagged [CART-226]', () => {
  const [line] = price([item(1)], [offer(1, { stock: { ...plenty, onHand: 0, notify: true } })])
  assert.deepEqual(line?.flags, ['notify_only'])
})

test('the cap holds for all lines of what is sold together', () => {
  const lines = price(
    [item(9, { id: 'a', qty: 15, children: child(902) }), item(9, { id: 'b', qty: 10, children: child(902) })],
    [blackBar],
  )
  assert.deepEqual(
    lines.map(({ flags }) => flags),
    [['over_maximum'], ['over_maximum']],
  )
})

test('few left and later to come are told and stop nothing', () => {
  const lines = price(
    [item(1), item(2)],
    [
      offer(1, { stock: { ...plenty, onHand: 3 } }),
      offer(2, { stock: { ...plenty, onHand: 0, backorder: 9, leadTimeDays: 14 } }),
    ],
  )
  assert.deepEqual(
    lines.map(({ flags }) => flags),
    [['low_stock'], ['ships_later']],
  )
  assert.equal(canCheckOut(lines), true)
})

test('an empty cart does not check out', () => assert.equal(canCheckOut([]), false))
