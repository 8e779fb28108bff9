import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceText, probabilityText, rateText, shareText } from './experiment-figures.ts'
import { texts } from './texts/en.ts'

test('experiment rates and shares are shown as percentages, and a missing rate as a dash', () => {
  assert.deepEqual([rateText(0.0312), rateText(0), rateText(null)], ['3.12%', '0.0%', '–'])
  assert.deepEqual([shareText(0.5), shareText(1 / 3)], ['50%', '33.3%'])
})

test("an experiment's chance to win is never shown as certain", () => {
  assert.deepEqual([0.9244, 0.9995, 0.0001, null].map(chanceText), ['92.4%', 'above 99.9%', 'below 0.1%', '–'])
  assert.deepEqual([0.000_12, 1e-12].map(probabilityText), ['0.012%', 'below 0.001%'])
})

test('the experiment page says that bots and visitors without consent are not counted', () => {
  assert.match(texts.method.visitors, /Bots and visitors without consent are not counted/)
})
