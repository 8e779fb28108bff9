import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '../texts/en.ts'
import { copyErrors, fieldsWithError, refusalErrors } from './copy-draft.ts'

const t = texts.duplicate
const draft = { name: 'Rail (copy)', handle: 'rail-copy', skus: ['RAIL-RED-COPY', 'RAIL-BLACK-COPY'] }

test('a complete draft of a product copy has no errors, and each missing or invalid entry has an error at its field', () => {
  assert.deepEqual(fieldsWithError(copyErrors(draft)), [])
  const wrong = copyErrors({ name: ' ', handle: 'a/b', skus: ['', 'EU-1'] })
  assert.deepEqual(fieldsWithError(wrong), ['name', 'handle', 'sku 0', 'sku 1'])
})

test('a SKU that an earlier variant of the product copy already has is marked, in any letter case', () => {
  assert.deepEqual(copyErrors({ ...draft, skus: ['RAIL', 'OTHER', 'rail'] }).skus, [
    undefined,
    undefined,
    t.repeatedSku,
  ])
})

test('a path or SKU that the server refused is marked at its field', () => {
  assert.deepEqual(refusalErrors(draft, { code: 'handle_taken', details: {} }), { handle: t.handleTaken, skus: [] })
  const details = { site: 'USA', from: '/rail', to: '/hook' }
  const { handle } = refusalErrors(draft, { code: 'path_redirected', details })
  assert.match(handle ?? '', /a redirect already leads from \/rail to \/hook/)
  const { skus } = refusalErrors(draft, { code: 'sku_taken', details: { sku: 'rail-black-copy' } })
  assert.deepEqual(skus, [undefined, t.skuTaken('rail-black-copy')])
  assert.deepEqual(fieldsWithError(refusalErrors(draft, { code: 'product_not_found', details: {} })), [])
})
