import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberedPage } from './numbered-page.ts'
import { rowAfter } from './row-after.ts'

test('after a row is removed, focus moves to the next row, or to the previous row if there is none', () => {
  const after = (removed: string) => rowAfter(['a', 'b', 'c'], removed)
  assert.deepEqual([after('a'), after('b'), after('c'), rowAfter(['a'], 'a')], ['b', 'c', 'b', undefined])
})

test('a numbered list page links to the next page only if more rows remain', () => {
  const next = (page: number, total: number) => numberedPage([], { page, size: 100, total }).next
  assert.deepEqual([next(1, 0), next(1, 100), next(1, 101), next(2, 200), next(2, 201)], [null, null, '2', null, '3'])
})
