import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberedPage } from './numbered-page.ts'
import { rowAfter } from './row-after.ts'

test('after a decision, the next row gets the focus, or the previous row if there is none', () => {
  const after = (removed: string) => rowAfter(['a', 'b', 'c'], removed)
  assert.deepEqual([after('a'), after('b'), after('c'), rowAfter(['a'], 'a')], ['b', 'c', 'b', undefined])
})

test('a numbered page has a next page while rows remain', () => {
  const next = (page: number, total: number) => numberedPage([], { page, size: 100, total }).next
  assert.deepEqual([next(1, 0), next(1, 100), next(1, 101), next(2, 200), next(2, 201)], [null, null, '2', null, '3'])
})
