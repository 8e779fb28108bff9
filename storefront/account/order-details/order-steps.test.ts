import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderSteps } from './order-steps.ts'

const base = { status: 'published', isCancelled: false, parcels: [], isPickup: false } as const
const summaryOf = (standing: Partial<Parameters<typeof orderSteps>[0]>) => {
  const { steps, left, parcels, ended } = orderSteps({ ...base, ...standing })
  return [steps.map(({ step, state }) => `${step} ${state}`).join(', '), `${left}/${parcels}`, ended]
}
const at = (...steps: string[]) => steps.map((step) => ({ step }))

test('an order is shown as packed once its first package has shipped, and as shipped once all packages have', () => {
  assert.deepEqual(summaryOf({ parcels: at('ordered', 'ordered') }), [
    'placed done, paid current, packed ahead, shipped ahead, delivered ahead',
    '0/2',
    null,
  ])
  assert.deepEqual(summaryOf({ parcels: at('shipped', 'ordered') }), [
    'placed done, paid done, packed current, shipped ahead, delivered ahead',
    '1/2',
    null,
  ])
  assert.deepEqual(summaryOf({ parcels: at('delivered', 'delivered') }), [
    'placed done, paid done, packed done, shipped done, delivered done',
    '2/2',
    null,
  ])
})

test('a pickup order becomes ready instead of on its way, and an order with nothing to ship is done when paid', () => {
  assert.match(
    String(summaryOf({ parcels: at('ready'), isPickup: true })[0]),
    /packed done, ready current, delivered ahead/,
  )
  assert.deepEqual(summaryOf({}), ['placed done, paid done', '0/0', null])
})

test('a canceled or unpaid order makes no progress', () => {
  assert.deepEqual(summaryOf({ isCancelled: true }), ['placed done, paid done', '0/0', 'cancelled'])
  assert.deepEqual(summaryOf({ status: 'payment_error' }), ['placed done, paid ahead', '0/0', 'unpaid'])
  assert.deepEqual(
    summaryOf({ status: 'payment_pending', parcels: at('ordered') })[0],
    'placed current, paid ahead, packed ahead, shipped ahead, delivered ahead',
  )
})

test('an exchange order is never shown as paid', () => {
  assert.equal(
    summaryOf({ isExchange: true, parcels: at('ordered') })[0],
    'placed current, packed ahead, shipped ahead, delivered ahead',
  )
  assert.equal(summaryOf({ isExchange: true, isCancelled: true })[0], 'placed done')
})
