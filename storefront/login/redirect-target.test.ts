import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { loginResult } from './login-actions.ts'
import { redirectTarget, withAddedCounts } from './redirect-target.ts'
import { texts } from './texts/en.ts'

test('login redirects only to paths in this shop [SESSION-405]', () => {
  assert.equal(redirectTarget('/checkout?step=1'), '/checkout?step=1')
  for (const target of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/\tevil',
    ' /cart',
    '/login?redirect=/login',
  ]) {
    assert.equal(redirectTarget(target), '/account', String(target))
  }
})

test('the redirect after login includes the number of merged cart items', () => {
  assert.equal(withAddedCounts('/cart', { added: 2, gifts: 0 }), '/cart?added=2')
  assert.equal(withAddedCounts('/checkout?x=1#y', { added: 2, gifts: 1 }), '/checkout?x=1&added=2&gifts=1#y')
  assert.equal(withAddedCounts('/cart', { added: 0, gifts: 0 }), '/cart')
})

test('a login that is delayed after failed attempts shows the remaining wait [SESSION-425]', () => {
  const result = loginResult(new RefusalError(429, 'login_delayed', { seconds: 60 }), 'jo@example.com')
  assert.deepEqual(result, { kind: 'delayed', seconds: 60, email: 'jo@example.com' })
  assert.match(texts.delayed(60), /60 seconds/)
})

test('the message for wrong credentials does not reveal whether the account exists', () => {
  const result = loginResult(new RefusalError(401, 'wrong_credentials'), 'jo@example.com')
  assert.equal(result.kind, 'wrong')
  assert.doesNotMatch(texts.wrong, /no account|unknown|not found/i)
  assert.equal(loginResult(new RefusalError(503, 'service_unavailable'), '').kind, 'failed')
})
