import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requiredAgreements, agreementVersions, isSubscription, missingAgreements } from './agreements.ts'

const { subscription, trial } = agreementVersions

test('a product with the attribute subscription_interval is a subscription, and a delivery type alone does not make a product a subscription [PROGRAM-202]', () => {
  assert.equal(isSubscription({ subscriptionInterval: 'Month' }), true)
  assert.equal(isSubscription({ programDelivery: 'App' }), false)
})

test('a subscription needs one agreement, and a trial subscription needs two [PROGRAM-203, PROGRAM-205, PROGRAM-206]', () => {
  assert.deepEqual(requiredAgreements([{}, { programDelivery: 'App' }]), [])
  assert.deepEqual(requiredAgreements([{}, { subscriptionInterval: 'Year' }]), ['subscription'])
  assert.deepEqual(requiredAgreements([{ subscriptionInterval: 'Month', isTrial: true }]), ['subscription', 'trial'])
  assert.deepEqual(requiredAgreements([{ isTrial: true }]), [])
})

test('an accepted agreement counts only in its current version', () => {
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription }), ['trial'])
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription, trial: '2020-01-01' }), ['trial'])
  assert.deepEqual(missingAgreements(['subscription', 'trial'], { subscription, trial }), [])
  assert.deepEqual(missingAgreements([], {}), [])
})
