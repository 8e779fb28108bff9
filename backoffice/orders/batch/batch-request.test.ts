import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchRequest, nextBatch } from './batch-request.ts'

const requestOf = (query: string) => batchRequest(new URLSearchParams(query))

test('a URL with only invalid order numbers loads no orders and reports the numbers as not found', () => {
  assert.deepEqual(requestOf('orders=12,abc'), { body: {}, invalid: ['12', 'abc'], isReadable: false })
  assert.deepEqual(requestOf('orders=100000001,abc&site=USA'), {
    body: { orderIds: ['100000001'], site: 'USA' },
    invalid: ['abc'],
    isReadable: true,
  })
  assert.deepEqual(requestOf(''), { body: {}, invalid: [], isReadable: true })
})

test('the next batch continues after the last order, on the same site', () => {
  const after = '2026-11-02T10:00:00.000000Z_100000001'
  const url = nextBatch(new URLSearchParams('site=USA&after=x'), after)
  assert.deepEqual(requestOf(url), { body: { site: 'USA', after }, invalid: [], isReadable: true })
})
