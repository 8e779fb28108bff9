import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { barLinks } from './bar-links.ts'

const departments = Array.from({ length: 9 }, (_, index) => ({ name: `D${index}`, url: `/d${index}` }))
const link = (label: string, dates: { from?: number; until?: number } = {}) => ({
  id: label,
  label,
  href: `/${label.toLowerCase()}`,
  ...dates,
})
const labels = (edited: readonly ReturnType<typeof link>[], now: number) =>
  barLinks('USA', departments, edited, now).links.map(({ label }) => label)

test('without links from editors, the link bar has six to eight links by site, departments first and The Index last [SHELL-020, REGION-004]', () => {
  const counts = sites.map((site) => barLinks(site, departments, [], 0).links.length)
  assert.deepEqual(counts, [8, 7, 6, 6, 6, 7])
  const { links, until } = barLinks('GBR', departments, [], 0)
  assert.deepEqual([links[0], links.at(-1)?.url, until], [{ label: 'D0', url: '/d0', badge: null }, '/theindex', null])
})

test('links from editors replace the departments in the link bar, in order and with badges [SHELL-020]', () => {
  const { links, until } = barLinks('USA', departments, [{ ...link('Racks'), badge: 'New' }, link('Bars')], 0)
  assert.deepEqual(links, [
    { label: 'Racks', url: '/racks', badge: 'New' },
    { label: 'Bars', url: '/bars', badge: null },
  ])
  assert.equal(until, null)
})

test('a link is shown in the link bar from its start time until its end time', () => {
  const edited = [link('Bars'), link('Gifts', { from: 100, until: 200 })]
  assert.deepEqual(
    [99, 100, 199, 200].map((now) => labels(edited, now)),
    [['Bars'], ['Bars', 'Gifts'], ['Bars', 'Gifts'], ['Bars']],
  )
  assert.deepEqual(labels([link('Gifts', { until: 200 })], 200), [])
})

test('the link bar reports its next change: the start of a later link or the end of a current one', () => {
  const edited = [link('Bars'), link('Gifts', { from: 100, until: 200 }), link('Sale', { from: 150.9 })]
  const next = [0, 100, 150.9, 200].map((now) => barLinks('USA', departments, edited, now).until)
  assert.deepEqual(next, [100, 150, 200, null])
})
