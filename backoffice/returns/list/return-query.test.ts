import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnQuery } from './return-query.ts'

test('the list shows the returns to review, those in a state, or those with a number in any state', () => {
  const query = (url: string) => returnQuery(new URLSearchParams(url))
  assert.deepEqual(query(''), { state: 'requested' })
  assert.deepEqual(query('state=received'), { state: 'received' })
  assert.deepEqual(query('state=lost'), { state: 'requested' })
  assert.deepEqual(query('state=received&q=+R-100001+'), { number: 'R-100001' })
})
