import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImportFile } from '../formats.ts'

const settings = { weightUnit: 'lb', picturesAt: '', site: 'USA', now: 0 } as const
function presentIn(...lines: string[]) {
  const file = readImportFile(
    lines.map((line) => line.split(',')),
    settings,
  )
  assert.ok('present' in file)
  return [...file.present].toSorted()
}

test("a file's columns are those in its header, in all three formats", () => {
  assert.deepEqual(presentIn('Handle,Title,Variant SKU,Variant Price'), ['handle', 'price', 'sku', 'title'])
  assert.deepEqual(presentIn('Type,SKU,Name,Regular price,Weight (lbs),Sale price'), [
    'compareAt',
    'grams',
    'handle',
    'price',
    'requiresShipping',
    'salePrice',
    'sku',
    'title',
  ])
  const magento = 'sku,product_type,name,price,additional_attributes'
  const plain = ['price', 'requiresShipping', 'sku', 'title']
  assert.deepEqual(presentIn(magento), plain)
  assert.deepEqual(presentIn(magento, 'A,simple,A,1.00,brand=Forge'), [...plain, 'vendor'])
})
