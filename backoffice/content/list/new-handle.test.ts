import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handleProblem, suggestedHandle } from './new-handle.ts'

test('a page title suggests a handle of lowercase words', () => {
  const titles = ['Café & Öl 2026', '  How to: rack pulls  ', '—']
  assert.deepEqual(titles.map(suggestedHandle), ['cafe-ol-2026', 'how-to-rack-pulls', ''])
})

test('a new page cannot take a handle that is reserved for site sections or shared blocks', () => {
  const problems = ['care', 'header', 'block_hours', 'below_racks', 'Care', ''].map((each) =>
    handleProblem('page', each),
  )
  assert.deepEqual(problems, [null, 'reserved', 'reserved', 'reserved', 'wrong', 'wrong'])
  assert.equal(handleProblem('block', 'hours'), null)
})
