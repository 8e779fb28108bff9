import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentKind } from './payment-kind.ts'

test('each payment type has a name and an icon, and an unknown type shows its wire name and a neutral icon [PAY-241]', () => {
  const shown = (type: string) => Object.values(paymentKind(type)).join(' ')
  assert.deepEqual(paymentKind('scheme'), { icon: 'card', name: null })
  assert.deepEqual(['applepay', 'googlepay', 'paypal', 'klarna'].map(shown), [
    'wallet Apple Pay',
    'wallet Google Pay',
    'wallet PayPal',
    'wallet Klarna',
  ])
  for (const unknown of ['ideal', 'toString', ''])
    assert.deepEqual(paymentKind(unknown), { icon: 'coin', name: unknown })
})
