import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeTexts, type ProductTexts } from './product-texts.ts'

const read: ProductTexts = {
  name: 'Iron plate',
  fact: 'Cast iron',
  lead: '',
  description: '<p>A plate.</p>',
  specification: [['Weight', '20 kg']],
  searchTitle: '',
  searchDescription: '',
}

test('edits to different text fields of a product are merged', () => {
  const stored = { ...read, fact: 'Cast iron, machined' }
  const edited: ProductTexts = { ...read, name: 'Iron plate, pair', specification: [['Weight', '2 × 20 kg']] }
  assert.deepEqual(mergeTexts(stored, { read, edited }), {
    texts: { ...stored, name: edited.name, specification: edited.specification },
    conflicts: [],
  })
})

test('a product text field that someone else changed to a different text is a conflict and is not overwritten', () => {
  const stored: ProductTexts = { ...read, name: 'Steel plate', specification: [['Weight', '45 lb']] }
  const edited: ProductTexts = { ...read, name: 'Iron plate, pair', lead: 'Sold in pairs.', specification: [] }
  const { texts, conflicts } = mergeTexts(stored, { read, edited })
  assert.deepEqual(conflicts, ['name', 'specification'])
  assert.deepEqual(
    [texts.name, texts.lead, texts.specification],
    ['Steel plate', 'Sold in pairs.', [['Weight', '45 lb']]],
  )
})

test('a repeated product text edit is not a conflict', () => {
  const edited = { ...read, name: 'Iron plate, pair' }
  assert.deepEqual(mergeTexts(edited, { read, edited }), { texts: edited, conflicts: [] })
})
