import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTotpSecret, matchingStep, totpCode, totpUri } from './totp.ts'

/** The key for the RFC 6238 test vectors, '12345678901234567890' in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('TOTP codes match the RFC 6238 test vectors', () => {
  const seconds = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000]
  const codes = seconds.map((second) => totpCode(secret, Math.floor(second / 30)))
  assert.deepEqual(codes, ['287082', '081804', '050471', '005924', '279037', '353130'])
})

test('a TOTP code is valid in its time step and in the steps before and after', () => {
  const now = 1_111_111_109_000
  const step = Math.floor(now / 30_000)
  const offsets = [-2, -1, 0, 1, 2].map((offset) => matchingStep(secret, totpCode(secret, step + offset), now))
  assert.deepEqual(offsets, [null, step - 1, step, step + 1, null])
  assert.equal(matchingStep(secret, '12345', now), null)
})

test('a new TOTP secret has 160 bits, and its URI includes the store and the account', () => {
  const created = createTotpSecret()
  assert.match(created, /^[A-Z2-7]{32}$/)
  assert.notEqual(created, createTotpSecret())
  assert.equal(
    totpUri('ABC', { issuer: 'My Store', account: 'jo@store.example' }),
    'otpauth://totp/My%20Store%3Ajo%40store.example?secret=ABC&issuer=My%20Store',
  )
})
