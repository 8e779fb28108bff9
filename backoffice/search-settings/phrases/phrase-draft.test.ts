import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '../texts/en.ts'
import { checkPhrase, moveProductUp, withProduct } from './phrase-draft.ts'

const draft = { phrase: ' plates ', pinned: [7], buried: [], redirect: '' }

test("a search phrase's settings need words, and a product or a redirect to a path in the store", () => {
  const t = texts.phrases
  assert.deepEqual(checkPhrase('USA', draft), {
    placement: { site: 'USA', phrase: 'plates', pinned: [7], buried: [], redirect: null },
    errors: {},
  })
  const errorsOf = (change: Partial<typeof draft>) => checkPhrase('USA', { ...draft, ...change }).errors
  assert.deepEqual(errorsOf({ phrase: '!!' }), { phrase: t.missingPhrase })
  assert.deepEqual(errorsOf({ redirect: '//evil.example' }), { redirect: t.badRedirect })
  assert.deepEqual(errorsOf({ redirect: '/gift-cards', pinned: [] }), {})
  assert.deepEqual(errorsOf({ pinned: [] }), { redirect: t.missingAny })
})

test('a product can be pinned or buried, but not both, and pinned products can be moved up', () => {
  assert.deepEqual(withProduct(draft, 'buried', 7), { ...draft, pinned: [], buried: [7] })
  assert.deepEqual(withProduct(draft, 'pinned', 9).pinned, [7, 9])
  assert.deepEqual(
    [moveProductUp([1, 2, 3], 3), moveProductUp([1, 2], 1)],
    [
      [1, 3, 2],
      [1, 2],
    ],
  )
})
