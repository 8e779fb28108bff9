import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '#platform/fast-check-for-tests.ts'
import { editsBetween, lettersIn, canBeNear, maxEdits } from './typing-errors.ts'

test('short words and numbers allow no typos, words from four letters allow one, and words from seven letters allow two', () => {
  assert.deepEqual(['bar', '4500', 'rack', 'bumper', 'collars'].map(maxEdits), [0, 0, 1, 1, 2])
})

test('a missing, extra, wrong, or swapped letter counts as one typo', () => {
  for (const typed of ['bumpr', 'bummper', 'bunper', 'bupmer']) assert.equal(editsBetween(typed, 'bumper', 2), 1, typed)
  assert.equal(editsBetween('kettelbel', 'kettlebell', 2), 2)
  assert.equal(editsBetween('xylophone', 'telephone', 2), 3)
})

test('the rest of a word after the entered part does not count as a typo', () => {
  assert.equal(editsBetween('kettelb', 'kettlebell', 2, true), 1)
  assert.equal(editsBetween('kettl', 'kettlebell', 2, true), 0)
  assert.equal(editsBetween('kettl', 'kettlebell', 2), 3)
})

/** A readable implementation of optimal string alignment, used as a reference. */
function alignment(a: string, b: string): number {
  const known = new Map<string, number>()
  const edits = (i: number, j: number): number => {
    if (Math.min(i, j) === 0) return Math.max(i, j)
    const key = `${i} ${j}`
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const min =
      known.get(key) ??
      Math.min(
        edits(i - 1, j) + 1,
        edits(i, j - 1) + 1,
        edits(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        isSwap ? edits(i - 2, j - 2) + 1 : Infinity,
      )
    known.set(key, min)
    return min
  }
  return edits(a.length, b.length)
}
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 })

test('letter edits are counted exactly up to the limit, and beyond the limit as the limit plus one', () =>
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      assert.equal(editsBetween(a, b, max), Math.min(alignment(a, b), max + 1))
      const begun = Math.min(...Array.from({ length: b.length + 1 }, (_, end) => alignment(a, b.slice(0, end))))
      assert.equal(editsBetween(a, b, max, true), Math.min(begun, max + 1))
    }),
    { numRuns: 2_000 },
  ))

test('the letter filter never rejects a word within the edit limit', () =>
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), fc.boolean(), (a, b, max, isBegun) => {
      if (editsBetween(a, b, max, isBegun) <= max) assert.ok(canBeNear(lettersIn(a), lettersIn(b), max, isBegun))
    }),
    { numRuns: 2_000 },
  ))
