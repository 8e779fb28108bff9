import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shippingGroups } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import { child, line } from './cart-for-tests.ts'
import { addonTypeOf, isVirtualOnly, shippingAttributesOf } from './line.ts'
import { hasHeavyDirect, isDirectShip, isSplittable, shippingModes, shippingPlan } from './mode.ts'

const local = line()
const direct = line({ itemId: 'tiles', shippingGroup: 'DROPSHIP' })
const heavy = line({ itemId: 'rack', shippingGroup: 'HEAVY_DIRECT' })

test('the shipping group is read from its attribute, an unknown one is an ordinary parcel [SHIP-201]', () => {
  for (const group of shippingGroups) {
    assert.equal(shippingAttributesOf({ shipperhq_shipping_group: group }).shippingGroup, group)
  }
  assert.equal(shippingAttributesOf({ shipperhq_shipping_group: 'ELSEWHERE' }).shippingGroup, '')
  assert.equal(shippingAttributesOf({}).shippingGroup, '')
})

test('the attribute that disables pickup is read [SHIP-202]', () => {
  for (const on of [true, 1, '1', 'true']) {
    assert.equal(shippingAttributesOf({ rogue_pickup_disabled: on }).isPickupDisabled, true)
  }
  for (const off of [false, 0, '0', '', null, undefined]) {
    assert.equal(shippingAttributesOf({ rogue_pickup_disabled: off }).isPickupDisabled, false)
  }
})

test('a child ships with its parent as part of a bundle, free gift or option [SHIP-238]', () => {
  assert.equal(addonTypeOf({ freeBundleOptionId: 3 }), 'free')
  assert.equal(addonTypeOf({ bundleOptionId: 3 }), 'bundle')
  assert.equal(addonTypeOf({ bundleOptionId: 3, freeBundleOptionId: 3 }), 'free')
  assert.equal(addonTypeOf({}), 'option')
})

test('a cart of virtual items only has nothing to carry, an empty cart is not one', () => {
  assert.equal(isVirtualOnly([line({ isVirtual: true })]), true)
  assert.equal(isVirtualOnly([line({ isVirtual: true }), line()]), false)
  assert.equal(isVirtualOnly([]), false)
})

test('EUR and GBR look harder for direct-ship goods: heavy-direct and parts count there [SHIP-242, SHIP-243]', () => {
  const bundle = line({ children: [child(), child({ shippingGroup: 'DROPSHIP' })] })
  for (const site of sites) {
    const looksHarder = site === 'EUR' || site === 'GBR'
    for (const shippingGroup of ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT'] as const) {
      assert.equal(isDirectShip(site, line({ shippingGroup })), true)
    }
    for (const shippingGroup of ['', 'FREIGHT', 'NO_PICKUP'] as const) {
      assert.equal(isDirectShip(site, line({ shippingGroup })), false)
    }
    assert.equal(isDirectShip(site, heavy), looksHarder)
    assert.equal(isDirectShip(site, bundle), looksHarder)
  }
})

test('the modes are fastest and fewestPackages [SHIP-218]', () =>
  assert.deepEqual(shippingModes, ['fastest', 'fewestPackages']))

test('fastest applies only with direct-ship and local items together, and is the default then [SHIP-219]', () => {
  assert.equal(isSplittable('USA', [local, direct]), true)
  for (const lines of [[local], [direct]]) assert.equal(isSplittable('USA', lines), false)
  assert.deepEqual(shippingPlan('USA', 'US', [local, direct], undefined), { mode: 'fastest', reply: 'split' })
  assert.deepEqual(shippingPlan('USA', 'US', [local, direct], 'fewestPackages'), {
    mode: 'fewestPackages',
    reply: 'merged',
  })
})

test('without both kinds the mode is fewestPackages, whatever was chosen [SHIP-220]', () => {
  for (const lines of [[local], [direct], [direct, line({ shippingGroup: 'DROPSHIP', isVirtual: true })]]) {
    assert.deepEqual(shippingPlan('USA', 'US', lines, 'fastest'), { mode: 'fewestPackages', reply: 'merged' })
  }
  assert.equal(isSplittable('USA', [direct, line({ isVirtual: true })]), false)
})

test('a UK destination forces fewestPackages and the merged reply [SHIP-221, SHIP-222]', () =>
  assert.deepEqual(shippingPlan('GBR', 'GB', [local, direct], 'fastest'), { mode: 'fewestPackages', reply: 'merged' }))

test('heavy-direct forces the split reply, in a line or a part, and leaves the mode as chosen [SHIP-223]', () => {
  assert.equal(hasHeavyDirect([local, heavy]), true)
  assert.equal(hasHeavyDirect([line({ children: [child({ shippingGroup: 'HEAVY_DIRECT' })] })]), true)
  assert.equal(hasHeavyDirect([local, direct]), false)
  assert.deepEqual(shippingPlan('EUR', 'DE', [local, heavy], 'fewestPackages'), {
    mode: 'fewestPackages',
    reply: 'split',
  })
  assert.deepEqual(shippingPlan('USA', 'US', [heavy], undefined), { mode: 'fewestPackages', reply: 'split' })
})

test('heavy-direct wins over a UK destination [SHIP-224]', () =>
  assert.equal(shippingPlan('GBR', 'GB', [local, heavy], undefined).reply, 'split'))
