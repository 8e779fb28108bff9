import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredActions } from './offered-actions.ts'

const received = (accepted: number, resolution: 'refund' | 'exchange' = 'refund') =>
  offeredActions({
    state: 'received',
    resolution,
    items: [{ accepted: 0 }, { accepted }],
    exchangeOrder: null,
    exchangePayment: null,
  })

test('a return offers the actions for its state, the most likely first', () => {
  const items = [{ accepted: null }]
  const offered = (state: 'requested' | 'approved' | 'in_transit' | 'refunded') =>
    offeredActions({ state, resolution: 'refund', items, exchangeOrder: null, exchangePayment: null })
  assert.deepEqual(offered('requested'), ['approve', 'reject'])
  assert.deepEqual(offered('approved'), ['receive', 'reject'])
  assert.deepEqual(offered('in_transit'), ['receive', 'reject'])
  assert.deepEqual(offered('refunded'), [])
})

test('a received return can be refunded or exchanged if any unit was accepted, and can otherwise be rejected', () => {
  assert.deepEqual(received(1), ['refund', 'exchange', 'record_exchange'])
  assert.deepEqual(received(1, 'exchange'), ['exchange', 'record_exchange', 'refund'])
  assert.deepEqual(received(0), ['reject'])
})

test('an exchanged return offers to cancel its exchange order until the order is packed', () => {
  const offered = (exchangeOrder: { orderId: string; canCancel: boolean } | null) =>
    offeredActions({
      state: 'exchanged',
      resolution: 'exchange',
      items: [{ accepted: 1 }],
      exchangeOrder,
      exchangePayment: null,
    })
  assert.deepEqual(offered({ orderId: '100000042', canCancel: true }), ['cancel_exchange'])
  assert.deepEqual(offered({ orderId: '100000042', canCancel: false }), [])
  assert.deepEqual(offered(null), [])
})

test('while a payment link for a price difference is unpaid, staff can only cancel it, and once it is paid, only create the exchange order', () => {
  const payment = { linkId: '1', due: 10, tax: 1, expiresAt: 0, items: [] }
  const offered = (state: 'open' | 'expired' | 'paid') =>
    offeredActions({
      state: 'received',
      resolution: 'exchange',
      items: [{ accepted: 1 }],
      exchangeOrder: null,
      exchangePayment: { ...payment, state },
    })
  assert.deepEqual(
    [offered('open'), offered('expired'), offered('paid')],
    [['cancel_payment'], ['cancel_payment'], ['exchange']],
  )
})
