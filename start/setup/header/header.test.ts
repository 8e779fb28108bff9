import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkBlocks } from '#contract/content-blocks.ts'
import type { Block } from '#domain/content/block.ts'
import { headerHandle } from '#domain/content/page-path.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { applyContent } from '../apply-content.ts'
import { readSetup } from '../setup-file.ts'
import { announcementBlocks, headerBlocks } from './header-blocks.ts'

const base = `
brand = "North Forge"
contact = "help@northforge.example"
card_page = "https://cards.northforge.example"
[sites.USA]
address = "https://northforge.example"
seller = ["North Forge LLC"]
[sites.GBR]
address = "https://uk.northforge.example"
seller = ["North Forge Ltd"]
`
const header = `
[[menu]]
label = "Everything"
categories = ["weights"]
[[links]]
label = "Gift guide"
path = "/bars"
badge = "New"
from = "2026-11-01"
until = "2026-12-24T12:00:00Z"
[[links]]
label = "Pickup"
path = "/plates"
sites = ["USA"]
[[announcements]]
text = "Bars & plates ship <today>."
link = "/bars"
link_label = "See bars"
sites = ["GBR"]
`
function setupOf(toml: string) {
  const read = readSetup(toml)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read
}

test('a setup file can define menu groups and dated links in the header bar, each for certain sites', () => {
  const setup = setupOf(base + header)
  const [usa, gbr] = [headerBlocks(setup, 'USA', []), headerBlocks(setup, 'GBR', [])]
  assert.deepEqual(checkBlocks(usa).problems, [])
  assert.deepEqual(gbr, [
    { type: 'MenuSection', props: { id: 'menu-1', label: 'Everything', categories: ['weights'] } },
    {
      type: 'BarLink',
      props: {
        id: 'link-1',
        label: 'Gift guide',
        href: '/bars',
        badge: 'New',
        from: Date.UTC(2026, 10, 1),
        until: Date.UTC(2026, 11, 24, 12),
      },
    },
  ])
  assert.equal(usa?.length, 3)
})

test('an announcement in a setup file is shown as text, not HTML', () => {
  const setup = setupOf(base + header)
  assert.deepEqual(announcementBlocks(setup, 'USA'), [])
  assert.deepEqual(announcementBlocks(setup, 'GBR')?.[0]?.props, {
    id: 'announcement-1',
    html: '<p>Bars &amp; plates ship &lt;today&gt;. <a href="/bars">See bars</a></p>',
  })
})

test('an invalid day, an unknown site, and an incomplete link are reported with their key paths', () => {
  const wrong = header
    .replace('2026-11-01', 'November 1')
    .replace('["USA"]', '["US"]')
    .replace('link_label = "See bars"\n', '')
  const read = readSetup(base + wrong)
  assert.deepEqual('problems' in read && read.problems.map((problem) => problem.split(':')[0]), [
    'links.0.from',
    'links.1.sites.0',
    'announcements.0',
  ])
})

test('the setup stores the header, and later runs without header keys preserve the stored header', async () => {
  const { db, visit } = await openTestShop()
  const apply = (toml: string) => db.transaction((tx) => applyContent(tx, setupOf(toml), '/nowhere'))
  const isHeader = (change: string) => /^(?:header|announcement) /.test(change)
  assert.deepEqual((await apply(base + header)).changed.filter(isHeader), [
    'header of USA',
    'announcement of USA',
    'header of GBR',
    'announcement of GBR',
  ])
  assert.deepEqual((await apply(base)).changed.filter(isHeader), [])
  const { menu } = await visit('GBR').call('GET /svc_content/cms/header', {})
  assert.deepEqual(
    menu.map(({ label }) => label),
    ['Everything'],
  )
  assert.equal((await visit('GBR').call('GET /svc_content/cms/strip', {})).bar?.name, 'above_header')
})

const menuOnly = header.slice(0, header.indexOf('[[links]]'))
const linksOnly = header.slice(header.indexOf('[[links]]'), header.indexOf('[[announcements]]'))

test('a setup with only a menu preserves the bar links made by editors, and a setup with only links preserves their menu', async () => {
  const { db, visit } = await openTestShop()
  const apply = (toml: string) => db.transaction((tx) => applyContent(tx, setupOf(base + toml), '/nowhere'))
  const link: Block = { type: 'BarLink', props: { id: 'sale', label: 'Sale', href: '/bars' } }
  const section: Block = { type: 'MenuSection', props: { id: 'strength', label: 'Strength', categories: ['weights'] } }
  const store = (content: Block[]) =>
    db.transaction((tx) => publishPage(tx, 'GBR', { handle: headerHandle, title: 'Header', description: '', content }))
  const shown = async () => {
    const { menu, links } = await visit('GBR').call('GET /svc_content/cms/header', {})
    return [menu.map(({ label }) => label), links.map(({ label }) => label)]
  }
  await store([section, link])
  await apply(menuOnly)
  await apply(menuOnly)
  assert.deepEqual(await shown(), [['Everything'], ['Sale']])
  await store([section, link])
  await apply(linksOnly.replace(/from.*\nuntil.*\n/, ''))
  assert.deepEqual(await shown(), [['Strength'], ['Gift guide']])
})
