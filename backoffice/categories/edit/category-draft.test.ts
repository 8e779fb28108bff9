import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Category } from '../category-types.ts'
import { bodyOf, draftOf, isChanged, rebaseDraft, unnamed } from './category-draft.ts'

const picture = { base: '/media/plates', alt: 'Plates', width: 800, height: 600, widths: [800] }
const stored: Category = {
  id: 1,
  parentId: null,
  name: 'Plates',
  handle: 'plates',
  text: 'Iron and rubber.',
  picture,
  facets: ['material'],
  attributes: ['material', 'weight'],
  translations: { de: { name: 'Scheiben', text: '' } },
  products: 2,
  subcategories: 0,
  version: 3,
}
const draft = draftOf(stored)
const edit = (change: Partial<typeof draft.edited>) => ({ ...draft, edited: { ...draft.edited, ...change } })

test('an unedited category is saved as it is stored', () => {
  const { name, text, facets, translations } = stored
  assert.deepEqual(bodyOf(draft.edited), { name, text, picture: '/media/plates', facets, translations })
  assert.equal(draft.version, 3)
})

test('leading and trailing spaces and another description of the same picture are no change', () => {
  assert.equal(isChanged(edit({ name: ' Plates ', picture: { ...picture, alt: 'Iron' } })), false)
  assert.equal(isChanged(edit({ picture: null })), true)
  assert.equal(isChanged(edit({ facets: [] })), true)
})

test('an emptied translation is removed, and a new one is added', () => {
  const { edited } = edit({ de: { name: '', text: ' ' }, fr: { name: 'Disques', text: 'Fonte.' } })
  assert.deepEqual(bodyOf(edited).translations, { fr: { name: 'Disques', text: 'Fonte.' } })
})

test('a category and each of its translations need a name', () => {
  assert.deepEqual(unnamed(draft), [])
  assert.deepEqual(unnamed(edit({ name: ' ', es: { name: '', text: 'Hierro.' } })), ['en', 'es'])
})

test('after a conflict, edited fields stay, and the others get the newly stored values', () => {
  const current = { ...stored, name: 'Weight plates', text: 'Steel.', facets: ['weight'], version: 4 }
  const rebased = rebaseDraft(edit({ name: 'Iron plates', nl: { name: 'Schijven', text: '' } }), current)
  assert.equal(rebased.version, 4)
  assert.deepEqual(bodyOf(rebased.edited), {
    name: 'Iron plates',
    text: 'Steel.',
    picture: '/media/plates',
    facets: ['weight'],
    translations: { de: { name: 'Scheiben', text: '' }, nl: { name: 'Schijven', text: '' } },
  })
  assert.deepEqual(bodyOf(rebased.read), bodyOf(draftOf(current).read))
})
