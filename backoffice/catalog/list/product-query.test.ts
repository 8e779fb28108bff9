import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productQuery, productsOfCategory } from './product-query.ts'

test('the product list query contains the valid URL filters and omits empty and unknown ones', () => {
  const of = (search: string) => productQuery(new URLSearchParams(search))
  assert.deepEqual(of('q=+ohio+bar+&filter=low'), { q: 'ohio bar', filter: 'low' })
  assert.deepEqual(of('q=&filter=cheap'), {})
  assert.deepEqual(of('category=12&subcategories=yes'), { category: '12', subcategories: 'yes' })
  assert.deepEqual(of('category=12&subcategories=no'), { category: '12' })
  assert.deepEqual(of('category=plates&subcategories=yes'), {})
  assert.deepEqual(of(productsOfCategory(12, true).split('?')[1]!), { category: '12', subcategories: 'yes' })
})
