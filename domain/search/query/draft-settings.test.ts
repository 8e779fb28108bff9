import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withDraftPins, withDraftSynonym } from './draft-settings.ts'

const row = (site: 'USA' | null, phrase: string, means: string) => ({
  site,
  language: 'en',
  phrase,
  means,
  isTwoWay: false,
})
const draft = (site: 'USA' | 'CAN' | null, means: string[]) => ({
  synonym: { site, language: 'en', phrase: 'Disc', means, isTwoWay: true },
})
const stored = [row(null, 'disc', 'plate'), row('USA', 'disc', 'bumper'), row(null, 'pole', 'barbell')]
const meansOf = (settings: ReturnType<typeof draft>) =>
  withDraftSynonym(stored, settings, 'USA').map(({ phrase, means }) => `${phrase} ${means}`)

test('a search settings draft replaces only the meanings of its phrase in its language and on its site', () => {
  assert.deepEqual(meansOf(draft(null, ['disk'])), ['disc bumper', 'pole barbell', 'disc disk'])
  assert.deepEqual(meansOf(draft('USA', [])), ['disc plate', 'pole barbell'])
  assert.deepEqual(meansOf(draft('CAN', ['disk'])), ['disc plate', 'disc bumper', 'pole barbell'])
})

test('a search settings draft replaces the pins of all spellings of its phrase', () => {
  const pins = [
    { key: 'plate', productId: 1, position: 1 },
    { key: 'bar', productId: 2, position: 1 },
  ]
  const placement = { phrase: 'Plates', pinned: [7, 8], buried: [9] }
  assert.deepEqual(
    withDraftPins(pins, { placement }).map(({ key, productId, position }) => [key, productId, position]),
    [
      ['bar', 2, 1],
      ['plate', 7, 1],
      ['plate', 8, 2],
      ['plate', 9, 0],
    ],
  )
  assert.deepEqual(withDraftPins(pins, {}), pins)
})
