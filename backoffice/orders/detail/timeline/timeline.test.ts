import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildTimeline } from './timeline.ts'

test('the order timeline lists payments, parcels, refunds, messages, and notes, newest first', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString()
  const entries = buildTimeline({
    detail: {
      currency: 'USD',
      order: { createdAt: at(0) },
      notes: [{ id: 'n', staffName: 'Olga', text: 'Call first', createdAt: at(5), editedAt: null, isOwn: true }],
      events: [
        { at: at(0), from: 'new', to: 'payment_complete', cause: 'authorized' },
        { at: at(1), from: 'payment_complete', to: 'published', cause: 'captured' },
      ],
    },
    shipments: {
      remaining: [],
      shipments: [
        {
          id: 'a',
          orderId: '1',
          number: 1,
          packageNumber: 1,
          carrier: 'UPS',
          trackingNumber: '1Z',
          pieces: [],
          expectedOn: null,
          events: [{ status: 'shipped', at: Date.parse(at(9)), place: 'Columbus', note: '' }],
        },
      ],
    },
    refunds: null,
    thread: null,
  })
  assert.deepEqual(
    entries.map(({ title, detail }) => [title, detail]),
    [
      ['Package 1: Shipped', 'UPS 1Z · Columbus'],
      ['Note by Olga', 'Call first'],
      ['Payment status: Paid', 'captured'],
      ['Payment status: Paid, capturing', 'authorized'],
      ['Order placed', ''],
    ],
  )
})
