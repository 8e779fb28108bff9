import assert from 'node:assert/strict'
import { test } from 'node:test'
import { returnQuery } from './return-query.ts'

test('the list has the returns to review, or those of a state, or those of a number in every state', () => {
  const query = (url: string) => returnQuery(new URLSearchParams(url))
  assert.deepEqual(query(''), { state: 'requested' })
  assert.deepEqual(query('state=received'), { state: 'received' })
  assert.deepEqual(query('state=lost'), { state: 'requested' })
  assert.deepEqual(query('state=received&q=+R-100001+'), { number: 'R-100001' })
})
