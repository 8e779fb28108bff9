import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatChance, formatProbability, formatRate, formatShare } from './experiment-figures.ts'
import { texts } from './texts/en.ts'

test('experiment rates and shares are shown as percentages, and a missing rate as a dash', () => {
  assert.deepEqual([formatRate(0.0312), formatRate(0), formatRate(null)], ['3.12%', '0.0%', '–'])
  assert.deepEqual([formatShare(0.5), formatShare(1 / 3)], ['50%', '33.3%'])
})

test("an experiment's chance to win is never shown as certain", () => {
  assert.deepEqual([0.9244, 0.9995, 0.0001, null].map(formatChance), ['92.4%', 'above 99.9%', 'below 0.1%', '–'])
  assert.deepEqual([0.000_12, 1e-12].map(formatProbability), ['0.012%', 'below 0.001%'])
})

test('the experiment page says that bots and visitors without consent are not counted', () => {
  assert.match(texts.method.visitors, /Bots and visitors without consent are not counted/)
})
