import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { readSignedPreview, signPreview } from './signed-preview.ts'

const secret = 'a secret of thirty-two characters'
const schema = z.object({ expires: z.number() })
const token = signPreview(secret, 'page-preview', { expires: 2_000 })
const read = (changed: { token?: string; purpose?: string; secret?: string; now?: number }) =>
  readSignedPreview(
    changed.secret ?? secret,
    { token: changed.token ?? token, purpose: changed.purpose ?? 'page-preview', schema },
    changed.now ?? 1_000,
  )

test('a preview link works only for its purpose, in its store, and until it expires', () => {
  assert.deepEqual(read({}), { expires: 2_000 })
  assert.equal(read({ purpose: 'article-preview' }), null)
  assert.equal(read({ secret: 'another secret of thirty-two letters' }), null)
  assert.equal(read({ now: 2_000 }), null)
  for (const broken of ['', 'a', `${token}x`, `${token}.${token}`, `.${token}`])
    assert.equal(read({ token: broken }), null)
})
