import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewProgramOf } from './review-program.ts'

test('site ids 1 and 2 have review programs in en_US and en_CA [REGION-402, REGION-403]', () => {
  assert.deepEqual(reviewProgramOf(1), { name: 'USA', locale: 'en_US' })
  assert.deepEqual(reviewProgramOf(2), { name: 'CAN', locale: 'en_CA' })
})

test('site id 4 has a review program in en_GB, and site ids 14 and 18 share a program in en_AU [REGION-404, REGION-405]', () => {
  assert.deepEqual(reviewProgramOf(4), { name: 'APO', locale: 'en_GB' })
  for (const siteId of [14, 18]) assert.deepEqual(reviewProgramOf(siteId), { name: 'AUS', locale: 'en_AU' })
})

test('unlisted sites use their first locale, and an unknown id has no program [REGION-406]', () => {
  assert.deepEqual(reviewProgramOf(5), { name: 'EUR', locale: 'en_GB' })
  assert.deepEqual(reviewProgramOf(34), { name: 'GBR', locale: 'en_GB' })
  assert.equal(reviewProgramOf(3), undefined)
})
