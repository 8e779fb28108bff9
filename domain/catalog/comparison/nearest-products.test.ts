import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestProducts } from './nearest-products.ts'

const product = (id: number, price: number | null, isBuyable = true) => ({ id, price, isBuyable })
const products = [
  product(1, 10_000),
  product(2, 40_000),
  product(3, 21_000),
  product(4, 20_500, false),
  product(5, null),
]
const nearest = (price: number | null, max: number) => nearestProducts(price, products, max).map(({ id }) => id)

test('the comparison suggests in-stock products with the closest prices first', () => {
  assert.deepEqual(nearest(20_000, 2), [3, 1])
})

test('price distance is relative, so half the price is as far away as twice the price, and ties go to the lower id', () => {
  assert.deepEqual(nearest(20_000, 3), [3, 1, 2])
})

test('the comparison suggests products without a price after priced ones, and sold-out products last', () => {
  assert.deepEqual(nearest(20_000, 9), [3, 1, 2, 5, 4])
  assert.deepEqual(nearest(null, 9)[0], 5)
})
