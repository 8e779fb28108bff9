import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnQuery } from './return-query.ts'

test('the return list shows requested returns by default, filters by state, and finds a return number in any state', () => {
  const query = (url: string) => returnQuery(new URLSearchParams(url))
  assert.deepEqual(query(''), { state: 'requested' })
  assert.deepEqual(query('state=received'), { state: 'received' })
  assert.deepEqual(query('state=lost'), { state: 'requested' })
  assert.deepEqual(query('state=received&q=+R-100001+'), { number: 'R-100001' })
})
