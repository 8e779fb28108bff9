import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { deliveredAt, recordedDelivery, returnDeadline } from './deadline.ts'
import { claimedUnits, lastDeliveryOf, orderObstacle, returnableLines, type ReturnLine } from './eligibility.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 20)
const line = (change: Partial<ReturnLine> = {}): ReturnLine => ({
  itemId: 'a',
  qty: 3,
  pieces: [{ sku: 'PLATE', qty: 3 }],
  isDigital: false,
  isFinalSale: false,
  cancelled: 0,
  refunded: 0,
  claimed: 0,
  ...change,
})
const delivery = (qty: number, daysAgo = 5, sku = 'PLATE') => ({ at: now - daysAgo * day, pieces: [{ sku, qty }] })
const check = (change: Partial<ReturnLine>, ...deliveries: ReturnType<typeof delivery>[]) => {
  const [found] = returnableLines([line(change)], deliveries, now)
  return [found!.units, found!.obstacle]
}

test('units can be returned from delivery until 30 days later', () => {
  assert.deepEqual(check({}), [0, 'not_delivered'])
  assert.deepEqual(check({}, delivery(2)), [2, null])
  assert.deepEqual(check({}, delivery(3, 30)), [3, null])
  assert.deepEqual(check({}, delivery(3, 30.1)), [0, 'too_old'])
  assert.deepEqual(check({}, delivery(1, 40), delivery(2, 3)), [2, null])
})

test("an order's last delivery is known once all items that were not canceled have arrived", () => {
  const ticket = line({ itemId: 'b', pieces: [], isDigital: true })
  const at = (...deliveries: ReturnType<typeof delivery>[]) =>
    lastDeliveryOf([line({ cancelled: 1 }), ticket], deliveries)
  assert.deepEqual([at(), at(delivery(1, 9))], [null, null])
  assert.equal(at(delivery(1, 9), delivery(1, 4)), now - 4 * day)
  assert.equal(lastDeliveryOf([ticket], []), null)
})

test('units already claimed, refunded, or canceled cannot be returned', () => {
  assert.deepEqual(check({ claimed: 1 }, delivery(3)), [2, null])
  assert.deepEqual(check({ claimed: 1, refunded: 2 }, delivery(3)), [0, 'already_returned'])
  assert.deepEqual(check({ cancelled: 1, refunded: 1 }, delivery(2)), [2, null])
  assert.deepEqual(check({ cancelled: 1, refunded: 1, claimed: 2 }, delivery(2)), [0, 'already_returned'])
})

test('a line without shipped units, a digital line, and a made-to-order line cannot be returned', () => {
  assert.deepEqual(check({ pieces: [] }), [0, 'digital'])
  assert.deepEqual(check({ isDigital: true }, delivery(3)), [0, 'digital'])
  assert.deepEqual(check({ isFinalSale: true }, delivery(3)), [0, 'final_sale'])
})

test('a bundle is treated as delivered when its last part has been delivered', () => {
  const pieces = [
    { sku: 'BAR', qty: 1 },
    { sku: 'PLATE', qty: 4 },
  ]
  const bundle = { qty: 1, pieces }
  assert.deepEqual(check(bundle, delivery(1, 40, 'BAR'), delivery(3, 3)), [0, 'not_delivered'])
  assert.deepEqual(check(bundle, delivery(1, 40, 'BAR'), delivery(4, 3)), [1, null])
})

test('two lines with the same product share its delivered units', () => {
  const lines = [line(), line({ itemId: 'b' })]
  const units = (qty: number) => returnableLines(lines, [delivery(qty)], now).map((each) => each.units)
  assert.deepEqual(
    [units(2), units(5), units(6)],
    [
      [2, 0],
      [3, 2],
      [3, 3],
    ],
  )
})

test('the earliest delivery that is still within the return period determines the return deadline', () => {
  const [found] = returnableLines([line()], [delivery(1, 40), delivery(1, 10), delivery(1, 2)], now)
  assert.equal(found!.until, returnDeadline(now - 10 * day))
})

test('an order without returnable items reports one reason, and an expired return period takes precedence over a final sale', () => {
  const obstacles = (...changes: Partial<ReturnLine>[]) =>
    orderObstacle(returnableLines(changes.map(line), [delivery(3, 60)], now))
  assert.equal(obstacles({ isDigital: true }), 'digital')
  assert.equal(obstacles({}, { itemId: 'b', isFinalSale: true }), 'too_old')
  assert.equal(orderObstacle(returnableLines([line(), line({ isDigital: true })], [delivery(3)], now)), null)
})

test('the returnable units never exceed the delivered units that are neither refunded nor claimed', () => {
  const amount = fc.nat({ max: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), amount, amount, amount, fc.array(amount), (qty, ...rest) => {
      const [cancelled, refunded, claimed, parcels] = rest
      const input = line({ qty, cancelled, refunded: refunded + cancelled, claimed, pieces: [{ sku: 'PLATE', qty }] })
      const deliveries = parcels.map((units, index) => delivery(units, index * 9))
      const { units } = returnableLines([input], deliveries, now)[0]!
      const delivered = Math.min(
        qty - cancelled,
        parcels.reduce((sum, each) => sum + each, 0),
      )
      assert.ok(units >= 0 && units <= Math.max(0, delivered - refunded - claimed))
    }),
  )
})

test('a parcel is treated as delivered at its delivery event, or ten days after shipping unless it was returned to sender', () => {
  const at = (status: string, daysAgo: number) => ({ status, at: now - daysAgo * day })
  assert.equal(deliveredAt([at('delivered', 3), at('shipped', 6)], now), now - 3 * day)
  assert.equal(deliveredAt([at('shipped', 9)], now), null)
  assert.equal(deliveredAt([at('out_for_delivery', 9), at('shipped', 12)], now), now - 2 * day)
  assert.equal(deliveredAt([at('returned', 1), at('delivered', 3)], now), null)
  assert.equal(deliveredAt([at('packed', 30)], now), null)
})

test("a parcel's delivery is recorded at its first delivery event, never by the time since shipping, and not after a return to sender", () => {
  const at = (status: string, daysAgo: number) => ({ status, at: now - daysAgo * day })
  assert.equal(recordedDelivery([at('delivered', 2), at('delivered', 3), at('shipped', 20)]), now - 3 * day)
  assert.equal(recordedDelivery([at('out_for_delivery', 19), at('shipped', 20)]), null)
  assert.equal(recordedDelivery([at('returned', 1), at('delivered', 3)]), null)
})

test('a return claims its units until it is rejected or canceled, and after a refund only units received but not refunded', () => {
  const item = { qty: 3, received: null, accepted: null }
  for (const state of ['requested', 'approved', 'in_transit', 'received', 'exchanged'])
    assert.equal(claimedUnits({ ...item, state }), 3, state)
  for (const state of ['rejected', 'cancelled']) assert.equal(claimedUnits({ ...item, state }), 0, state)
  // One unit did not arrive, one arrived broken and was not refunded, and one was refunded.
  assert.equal(claimedUnits({ state: 'refunded', qty: 3, received: 2, accepted: 1 }), 1)
})
