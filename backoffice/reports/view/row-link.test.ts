import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLink } from './row-link.ts'

const found = { site: 'EUR', from: '2026-11-03', to: '2026-11-30' } as const
const link = (report: 'products' | 'taxes' | 'sales', by: 'product' | 'order' | 'week', key: string, may = true) =>
  rowLink({ report, by, found, key, mayOpen: () => may })

test('a report row links to its product by the SKU without the site prefix, to its order, or to the orders of its days', () => {
  assert.equal(link('products', 'product', 'EU-IW-200'), '/products?site=EUR&q=IW-200')
  assert.equal(link('taxes', 'order', '4000000012|VAT 19%'), '/orders/4000000012')
  assert.equal(
    link('sales', 'week', '2026-11-02'),
    '/reports/sales?site=EUR&period=custom&from=2026-11-03&to=2026-11-08&by=order',
  )
})

test('a report row has no link to a page that the staff member cannot open', () => {
  assert.equal(link('products', 'product', 'EU-IW-200', false), null)
  assert.equal(link('sales', 'order', '4000000012', false), null)
})
