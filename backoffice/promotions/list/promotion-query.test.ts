import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promotionQuery } from './promotion-query.ts'

test('the promotion list query contains the valid URL filters and omits empty and unknown ones', () => {
  const of = (search: string) => promotionQuery(new URLSearchParams(search))
  assert.deepEqual(of('q=+plate+&state=sold_out&product=7'), { q: 'plate', state: 'sold_out', product: '7' })
  assert.deepEqual(of('q=&state=cheap&product=x'), {})
})
