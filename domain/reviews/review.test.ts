import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeLine } from '#domain/address/typed/normalize-line.ts'
import { cleanText, reviewProblems, displayedName } from './review.ts'

const draft = { stars: 4, title: 'Holds', text: 'It holds, and has held for a year.', author: 'Jo B.' }

test('a complete review has no problems, and every missing or overlong field is reported', () => {
  assert.deepEqual(reviewProblems(draft), [])
  const nothing = { stars: Number.NaN, title: ' ', text: 'short', author: '' }
  assert.deepEqual(reviewProblems(nothing), ['stars', 'title', 'text', 'author'])
  for (const stars of [0, 6, 3.5, -1]) assert.deepEqual(reviewProblems({ ...draft, stars }), ['stars'], String(stars))
  assert.deepEqual(reviewProblems({ ...draft, title: 'x'.repeat(101) }), ['title'])
  assert.deepEqual(reviewProblems({ ...draft, text: 'x'.repeat(4_001) }), ['text'])
  assert.deepEqual(reviewProblems({ ...draft, author: 'x'.repeat(41) }), ['author'])
})

test('whitespace does not count toward the minimum length', () => {
  assert.deepEqual(reviewProblems({ ...draft, text: `a${' '.repeat(40)}b` }), ['text'])
})

test('a single-line review field contains no line breaks, and a review text contains at most one empty line between paragraphs', () => {
  assert.equal(normalizeLine('  two\n words\t here '), 'two words here')
  assert.equal(cleanText('  One.  \r\n\r\n\n\n Two  three.\n\n'), 'One.\n\nTwo three.')
})

test("a customer's name is shown as first name and last initial", () => {
  assert.equal(displayedName({ firstname: 'Robin', lastname: 'vale' }), 'Robin V.')
  assert.equal(displayedName({ firstname: ' Robin ', lastname: ' ' }), 'Robin')
  assert.equal(displayedName({ firstname: 'R'.repeat(80), lastname: 'V' }).length, 40)
})
