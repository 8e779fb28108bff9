import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { carrierName, carrierPage } from './carriers.ts'
import { line } from '../cart-for-tests.ts'
import { plannedPieces } from '../packages/plan.ts'
import {
  orderStep,
  parcelState,
  excessUnits,
  unshippedUnits,
  withoutCanceledUnits,
  type trackingStatuses,
} from './tracking.ts'

const event = (status: (typeof trackingStatuses)[number], at: number) => ({ status, at })

test("a package's status is the furthest status reported, regardless of event order [SHIP-002]", () => {
  const events = [event('packed', 1), event('shipped', 2), event('out_for_delivery', 3), event('delivered', 4)]
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 1 }), (some) => {
      const latest = some.reduce((a, b) => (b.at > a.at ? b : a))
      assert.deepEqual(parcelState(some), { step: latest.status, exception: null })
    }),
  )
  assert.equal(parcelState([]).step, 'ordered')
})

test('a delay is shown until a newer tracking event, and a return to sender is final [SHIP-002]', () => {
  const late = [event('shipped', 1), event('delayed', 2)]
  assert.deepEqual(parcelState(late), { step: 'shipped', exception: 'delayed' })
  assert.equal(parcelState([...late, event('out_for_delivery', 3)]).exception, null)
  assert.equal(parcelState([...late, event('returned', 3), event('delivered', 4)]).exception, 'returned')
})

test('an order has the status of its least advanced package [SHIP-002]', () => {
  assert.equal(orderStep([{ step: 'delivered' }, { step: 'shipped' }]), 'shipped')
  assert.equal(orderStep([{ step: 'delivered' }, { step: 'ordered' }]), 'ordered')
  assert.equal(orderStep([{ step: 'delivered' }]), 'delivered')
  assert.equal(orderStep([]), 'ordered')
})

