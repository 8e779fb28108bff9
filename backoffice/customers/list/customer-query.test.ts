import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customerQuery } from './customer-query.ts'

test('the customer list query contains the valid URL filters and omits empty and malformed ones', () => {
  const of = (search: string) => customerQuery(new URLSearchParams(search))
  assert.deepEqual(of('q=+ann+lee+&group=2'), { q: 'ann lee', group: '2' })
  assert.deepEqual(of('q=&group=wholesale'), {})
})
