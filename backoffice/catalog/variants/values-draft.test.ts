import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonSkuPrefix, plannedVariants } from './values-draft.ts'

const options = [
  { code: 'color', label: 'Color', values: ['Red'] },
  { code: 'length', label: 'Length', values: ['1 m', '2 m'] },
]

test('the SKUs of the new variants are shown before they are created', () => {
  assert.deepEqual(plannedVariants(options, { option: 'color', values: 'Black\n\n', sku: ' RAIL ' }), [
    'RAIL-BLACK-1-M',
    'RAIL-BLACK-2-M',
  ])
  assert.equal(plannedVariants(options, { option: 'color', values: ' ', sku: 'RAIL' }), 'missing_value')
  assert.equal(plannedVariants(options, { option: 'color', values: 'red', sku: 'RAIL' }), 'repeated_value')
})

test('new SKUs start with the common prefix of the stored SKUs', () => {
  assert.equal(commonSkuPrefix(['RAIL-BLACK', 'RAIL-BLUE', 'RAIL-RED']), 'RAIL')
  assert.equal(commonSkuPrefix(['IW-RAIL-BLACK', 'IW-RAIL-BLUE']), 'IW-RAIL')
  assert.equal(commonSkuPrefix(['RAIL-RED']), 'RAIL')
  assert.equal(commonSkuPrefix(['A1', 'B2']), 'A1')
})
