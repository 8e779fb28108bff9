import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { announcementsOf, announcementText, isAnnouncementKey } from './announcements.ts'

test('the military mail notice is shown only on APO and needs no flag, while both promotions need a flag [PROMO-006]', () => {
  for (const site of sites) {
    const strips = announcementsOf(site)
    assert.equal(strips[0]?.name === 'apo_banner', site === 'APO', site)
    const flagged = strips.filter(({ isFlagged }) => isFlagged).map(({ name }) => name)
    assert.deepEqual(flagged, ['christmas_banner', 'matte_black_banner'])
  }
})

test('a shipping zone is hidden after its last order day, and the announcement is hidden after the last zone [PROMO-003]', () => {
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
  assert.deepEqual(at('2026-12-20T00:00Z'), { html: '', until: null })
  assert.deepEqual(announcementText([{ type: 'Hero', props: {} }, line('<p>Always</p>')], 0), {
    html: '<p>Always</p>',
    until: null,
  })
})

test('an announcement text is shown from its start time, which the bar reports as its next change [PROMO-003]', () => {
  const blocks = [{ type: 'Text', props: { id: 'sale', html: '<p>Sale</p>', from: 100, until: 200 } }]
  const at = (now: number) => announcementText(blocks, now)
  assert.deepEqual(
    [at(99), at(100), at(200)],
    [
      { html: '', until: 100 },
      { html: '<p>Sale</p>', until: 200 },
      { html: '', until: null },
    ],
  )
})

test('the key of a dismissed announcement consists only of its handle, a dot, and one character', () => {
  assert.deepEqual(
    ['above_header.k', 'matte_black_banner.0', 'above_header', 'above_header.kk', 'other.k', 'above_header.K'].map(
      isAnnouncementKey,
    ),
    [true, true, false, false, false, false],
  )
})

test("if there are several bars, the military notice comes first, then Christmas, matte black, and the editors' text [PROMO-001, PROMO-003]", () => {
  const names = (site: Site) => announcementsOf(site).map(({ name }) => name)
  assert.deepEqual(names('APO'), ['apo_banner', 'christmas_banner', 'matte_black_banner', 'above_header'])
  assert.deepEqual(names('USA'), ['christmas_banner', 'matte_black_banner', 'above_header'])
})
