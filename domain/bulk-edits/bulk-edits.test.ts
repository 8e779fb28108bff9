import assert from 'node:assert/strict'
import { test } from 'node:test'
import { repeatedChanges, reverseChange, sitesOfChanges, type BulkChange } from './bulk-change.ts'
import { editOutcome, restoreOutcome } from './edit-outcome.ts'
import { saleStateOn, type SheetProduct } from './sheet-product.ts'

const price = { site: 'USA', price: 29_500, special: null, status: null } as const
const bar: SheetProduct = {
  id: 1,
  name: 'Bar',
  type: 'simple',
  variants: [
    { sku: 'BAR-R', choice: 'Red', isListed: true, prices: [price, { ...price, site: 'CAN', status: 'draft' }] },
    { sku: 'BAR-B', choice: 'Blue', isListed: true, prices: [price, { ...price, site: 'CAN' }] },
  ],
}
const raise: BulkChange = {
  field: 'price',
  productId: 1,
  sku: 'BAR-R',
  site: 'USA',
  before: { price: 29_500, special: null },
  after: { price: 31_000, special: 30_000 },
}
const rename: BulkChange = { field: 'name', productId: 1, before: 'Bar', after: 'Ohio Bar' }
const hide: BulkChange = { field: 'state', productId: 1, site: 'USA', before: 'active', after: 'draft' }

test('a bulk edit change applies if the stored value is the one that the editor read', () => {
  assert.deepEqual(
    [raise, rename, hide].map((each) => editOutcome(bar, each)),
    ['change', 'change', 'change'],
  )
})

test('a bulk edit does not change a value that is already as requested, and a value that someone else has changed is a conflict', () => {
  const [raised, lowered] = [31_000, 28_000].map((amount): SheetProduct => {
    const special = amount === 31_000 ? 30_000 : null
    return { ...bar, variants: [{ ...bar.variants[0]!, prices: [{ ...price, price: amount, special }] }] }
  })
  assert.deepEqual([editOutcome(raised, raise), editOutcome(lowered, raise)], ['unchanged', 'changed_since'])
  assert.equal(editOutcome({ ...bar, name: 'Ohio Bar' }, rename), 'unchanged')
  assert.equal(editOutcome({ ...bar, name: 'Rogue Bar' }, rename), 'changed_since')
})

test('a missing product, variant, or price on a site is refused', () => {
  assert.equal(editOutcome(undefined, rename), 'not_found')
  assert.equal(editOutcome(bar, { ...raise, sku: 'NO-SUCH-SKU' }), 'not_offered')
  assert.equal(editOutcome(bar, { ...raise, site: 'EUR' }), 'not_offered')
  assert.equal(editOutcome(bar, { ...hide, site: 'EUR' }), 'not_offered')
})

test('a sale price that is not below the price is refused, but an imported one can be restored', () => {
  const imported = { price: 29_500, special: 29_500 }
  assert.equal(editOutcome(bar, { ...raise, after: imported }), 'special_too_high')
  assert.equal(restoreOutcome(bar, reverseChange({ ...raise, before: imported, after: raise.before })), 'change')
})

test('a product is withheld from a site if any of its variants is, and has no state on a site where it has no price', () => {
  assert.deepEqual(
    [saleStateOn(bar, 'USA'), saleStateOn(bar, 'CAN'), saleStateOn(bar, 'EUR')],
    ['active', 'draft', null],
  )
})

test('two changes to one value are found, but changes on other sites or to other variants are not', () => {
  const others: BulkChange[] = [{ ...raise, site: 'CAN' }, { ...raise, sku: 'BAR-B' }, hide, { ...hide, site: 'CAN' }]
  assert.deepEqual(repeatedChanges([raise, rename, ...others]), [])
  assert.deepEqual(repeatedChanges([raise, rename, raise, hide, rename]), [2, 4])
  assert.deepEqual(sitesOfChanges([rename, raise, ...others]), ['CAN', 'USA'])
})
