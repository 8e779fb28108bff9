import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { affectsListings, affectsProductPage, type Stock } from './stock.ts'

const stockOf = (changes: Partial<Stock>): Stock => ({
  onHand: 100,
  reserved: 0,
  managed: true,
  backorder: 0,
  leadTimeDays: null,
  most: 20,
  notify: false,
  ...changes,
})

test('selling one of many units does not update lists or pages, but selling one of the last units updates both', () => {
  const sold = (onHand: number, qty: number) => [stockOf({ onHand }), stockOf({ onHand: onHand - qty })] as const
  assert.equal(affectsListings(...sold(100, 1)), false)
  assert.equal(affectsProductPage(...sold(20, 1)), false)
  // The orderable quantity drops below the allowed maximum.
  assert.equal(affectsListings(...sold(20, 1)), true)
  assert.equal(affectsProductPage(...sold(10, 1)), true)
  assert.equal(affectsProductPage(...sold(2, 1)), true)
})

test('selling a product without counted stock does not trigger an update', () => {
  const uncounted = stockOf({ managed: false })
  assert.equal(affectsListings(uncounted, { ...uncounted, onHand: 0, reserved: 50 }), false)
})

const pieces = fc.integer({ min: 1, max: 15 })

// Reservations trigger no update, but the later sale or release does.
const onStock = fc.record({
  onHand: fc.nat({ max: 60 }),
  backorder: fc.nat({ max: 5 }),
  most: fc.integer({ min: 1, max: 40 }),
})
const orders = fc.array(fc.record({ qty: pieces, isPaid: fc.boolean(), at: fc.nat({ max: 20 }) }), { maxLength: 12 })

for (const [place, isOtherwise] of [
  ['a list', affectsListings],
  ['a page', affectsProductPage],
] as const) {
  test(`after reservations, sales, and releases in any order, ${place} shows the actual stock`, () => {
    fc.assert(
      fc.property(onStock, orders, (begun, placed) => {
        let stock = stockOf(begun)
        let notified = stock
        const open: typeof placed = []
        const end = ({ qty, isPaid }: (typeof placed)[number]) => {
          stock = { ...stock, reserved: stock.reserved - qty, onHand: isPaid ? stock.onHand - qty : stock.onHand }
          if (isOtherwise({ ...stock, onHand: stock.onHand + (isPaid ? qty : -qty) }, stock)) notified = stock
        }
        for (const order of placed) {
          if (stock.onHand - stock.reserved + stock.backorder < order.qty) continue
          stock = { ...stock, reserved: stock.reserved + order.qty }
          open.push(order)
          if (order.at % 3 === 0) end(open.splice(order.at % open.length, 1)[0]!)
        }
        while (open.length > 0) end(open.pop()!)
        assert.equal(isOtherwise(notified, stock), false)
      }),
      {
        // Rarely generated at random: a backordered unit is sold while a different one is released.
        examples: [
          [
            { onHand: 1, backorder: 2, most: 1 },
            [
              { qty: 1, isPaid: false, at: 1 },
              { qty: 1, isPaid: true, at: 1 },
            ],
          ],
        ],
        numRuns: 2000,
      },
    )
  })
}
