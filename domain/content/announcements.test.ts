import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { announcementsOf, announcementText } from './announcements.ts'

test('the military mail notice is shown only on APO and needs no flag, while both promotions need one [PROMO-006]', () => {
  for (const site of sites) {
    const strips = announcementsOf(site)
    assert.equal(strips[0]?.name === 'apo_banner', site === 'APO', site)
    const flagged = strips.filter(({ isFlagged }) => isFlagged).map(({ name }) => name)
    assert.deepEqual(flagged, ['christmas_banner', 'matte_black_banner'])
  }
})

test('a zone is hidden after its last order day, and the banner after the last zone [PROMO-003]', () => {
  const line = (html: string, until?: number) => ({ type: 'Text', props: { id: html, html, until } })
  const blocks = [
    line('<p>Islands</p>', Date.parse('2026-12-12T00:00Z')),
    line('<p>Mainland</p>', Date.parse('2026-12-20T00:00Z')),
  ]
  const at = (moment: string) => announcementText(blocks, Date.parse(moment))
  assert.deepEqual(at('2026-12-01T00:00Z'), {
    html: '<p>Islands</p><p>Mainland</p>',
    until: Date.parse('2026-12-12T00:00Z'),
  })
  assert.deepEqual(at('2026-12-12T00:00Z'), { html: '<p>Mainland</p>', until: Date.parse('2026-12-20T00:00Z') })
  assert.equal(at('2026-12-20T00:00Z'), null)
  assert.deepEqual(announcementText([{ type: 'Hero', props: {} }, line('<p>Always</p>')], 0), {
    html: '<p>Always</p>',
    until: null,
  })
})
