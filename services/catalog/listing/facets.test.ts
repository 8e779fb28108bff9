import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const labels = ['Red', 'Blue', 'Ceramic coat']
const shop = await openTestShop([
  testProduct(71, 'color-bar', {
    type: 'configurable',
    categories: ['bars'],
    facets: { finish: ['Ceramic coat', 'Chrome sleeves'] },
    options: [{ code: 'finish', label: 'Finish', values: labels.map((label) => ({ label })) }],
    variants: [
      testVariant('IW-71-RED', { choice: { finish: 'Red' } }),
      testVariant('IW-71-BLUE', { choice: { finish: 'Blue' }, prices: { CAN: { price: 30_000 } } }),
      testVariant('IW-71-COAT', { choice: { finish: 'Ceramic coat' }, prices: { CAN: { price: 30_000 } } }),
    ],
  }),
  testProduct(72, 'chrome-bar', {
    categories: ['bars'],
    facets: { finish: ['Chrome'] },
    variants: [testVariant('IW-72', { prices: priceEverywhere(20_000) })],
  }),
])

async function finishesOn(site: 'USA' | 'CAN') {
  const data = {
    widget: { rfkid: 'rfkid_10' },
    context: { page: { uri: '/bars' }, user: { user_id: '0' } },
    facet: { all: true, total: true, max: 10 },
  }
  const { facet } = await shop.visit(site).call('POST /api/search-rec/3', { body: { data } })
  return facet['finish']?.value.map(({ text, count }) => `${text} ${count}`)
}

test("a facet combines a product's own values with the option values that the site sells", async () => {
  assert.deepEqual(await finishesOn('USA'), ['Chrome 1', 'Chrome sleeves 1', 'Red 1'])
  assert.deepEqual(await finishesOn('CAN'), ['Blue 1', 'Ceramic coat 1', 'Chrome 1', 'Chrome sleeves 1', 'Red 1'])
})
