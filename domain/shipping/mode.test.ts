import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { line } from './cart-for-tests.ts'
import { hasHeavyDirect, isDirectShip, isSplittable, shippingModes, shippingPlan } from './mode.ts'

const local = line()
const direct = line({ itemId: 'tiles', shippingGroup: 'DROPSHIP' })
const heavy = line({ itemId: 'rack', shippingGroup: 'HEAVY_DIRECT' })

test('heavy-direct counts as direct-ship only on EUR and GBR [SHIP-242, SHIP-243]', () => {
  for (const site of sites) {
    const looksHarder = site === 'EUR' || site === 'GBR'
    for (const shippingGroup of ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT'] as const) {
      assert.equal(isDirectShip(site, line({ shippingGroup })), true)
    }
    for (const shippingGroup of ['', 'FREIGHT', 'NO_PICKUP'] as const) {
      assert.equal(isDirectShip(site, line({ shippingGroup })), false)
    }
    assert.equal(isDirectShip(site, heavy), looksHarder)
  }
})

test('the shipping modes are fastest and fewestPackages [SHIP-218]', () =>
  assert.deepEqual(shippingModes, ['fastest', 'fewestPackages']))

test('fastest is available, and the default, only if there are both direct-ship and local items [SHIP-219]', () => {
  assert.equal(isSplittable('USA', [local, direct]), true)
  for (const lines of [[local], [direct]]) assert.equal(isSplittable('USA', lines), false)
  assert.deepEqual(shippingPlan('USA', 'US', [local, direct], undefined), { mode: 'fastest', reply: 'split' })
  assert.deepEqual(shippingPlan('USA', 'US', [local, direct], 'fewestPackages'), {
    mode: 'fewestPackages',
    reply: 'merged',
  })
})

test('without both direct-ship and local items, the mode is fewestPackages regardless of the selection [SHIP-220]', () => {
  for (const lines of [[local], [direct]]) {
    assert.deepEqual(shippingPlan('USA', 'US', lines, 'fastest'), { mode: 'fewestPackages', reply: 'merged' })
  }
})

test('a UK destination forces fewestPackages and the merged rates [SHIP-221, SHIP-222]', () =>
  assert.deepEqual(shippingPlan('GBR', 'GB', [local, direct], 'fastest'), { mode: 'fewestPackages', reply: 'merged' }))

test('heavy-direct items force split rates and do not change the selected mode [SHIP-223]', () => {
  assert.equal(hasHeavyDirect([local, heavy]), true)
  assert.equal(hasHeavyDirect([local, direct]), false)
  assert.deepEqual(shippingPlan('EUR', 'DE', [local, heavy], 'fewestPackages'), {
    mode: 'fewestPackages',
    reply: 'split',
  })
  assert.deepEqual(shippingPlan('USA', 'US', [heavy], undefined), { mode: 'fewestPackages', reply: 'split' })
})

test('a heavy-direct part of a bundle forces split rates on every site, like a separate line [SHIP-223]', () => {
  const part = line({ itemId: 'kit', groupsTogether: ['', 'HEAVY_DIRECT'] })
  for (const site of sites) assert.equal(shippingPlan(site, 'US', [local, part], 'fewestPackages').reply, 'split', site)
  for (const site of sites) assert.equal(isDirectShip(site, part), site === 'EUR' || site === 'GBR', site)
})

test('split rates for heavy-direct items take precedence over the merged rates for a UK destination [SHIP-224]', () =>
  assert.equal(shippingPlan('GBR', 'GB', [local, heavy], undefined).reply, 'split'))
