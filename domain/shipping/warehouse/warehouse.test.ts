import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { pickLines } from './pick-list.ts'
import { repeatedNumbers } from './repeated-numbers.ts'

const unit = (sku: string, qty: number) => ({ sku, qty, name: `Name of ${sku}` })

test('a pick list has one line for each SKU, in order of the numbers in SKUs, with the orders that need it', () => {
  const lines = pickLines([
    { orderId: '1', units: [unit('PL-20', 2), unit('PL-5', 1), unit('PL-20', 1)] },
    { orderId: '2', units: [unit('PL-20', 4)] },
  ])
  assert.deepEqual(
    lines.map(({ sku, qty, orders }) => [sku, qty, orders.map((order) => `${order.orderId}: ${order.qty}`)]),
    [
      ['PL-5', 1, ['1: 1']],
      ['PL-20', 7, ['1: 3', '2: 4']],
    ],
  )
})

test('each pick list line is the sum of its orders, and no unit is lost', () => {
  const units = fc.array(fc.record({ sku: fc.constantFrom('A', 'B', 'C-1'), qty: fc.nat(9), name: fc.string() }))
  const orders = fc.array(fc.record({ orderId: fc.constantFrom('1', '2', '3'), units }))
  const sum = (list: readonly { qty: number }[]) => list.reduce((total, { qty }) => total + qty, 0)
  fc.assert(
    fc.property(orders, (all) => {
      const lines = pickLines(all)
      assert.equal(sum(lines), sum(all.flatMap((order) => order.units)))
      for (const line of lines) assert.equal(line.qty, sum(line.orders))
    }),
  )
})

test('a tracking number is repeated if an earlier parcel with the same carrier has it, in any letter case; an empty or confirmed number is never repeated', () => {
  const parcel = (carrier: string, trackingNumber: string, orderId: string, sharesNumber = false) => ({
    carrier,
    trackingNumber,
    orderId,
    sharesNumber,
  })
  const parcels = [
    parcel('ups', '1Z', '1'),
    parcel('ups', ' 1z ', '2'),
    parcel('dhl', '1Z', '3'),
    parcel('ups', '', '4'),
    parcel('ups', '', '5'),
    parcel('ups', '1Z', '1'),
    parcel('ups', '1z', '1', true),
    parcel('ups', '1Z', '6', true),
  ]
  assert.deepEqual(
    [...repeatedNumbers(parcels)].map(([{ orderId }, first]) => [orderId, first]),
    [
      ['2', 'other_order'],
      ['1', 'same_order'],
      ['6', 'other_order'],
    ],
  )
})
