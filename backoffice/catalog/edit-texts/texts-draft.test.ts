import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidFields } from '#backoffice/call/problems.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { ProductTexts } from '#domain/catalog/texts/product-texts.ts'
import { changesOf, incompleteFields, rebaseDraft, rejectedFields } from './texts-draft.ts'

const read: ProductTexts = {
  name: 'Iron plate',
  fact: 'Cast iron',
  lead: '',
  description: '<p>A plate.</p>',
  specification: [['Weight', '20 kg']],
  searchTitle: '',
  searchDescription: '',
}

test('only changed product text fields are saved; spaces and empty specification rows are not changes', () => {
  const edited: ProductTexts = {
    ...read,
    name: ' Iron plate ',
    specification: [
      ['Weight ', '20 kg'],
      ['', ' '],
    ],
  }
  assert.deepEqual(changesOf({ read, edited }), {})
  const lead = ' Cast in one piece.'
  assert.deepEqual(changesOf({ read, edited: { ...edited, lead } }), { lead: 'Cast in one piece.' })
})

test('a product needs a name, and a changed specification row needs both label and value', () => {
  const incompleteOf = (edited: Partial<ProductTexts>, from = read) =>
    incompleteFields(changesOf({ read: from, edited: { ...from, ...edited } }))
  const halfFilled: ProductTexts['specification'] = [['Weight', '']]
  assert.deepEqual(incompleteOf({}), [])
  assert.deepEqual(incompleteOf({ name: ' ', specification: halfFilled }), ['name', 'specification'])
  // An import had stored this incomplete row.
  assert.deepEqual(incompleteOf({ lead: 'Cast in one piece.' }, { ...read, specification: halfFilled }), [])
})

test('after a conflict, the unchanged fields of a draft get the newly stored texts', () => {
  const stored = { ...read, name: 'Steel plate', fact: 'Machined' }
  const draft = rebaseDraft({ read, edited: { ...read, name: 'Iron plate, pair' } }, stored)
  assert.deepEqual(draft, { read: stored, edited: { ...stored, name: 'Iron plate, pair' } })
})

test('a path that the server rejected is marked at the path field', () => {
  const paths = ['body.edited.lead', 'body.edited.specification.3.1', 'body.read.name']
  const error = new RefusalError(400, 'invalid_request', { fields: paths.map((path) => ({ path, rule: 'length' })) })
  assert.deepEqual(rejectedFields(invalidFields(error)), ['lead', 'specification'])
})
