import assert from 'node:assert/strict'
import { test } from 'node:test'
import { objectPath } from './object-path.ts'

test('the audit log links a category to its page, and an object without a page to none', () => {
  assert.equal(objectPath('category', '10000'), '/categories/10000')
  assert.equal(objectPath('saved_view', '7'), null)
})

test('the audit log links an import of rates to the list of their kind', () => {
  assert.equal(objectPath('rate_import', 'tax'), '/settings/rates?kind=tax')
})
