import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resendProblem } from './resend.ts'

const card = { state: 'active', balance: 1, recipientEmail: 'ann@example.com' } as const

test('a gift card is emailed again while it has a balance, unless it is void or its recipient was deleted', () => {
  assert.equal(resendProblem(card), null)
  assert.equal(resendProblem({ ...card, balance: 0 }), 'card_empty')
  assert.equal(resendProblem({ ...card, recipientEmail: '' }), 'recipient_deleted')
  assert.equal(resendProblem({ state: 'void', balance: 0, recipientEmail: '' }), 'card_void')
})
