import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SiteAmounts } from '../../product-entry.ts'
import { mergeOptionAmounts } from './merge-option-amounts.ts'

const option = (title: string, price: SiteAmounts) =>
  ({
    id: '1',
    title,
    type: 'radio',
    isRequired: true,
    price,
    sku: '',
    values: [{ id: '1-1', title, price, sku: '' }],
  }) as const

test('importing option prices for one site preserves the stored prices for other sites, matched by option title', () => {
  const stored = [option('Grip', { USA: 100, CAN: 150, GBR: 90 })]
  assert.deepEqual(mergeOptionAmounts([option('Grip', { CAN: 160 }), option('New', { CAN: 5 })], stored, 'CAN'), [
    option('Grip', { USA: 100, CAN: 160, GBR: 90 }),
    option('New', { CAN: 5 }),
  ])
})

test('importing option prices for several sites replaces all stored option prices', () => {
  const brought = [option('Grip', { USA: 100, CAN: 160 })]
  assert.deepEqual(mergeOptionAmounts(brought, [option('Grip', { GBR: 90 })], 'CAN'), brought)
})
