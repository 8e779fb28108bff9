import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareUrl, compareKey, addToComparison, readIdsFromQuery, readStoredIds, storeIds } from './compare-list.ts'

function storageWith(text: string | null) {
  let stored = text
  return { getItem: () => stored, setItem: (_: string, value: string) => (stored = value), text: () => stored }
}

test('a comparison has at most four products from one category and rejects a fifth [CATALOG-237]', () => {
  assert.deepEqual(addToComparison([1, 2], [3]), { ids: [1, 2, 3], isFull: false })
  assert.deepEqual(addToComparison([1, 2, 3, 4], [4]), { ids: [1, 2, 3, 4], isFull: false })
  assert.deepEqual(addToComparison([1, 2, 3, 4], [5]), { ids: [1, 2, 3, 4], isFull: true })
})

test('comparisons are stored by category under category_compare, and malformed content is ignored [CATALOG-003, SHELL-204]', () => {
  assert.equal(compareKey, 'category_compare')
  const storage = storageWith(null)
  storeIds(storage, 'barbells', [1, 2])
  storeIds(storage, 'plates', [3])
  assert.deepEqual([readStoredIds(storage, 'barbells'), readStoredIds(storage, 'plates')], [[1, 2], [3]])
  for (const text of ['no json', 'null', '[]', '{"barbells":"1"}', '{"barbells":["x"]}'])
    assert.deepEqual(readStoredIds(storageWith(text), 'barbells'), [])
})

test("a comparison's URL lists each product once", () => {
  assert.equal(compareUrl('barbells', [1, 2]), '/compare/barbells?ids=1,2')
  assert.equal(compareUrl('barbells', []), '/compare/barbells')
  assert.deepEqual(readIdsFromQuery(new URLSearchParams('ids=1,2,2,x,-1,1.5'), 'ids'), [1, 2])
})
