import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '../sites.ts'
import { initialSubscriptionState } from './confirmation.ts'

const stateOn = (facts: Partial<Parameters<typeof initialSubscriptionState>[0]>) =>
  initialSubscriptionState({ site: 'USA', isOwnAddress: false, isSuppressed: false, ...facts })

test('sign-ups in Canada, Europe, and the UK require confirmation by the address owner, and other sites do not', () => {
  const pending = sites.filter((site) => stateOn({ site }) === 'pending')
  assert.deepEqual(pending, ['CAN', 'EUR', 'GBR'])
})

test("the account's confirmed address needs no second confirmation", () => {
  assert.equal(stateOn({ site: 'EUR', isOwnAddress: true }), 'subscribed')
})

test('an email address that bounced or complained requires confirmation even on USA', () => {
  assert.equal(stateOn({ isSuppressed: true }), 'pending')
})
