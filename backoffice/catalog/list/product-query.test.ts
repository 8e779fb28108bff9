import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productQuery } from './product-query.ts'

test('the query has the URL filters without empty and unknown ones', () => {
  const of = (search: string) => productQuery(new URLSearchParams(search))
  assert.deepEqual(of('q=+ohio+bar+&filter=low'), { q: 'ohio bar', filter: 'low' })
  assert.deepEqual(of('q=&filter=cheap'), {})
})
