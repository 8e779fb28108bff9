import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayDecode, fitWithin } from './photo.ts'

test('a review photo above fifty megapixels, or with a zero dimension, is not decoded', () => {
  assert.ok(mayDecode({ width: 8_000, height: 6_000 }))
  for (const [width, height] of [
    [30_000, 30_000],
    [60_000, 1_000],
    [0, 10],
  ] as const)
    assert.equal(mayDecode({ width, height }), false, `${width} by ${height}`)
})

test('a review photo is scaled down by its longer side and never scaled up', () => {
  assert.deepEqual(fitWithin({ width: 4_000, height: 3_000 }, 1_600), { width: 1_600, height: 1_200 })
  assert.deepEqual(fitWithin({ width: 300, height: 4_000 }, 240), { width: 18, height: 240 })
  assert.deepEqual(fitWithin({ width: 100, height: 80 }, 240), { width: 100, height: 80 })
  assert.deepEqual(fitWithin({ width: 1, height: 9_000 }, 240), { width: 1, height: 240 })
})
