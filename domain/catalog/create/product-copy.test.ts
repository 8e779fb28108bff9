import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suggestCopyHandle, suggestCopyName, suggestCopySku, copyProblem } from './product-copy.ts'

test('a copy has the name, path, and SKU of its original with a suffix, which is numbered for copies of a copy', () => {
  assert.deepEqual(['Rail', 'Rail (copy)', 'Rail (copy 9)'].map(suggestCopyName), [
    'Rail (copy)',
    'Rail (copy 2)',
    'Rail (copy 10)',
  ])
  assert.deepEqual(['rail', 'rail-copy', 'rail-copy-2', '-copy'].map(suggestCopyHandle), [
    'rail-copy',
    'rail-copy-2',
    'rail-copy-3',
    '-copy-copy',
  ])
  assert.deepEqual(['RAIL-RED', 'RAIL-RED-COPY'].map(suggestCopySku), ['RAIL-RED-COPY', 'RAIL-RED-COPY-2'])
})

test('suggestions for long names, paths, and SKUs stay within their limits', () => {
  assert.equal(suggestCopyName('n'.repeat(200)).length, 200)
  assert.equal(suggestCopyHandle('h'.repeat(119)).length, 119)
  assert.equal(suggestCopySku('S'.repeat(64)), `${'S'.repeat(59)}-COPY`)
})

test('a copy needs a valid path and one valid SKU for each variant, all of them different', () => {
  const skus = [
    { variantId: 1, sku: 'A' },
    { variantId: 2, sku: 'B' },
  ]
  const copy = { name: 'Rail', handle: 'rail-copy', skus }
  assert.equal(copyProblem(copy, [2, 1]), null)
  assert.deepEqual(copyProblem({ ...copy, handle: 'a/b' }, [1, 2]), { code: 'invalid_handle' })
  for (const ids of [[1], [1, 2, 3], [1, 3]]) assert.deepEqual(copyProblem(copy, ids), { code: 'variants_changed' })
  const withSecond = (sku: string) => ({ ...copy, skus: [skus[0]!, { variantId: 2, sku }] })
  assert.deepEqual(copyProblem(withSecond('<b>'), [1, 2]), { code: 'invalid_sku', sku: '<b>' })
  assert.deepEqual(copyProblem(withSecond(' a'), [1, 2]), { code: 'repeated_sku', sku: ' a' })
})
