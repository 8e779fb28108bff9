import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderQuery } from './order-query.ts'

test('the order list URL filters become the query, and unknown values are ignored', () => {
  assert.deepEqual(orderQuery(new URLSearchParams('q=+ann+&site=CAN&queue=to_ship')), {
    q: 'ann',
    queue: 'to_ship',
    site: 'CAN',
  })
  assert.deepEqual(orderQuery(new URLSearchParams('site=XXX&queue=best')), { q: '', queue: 'all' })
})
