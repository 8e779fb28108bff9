import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addonTypeOf, groupAddonsWithParent } from './addon.ts'
import { line } from '../cart-for-tests.ts'
import { consignmentsOf } from './consignments.ts'
import { sites, type Site } from '#domain/sites.ts'

test("a line's metadata determines a child's add-on type: bundle, free, or option [SHIP-238]", () => {
  assert.equal(addonTypeOf({ bundleOptionId: 'bar' }), 'bundle')
  assert.equal(addonTypeOf({ freeBundleOptionId: 'bar' }), 'free')
  assert.equal(addonTypeOf({ bundleOptionId: 'bar', freeBundleOptionId: 'bar' }), 'free')
  assert.equal(addonTypeOf({}), 'option')
})

const bundle = { line: line({ itemId: 'kit', sku: 'KIT', weightGrams: null }), addonType: null }
const child = (addonType: 'bundle' | 'free', change: Parameters<typeof line>[0]) => ({
  line: line({ itemId: 'kit', ...change }),
  addonType,
})
const packages = (site: Site, parts: Parameters<typeof groupAddonsWithParent>[0]) =>
  consignmentsOf(site, [line(), ...groupAddonsWithParent(parts).slice(1)]).map((part) => part.map(({ sku }) => sku))

test('add-ons ship with their parent, even if they have a different sender [SHIP-238]', () => {
  for (const addonType of ['bundle', 'free'] as const) {
    const mats = child(addonType, { sku: 'MATS', shippingGroup: 'DROPSHIP', vendor: 'Pellam' })
    assert.deepEqual(packages('USA', [bundle, child('bundle', { sku: 'BAR' }), mats]), [['PL-10', 'BAR', 'MATS']])
    const dropshipped = { ...bundle, line: { ...bundle.line, shippingGroup: 'DROPSHIP', vendor: 'Pellam' } as const }
    assert.deepEqual(packages('USA', [dropshipped, child(addonType, { sku: 'BAR' })]), [['PL-10'], ['BAR']])
  }
})

test('a selected variant counts as the product itself, not as an add-on, and its shipping origin applies [SHIP-238]', () => {
  const variant = line({ shippingGroup: 'DROPSHIP', vendor: 'Pellam' })
  assert.deepEqual(groupAddonsWithParent([{ line: variant, addonType: 'option' }]), [variant])
})

const kitWith = (shippingGroup: 'DROPSHIP' | 'HEAVY_DIRECT') => [
  bundle,
  child('bundle', { sku: 'BAR' }),
  child('bundle', { sku: 'MATS', shippingGroup }),
]

test('on EUR and GBR, the whole bundle ships with a direct-ship part, and on other sites, the parent decides [SHIP-243]', () => {
  const parts = kitWith('DROPSHIP')
  for (const site of ['EUR', 'GBR'] as const) assert.deepEqual(packages(site, parts), [['PL-10'], ['BAR', 'MATS']])
  for (const site of ['USA', 'CAN', 'AUS', 'APO'] as const)
    assert.deepEqual(packages(site, parts), [['PL-10', 'BAR', 'MATS']])
})

test('on every site, a heavy-direct part ships separately, and the bundle ships with it [SHIP-223, SHIP-238, SHIP-252]', () => {
  for (const site of sites)
    assert.deepEqual(packages(site, kitWith('HEAVY_DIRECT')), [['PL-10'], ['BAR', 'MATS']], site)
})
