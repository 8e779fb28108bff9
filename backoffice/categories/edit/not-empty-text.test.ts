import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notEmptyText } from './not-empty-text.ts'

test('the message for a category that is not empty names its products and subcategories', () => {
  const rest = 'Move them to another category first.'
  assert.equal(
    notEmptyText({ products: 1, subcategories: 2 }),
    `This category still has 1 product and 2 subcategories. ${rest}`,
  )
  assert.equal(notEmptyText({ products: 3, subcategories: 0 }), `This category still has 3 products. ${rest}`)
  assert.equal(notEmptyText({ products: 0, subcategories: 1 }), `This category still has 1 subcategory. ${rest}`)
})