test('remaining and shipped units of an order always add up to the ordered units', () => {
  const pieces = fc.array(
    fc.record({
      itemId: fc.uuid(),
      sku: fc.constantFrom('A', 'B', 'C'),
      qty: fc.integer({ min: 1, max: 9 }),
      packageNumber: fc.integer({ min: 1, max: 3 }),
      isFreight: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  const count = (some: readonly { qty: number }[]) => some.reduce((sum, { qty }) => sum + qty, 0)
  fc.assert(
    fc.property(pieces, fc.nat(20), (planned, wanted) => {
      const [first] = planned
      if (!first) return
      const { packageNumber, sku } = first
      const there = count(planned.filter((piece) => piece.packageNumber === packageNumber && piece.sku === sku))
      const qty = Math.min(wanted, there)
      const remaining = unshippedUnits(planned, [{ packageNumber, pieces: [{ sku, qty }] }], [])
      assert.equal(count(remaining), count(planned) - qty)
      assert.ok(remaining.every((piece) => piece.qty > 0))
    }),
  )
})

test('canceled units are removed from their own line, then from any line with the same SKU, starting with the last package', () => {
  const piece = (itemId: string, sku: string, qty: number, packageNumber = 1) => ({
    itemId,
    sku,
    qty,
    packageNumber,
    isFreight: false,
  })
  const waiting = [piece('ann', 'A', 2), piece('bob', 'A', 2), piece('bob', 'B', 1), piece('ann', 'A', 1, 2)]
  assert.deepEqual(withoutCanceledUnits(waiting, [{ itemId: 'ann', sku: 'A', qty: 2 }]), [
    piece('ann', 'A', 1),
    piece('bob', 'A', 2),
    piece('bob', 'B', 1),
  ])
  assert.deepEqual(withoutCanceledUnits(waiting, [{ itemId: 'bob', sku: 'A', qty: 3 }]), [
    piece('ann', 'A', 2),
    piece('bob', 'B', 1),
  ])
  assert.deepEqual(withoutCanceledUnits(waiting, [{ itemId: 'eve', sku: 'C', qty: 3 }]), waiting)
})

test('units ship from lines that are not canceled, and from canceled units only if no others are left', () => {
  const piece = (itemId: string, packageNumber = 1) => ({
    itemId,
    sku: 'A',
    qty: 1,
    packageNumber,
    isFreight: false,
  })
  const planned = [piece('ann'), piece('bob'), piece('cat')]
  const ann = [{ itemId: 'ann', sku: 'A', qty: 1 }]
  const leftOf = (shipped: number, canceled: typeof ann) =>
    unshippedUnits(planned, [{ packageNumber: 1, pieces: [{ sku: 'A', qty: shipped }] }], canceled).map(
      ({ itemId }) => itemId,
    )
  assert.deepEqual(
    [0, 1, 2, 3].map((shipped) => leftOf(shipped, ann)),
    [['ann', 'bob', 'cat'], ['ann', 'cat'], ['ann'], []],
  )
  assert.deepEqual(leftOf(1, []), ['bob', 'cat'])
})

test('ordered units are waiting, shipped, or canceled, in any package and on any line', () => {
  const pieces = fc.array(
    fc.record({
      itemId: fc.constantFrom('ann', 'bob', 'cat'),
      sku: fc.constant('A'),
      qty: fc.integer({ min: 1, max: 4 }),
      packageNumber: fc.integer({ min: 1, max: 3 }),
      isFreight: fc.constant(false),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const count = (some: readonly { qty: number }[]) => some.reduce((sum, { qty }) => sum + qty, 0)
  fc.assert(
    fc.property(pieces, fc.nat(9), fc.nat(9), (planned, wantedShipped, wantedCanceled) => {
      const [{ packageNumber, itemId }] = planned as [(typeof planned)[number]]
      const inPackage = count(planned.filter((piece) => piece.packageNumber === packageNumber))
      const shipped = Math.min(wantedShipped, inPackage)
      const ofLine = count(planned.filter((piece) => piece.itemId === itemId))
      const canceled = Math.min(wantedCanceled, ofLine, count(planned) - shipped)
      const lines = [{ itemId, sku: 'A', qty: canceled }]
      const left = unshippedUnits(planned, [{ packageNumber, pieces: [{ sku: 'A', qty: shipped }] }], lines)
      assert.equal(count(withoutCanceledUnits(left, lines)), count(planned) - shipped - canceled)
    }),
  )
})

test('units that exceed the remaining quantity of an order are reported with the excess', () => {
  const remaining = [
    { sku: 'A', qty: 2 },
    { sku: 'A', qty: 1 },
  ]
  assert.deepEqual(excessUnits(remaining, [{ sku: 'A', qty: 3 }]), [])
  const requested = [
    { sku: 'A', qty: 3 },
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 1 },
  ]
  assert.deepEqual(excessUnits(remaining, requested), [
    { sku: 'A', qty: 1 },
    { sku: 'B', qty: 1 },
  ])
})

test('a split order is planned by stock, vendor, heavy-direct line, and promotion, and numbered like its rates [SHIP-252]', () => {
  const ours = line({ itemId: 'ours' })
  const maker = line({ itemId: 'maker', shippingGroup: 'DROPSHIP', vendor: 'Plinth' })
  const sale = line({
    itemId: 'sale',
    qty: 7,
    shippingGroup: 'DROPSHIP',
    vendor: 'Osk',
    offers: { isBlackFridayDropship: true },
  })
  const numbers = (fiveForFive: number | null, isSplit = true) =>
    plannedPieces('USA', [ours, maker, sale], { isSplit, fiveForFive }).map(
      ({ itemId, qty, packageNumber }) => `${itemId} ${qty} ${packageNumber}`,
    )
  assert.deepEqual(numbers(null, false), ['ours 1 1', 'maker 1 1', 'sale 7 1'])
  assert.deepEqual(numbers(null), ['ours 1 1', 'sale 7 2', 'maker 1 3'])
  assert.deepEqual(numbers(5), ['ours 1 1', 'sale 2 2', 'maker 1 3', 'sale 5 4'])
})

test('a known carrier links to its tracking page, and an unknown one is shown as entered by staff [SHIP-002]', () => {
  assert.equal(
    carrierPage('royal_mail', 'A&B 1'),
    'https://www.royalmail.com/track-your-item#/tracking-results/A%26B%201',
  )
  assert.deepEqual([carrierName('dpd'), carrierName('Two men')], ['DPD', 'Two men'])
  assert.deepEqual(
    [carrierPage('Two men', '1'), carrierPage('ups', ''), carrierPage('toString', '1')],
    [null, null, null],
  )
})
