import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupFromCookies, lowerSpecialPrice, readGroupPrices } from './group-prices.ts'

test("the customer group is read from the site's own cookie, with and without the __Host- prefix", () => {
  assert.equal(groupFromCookies('a=1; group_usa=2', 'USA'), '2')
  assert.equal(groupFromCookies('__Host-group_usa=3; b=2', 'USA'), '3')
  assert.equal(groupFromCookies('group_can=2; not_group_usa=2', 'USA'), '')
})

test("a group's price counts only when it is lower than any special price [PRICE-207]", () => {
  const own = new Map([[7, 70]])
  assert.equal(lowerSpecialPrice(own, 7, 100, 80), 70)
  assert.equal(lowerSpecialPrice(own, 7, 100, null), 70)
  assert.equal(lowerSpecialPrice(own, 7, 100, 60), 60)
  assert.equal(lowerSpecialPrice(own, 7, 65, null), null)
  assert.equal(lowerSpecialPrice(own, 7, null, null), null)
  assert.equal(lowerSpecialPrice(own, 8, 100, 80), 80)
})

test('a page in the shared cache does not request group prices [PRICE-206]', async () => {
  const call = () => assert.fail('It asked')
  const context = { call, shop: { site: 'USA' } } as unknown as Parameters<typeof readGroupPrices>[0]
  assert.equal((await readGroupPrices(context)).size, 0)
})
