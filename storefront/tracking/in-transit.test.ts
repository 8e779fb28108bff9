import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parcel, Tracking } from './tracking-view.ts'
import { ordersInTransit } from './in-transit.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 10, 20)
const parcel = (step: Parcel['step'], at: number | null): Parcel => ({
  packageNumber: 1,
  label: '',
  isFreight: false,
  items: [],
  step,
  exception: null,
  carrier: null,
  expectedOn: null,
  events: at === null || step === 'ordered' ? [] : [{ status: step, at, place: '', note: '' }],
})
const order = (orderId: string, placedAt: number, parcels: Parcel[]): Tracking => ({
  orderId,
  placedAt,
  shipTo: { city: '', region: '', countryId: 'US' },
  pickup: null,
  step: 'ordered',
  isTracked: true,
  parcels,
})

test('orders in transit are listed by most recent scan, and delivered or returned orders for 30 more days [SHIP-003]', () => {
  const orders = [
    order('waits', now - 3 * day, [parcel('ordered', null)]),
    order('long-delivered', now - 60 * day, [parcel('delivered', now - 30 * day)]),
    order('delivered', now - 60 * day, [parcel('delivered', now - 29 * day)]),
    order('half', now - 90 * day, [parcel('delivered', now - 40 * day), parcel('shipped', now - day)]),
    order('travels-nowhere', now - day, []),
    order('long-sent-back', now - 60 * day, [{ ...parcel('shipped', now - 31 * day), exception: 'returned' }]),
    order('sent-back', now - 60 * day, [{ ...parcel('shipped', now - 29.5 * day), exception: 'returned' }]),
    order('late', now - 60 * day, [{ ...parcel('shipped', now - 40 * day), exception: 'delayed' }]),
  ]
  assert.deepEqual(
    ordersInTransit(orders, now).map(({ orderId }) => orderId),
    ['half', 'waits', 'delivered', 'sent-back', 'late'],
  )
})
