import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleQuery } from './article-query.ts'

test('the article list applies the filters in its URL and ignores unknown values', () => {
  const queryOf = (search: string) => articleQuery(new URLSearchParams(search))
  assert.deepEqual(queryOf('state=draft&q=%20bar%20&category=806'), { state: 'draft', q: 'bar', category: '806' })
  assert.deepEqual(queryOf('state=lost&category=x'), { state: 'all' })
})
