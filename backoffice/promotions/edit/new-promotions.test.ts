import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#backoffice/catalog/product-types.ts'
import { checkNewPromotions, variantsForSale } from './new-promotions.ts'

type Variant = Product['variants'][number]
const variant = (sku: string, price: Partial<Variant['prices'][number]> = {}): Variant => ({
  id: 1,
  sku,
  choice: '',
  gtin: null,
  prices: [{ site: 'USA', currency: 'USD', price: 100, special: null, state: 'active', isOff: false, ...price }],
  stock: [],
})
const variants = [
  variant('A'),
  variant('B', { special: 90 }),
  variant('C', { isOff: true }),
  variant('D', { site: 'CAN' }),
]
const sold = variantsForSale({ variants }, 'USA')

test('only variants sold on the site can be on promotion, and their sale price is used as the normal price', () => {
  assert.deepEqual(
    sold.map(({ sku, normalPrice }) => [sku, normalPrice]),
    [
      ['A', 100],
      ['B', 90],
    ],
  )
})

test('variants without an entered price are omitted, and errors are listed by SKU', () => {
  const drafts = { A: { price: '80', units: '5' }, B: { price: ' ', units: '3' } }
  const checked = checkNewPromotions({ from: '', to: '', variants: drafts }, sold, '2026-11-22')
  assert.deepEqual(checked, { variants: [{ sku: 'A', price: 80, qty: 5 }], errors: {} })
  const wrong = checkNewPromotions(
    { from: '', to: '', variants: { B: { price: '90', units: '' } } },
    sold,
    '2026-11-22',
  )
  assert.deepEqual(Object.keys(wrong.errors), ['B'])
})
