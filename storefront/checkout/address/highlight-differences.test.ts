import assert from 'node:assert/strict'
import { test } from 'node:test'
import { highlightDifferences } from './highlight-differences.ts'

test('only the words that differ between two addresses are marked', () => {
  const entered = ['12 Forge Street', 'COLUMBUS, NY 43215', 'United States']
  const suggested = ['12 Forge Street', 'Columbus, OH 43215', 'United States']
  const marked = (lines: string[], other: string[]) =>
    highlightDifferences(lines, other).flatMap((line) => line.flatMap(({ text, isOther }) => (isOther ? [text] : [])))
  assert.deepEqual(marked(suggested, entered), ['Columbus', 'OH'])
  assert.deepEqual(marked(entered, suggested), ['COLUMBUS', 'NY'])
  assert.deepEqual(
    highlightDifferences(suggested, entered).map((line) => line.map(({ text }) => text).join('')),
    suggested,
  )
})
