import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreementsNeeded, agreementVersions, isSubscription, missingAgreements } from './agreements.ts'

const { subscription, trial } = agreementVersions

test('the attribute subscription_interval makes a product a subscription regardless of its delivery type [PROGRAM-202]', () => {
  assert.equal(isSubscription({ subscriptionInterval: 'Month' }), true)
  assert.equal(isSubscription({ programDelivery: 'App' }), false)
})

test('a subscription needs an agreement, and a trial subscription needs two [PROGRAM-203, PROGRAM-205, PROGRAM-206]', () => {
  assert.deepEqual(agreementsNeeded([{}, { programDelivery: 'App' }]), [])
  assert.deepEqual(agreementsNeeded([{}, { subscriptionInterval: 'Year' }]), ['subscription'])
  assert.deepEqual(agreementsNeeded([{ subscriptionInterval: 'Month', isTrial: true }]), ['subscription', 'trial'])
  assert.deepEqual(agreementsNeeded([{ isTrial: true }]), [])
})

test('accepting an outdated agreement version does not count', () => {
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription }), ['trial'])
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription, trial: '2020-01-01' }), ['trial'])
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription, trial }), [])
  assert.deepEqual(missingAgreements([], {}), [])
})
