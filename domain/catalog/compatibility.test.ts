import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitsBase, areCompatible, lacksBase } from './compatibility.ts'

const rack = { tag: 'iw-3', group: 'upright-76-25', type: 'rack' }
const cups = { ...rack, type: 'attachment', accessoryForType: 'rack' }

test('an accessory fits only if group, tag, and base type all match [CATALOG-402, CATALOG-404]', () => {
  const table: [object, boolean][] = [
    [{}, true],
    [{ tag: '' }, true],
    [{ tag: 'iw-2' }, false],
    [{ group: 'upright-51-16' }, false],
    [{ type: 'bench' }, false],
  ]
  for (const [other, isFit] of table) assert.equal(fitsBase(cups, { ...rack, ...other }), isFit, JSON.stringify(other))
  assert.equal(fitsBase({ ...cups, tag: '' }, rack), true)
  assert.equal(fitsBase(rack, cups), false)
  assert.equal(fitsBase(cups, cups), false)
})

test('compatibility does not depend on which product is the accessory', () => {
  assert.deepEqual(
    [areCompatible(rack, cups), areCompatible(cups, rack), areCompatible(rack, rack)],
    [true, true, false],
  )
})

test('an accessory without a base in the cart is reported, but a base or an unrelated product is not [CATALOG-404]', () => {
  assert.equal(lacksBase(cups, [null, cups, { ...rack, tag: 'iw-2' }]), true)
  assert.equal(lacksBase(cups, [null, rack]), false)
  assert.equal(lacksBase(rack, []), false)
  assert.equal(lacksBase(null, []), false)
})
