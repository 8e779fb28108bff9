import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasAccess, mayCancel, mayReactivate, paidStatus, subscriptionStatuses } from './subscription.ts'

const renewalOn = '2026-12-20'

test('a canceled subscription remains accessible until the end of the paid period [PROGRAM-211]', () => {
  const cancelled = { status: 'cancelled' as const, renewalOn }
  assert.equal(hasAccess(cancelled, '2026-12-19'), true)
  assert.equal(hasAccess(cancelled, '2026-12-20'), false)
  const open = subscriptionStatuses.filter((status) => hasAccess({ status, renewalOn }, '2026-12-20'))
  assert.deepEqual(open, ['trialing', 'active', 'past_due'])
})

test('only a subscription with a future charge can be canceled', () => {
  const cancellable = subscriptionStatuses.filter((status) => mayCancel({ status, renewalOn }))
  assert.deepEqual(cancellable, ['trialing', 'active', 'past_due'])
})

test('a one-time program remains accessible and cannot be canceled', () => {
  const once = { status: 'active' as const, renewalOn: null }
  assert.deepEqual([hasAccess(once, '2099-01-01'), mayCancel(once)], [true, false])
})

test('only a canceled subscription can be reactivated, and only before its paid period ends', () => {
  const can = subscriptionStatuses.filter((status) => mayReactivate({ status, renewalOn }, '2026-12-19'))
  assert.deepEqual(can, ['cancelled'])
  assert.equal(mayReactivate({ status: 'cancelled', renewalOn }, '2026-12-20'), false)
})

test('only the first period of a trial subscription is a trial', () => {
  assert.deepEqual(
    [1, 2].map((cycles) => paidStatus({ isTrial: true, cycles })),
    ['trialing', 'active'],
  )
  assert.equal(paidStatus({ isTrial: false, cycles: 1 }), 'active')
})
