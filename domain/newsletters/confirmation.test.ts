import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '../sites.ts'
import { stateOfSignUp } from './confirmation.ts'

const stateOn = (facts: Partial<Parameters<typeof stateOfSignUp>[0]>) =>
  stateOfSignUp({ site: 'USA', isOwnAddress: false, isSuppressed: false, ...facts })

test('Canada, Europe and the UK ask the owner of an address to confirm, and the other sites do not', () => {
  const pending = sites.filter((site) => stateOn({ site }) === 'pending')
  assert.deepEqual(pending, ['CAN', 'EUR', 'GBR'])
})

test('the confirmed address of the own account needs no second confirmation', () => {
  assert.equal(stateOn({ site: 'EUR', isOwnAddress: true }), 'subscribed')
})

test('an address that was rejected or complained is confirmed on every site', () => {
  assert.equal(stateOn({ isSuppressed: true }), 'pending')
})
