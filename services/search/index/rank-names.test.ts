import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { wordCollator } from '#domain/search/select.ts'
import { rankNames } from './rank-names.ts'

test('product name ranks have the same order as the names, and equal names have equal ranks', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', maxLength: 4 }), { maxLength: 50 }), async (names) => {
      const places = await rankNames(names)
      for (const [a, one] of names.entries())
        for (const [b, other] of names.entries())
          assert.equal(Math.sign(places[a]! - places[b]!), Math.sign(wordCollator.compare(one, other)))
    }),
  ))

test('thousands of names, sorted in separate runs, get the correct ranks', async () => {
  const names = Array.from({ length: 9_001 }, (_, index) => `name ${(index * 7_919) % 9_001}`)
  const places = await rankNames(names)
  const inOrder = names.toSorted(wordCollator.compare)
  assert.deepEqual(
    [...places],
    names.map((name) => inOrder.indexOf(name)),
  )
})
