import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productQuery } from './product-query.ts'

test('the product list query contains the valid URL filters and omits empty and unknown ones', () => {
  const of = (search: string) => productQuery(new URLSearchParams(search))
  assert.deepEqual(of('q=+ohio+bar+&filter=low'), { q: 'ohio bar', filter: 'low' })
  assert.deepEqual(of('q=&filter=cheap'), {})
})
