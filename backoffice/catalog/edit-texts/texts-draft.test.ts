import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductTexts } from '#domain/catalog/texts/product-texts.ts'
import { hasChanges, incompleteFields, rebaseDraft, rejectedFields, textsToSave } from './texts-draft.ts'

const read: ProductTexts = {
  name: 'Iron plate',
  fact: 'Cast iron',
  lead: '',
  description: '<p>A plate.</p>',
  specification: [['Weight', '20 kg']],
}

test('spaces and empty specification rows are not saved and are not changes', () => {
  const edited: ProductTexts = {
    ...read,
    name: ' Iron plate ',
    specification: [
      ['Weight ', '20 kg'],
      ['', ' '],
    ],
  }
  assert.deepEqual(textsToSave(edited), read)
  assert.equal(hasChanges({ read, edited }), false)
  assert.equal(hasChanges({ read, edited: { ...read, lead: 'Cast in one piece.' } }), true)
})

test('a product needs a name, and a specification row needs both label and value', () => {
  assert.deepEqual(incompleteFields(read), [])
  assert.deepEqual(
    incompleteFields({
      ...read,
      name: ' ',
      specification: [
        ['Weight', ''],
        ['', ''],
      ],
    }),
    ['name', 'specification'],
  )
})

test('after a conflict, the draft keeps its own texts and takes those that it did not change', () => {
  const stored = { ...read, name: 'Steel plate', fact: 'Machined' }
  const draft = rebaseDraft({ read, edited: { ...read, name: 'Iron plate, pair' } }, stored)
  assert.deepEqual(draft, { read: stored, edited: { ...stored, name: 'Iron plate, pair' } })
})

test('a path that the server rejected belongs to its field', () => {
  assert.deepEqual(rejectedFields(['body.edited.specification.3.1']), ['specification'])
})
