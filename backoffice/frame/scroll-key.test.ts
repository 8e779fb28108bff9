import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scrollKey } from './scroll-key.ts'

test('pages without a history key share a scroll position only if they have the same URL', () => {
  const media = { key: 'default', pathname: '/media', search: '' }
  assert.equal(scrollKey(media), scrollKey({ ...media }))
  assert.notEqual(scrollKey(media), scrollKey({ ...media, pathname: '/orders' }))
  assert.notEqual(scrollKey(media), scrollKey({ ...media, search: '?kind=video' }))
  assert.equal(scrollKey({ ...media, key: 'x1' }), 'x1')
})
