import assert from 'node:assert/strict'
import { test } from 'node:test'
import { line } from '../cart-for-tests.ts'
import type { CartLineForShipping } from '../line.ts'
import { surchargesOf, type Surcharge } from './surcharges.ts'

const row = (change: Partial<Surcharge>): Surcharge => ({
  site: 'USA',
  kind: 'piece',
  group: null,
  above: null,
  amount: 100,
  ...change,
})
const rows = [
  row({ group: 'NO_PICKUP', amount: 300 }),
  row({ kind: 'oversize', above: 1200, amount: 1900 }),
  row({ kind: 'oversize', above: 2400, amount: 9900 }),
  row({ kind: 'overweight', above: 30_000, amount: 800 }),
  row({ kind: 'liftgate', amount: 4000 }),
  row({ kind: 'liftgate', group: 'DROPSHIP_FREIGHT', amount: 7500 }),
  row({ site: 'CAN', amount: 50_000 }),
]
const charged = (lines: CartLineForShipping[], isBusiness = false) =>
  surchargesOf(
    { site: 'USA', lines, isFreight: ({ shippingGroup }) => shippingGroup.includes('FREIGHT'), isBusiness },
    rows,
  )
const long = (mm: number, qty = 1) => line({ packedSize: [100, mm, 100], qty })

test('a unit has at most one surcharge each for its shipping group, its longest side, and its weight [SHIP-251]', () => {
  assert.equal(charged([line()]), 0)
  assert.equal(charged([line({ shippingGroup: 'NO_PICKUP', qty: 2 })]), 600)
  assert.deepEqual([charged([long(1200)]), charged([long(1201, 3)]), charged([long(2401)])], [0, 5700, 9900])
  assert.deepEqual([charged([line({ weightGrams: 30_000 })]), charged([line({ weightGrams: 30_001 })])], [0, 800])
  assert.equal(charged([line({ weightGrams: 31_000, packedSize: [1300, 1, 1] })]), 2700)
})

test('freight has a single lift-gate surcharge, the highest among its shipping groups, and businesses do not pay it', () => {
  const rack = line({ shippingGroup: 'FREIGHT', qty: 3, packedSize: [2300, 600, 400], weightGrams: 90_000 })
  const freightLine = line({ shippingGroup: 'DROPSHIP_FREIGHT' })
  assert.equal(charged([rack]), 4000)
  assert.equal(charged([rack, freightLine]), 7500)
  assert.equal(charged([rack, freightLine], true), 0)
})

test('a line that ships free has no surcharges [SHIP-203]', () =>
  assert.equal(charged([{ ...long(3000), shipsFree: true }, line({ shippingGroup: 'FREIGHT', shipsFree: true })]), 0))
