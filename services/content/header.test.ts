import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#domain/content/block.ts'
import { headerHandle } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { testCategories } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { publishPage } from './publish-page.ts'
import { readAnnouncement } from './steps.ts'
import { readHeader } from './header.ts'

const { db, deps, clock, visit } = await openTestShop()
const day = 24 * 60 * 60 * 1000
const rowers = { ...testCategories[1]!, id: 4, handle: 'rowers', name: 'Rowers', parent: null, position: 2 }
await db.transaction((tx) => saveCategories(tx, [...testCategories, rowers], () => null))

const put = (handle: string, content: readonly Block[], site: Site = 'USA') =>
  db.transaction((tx) => publishPage(tx, site, { handle, title: handle, description: '', content }))
const header = (site: Site = 'USA') => visit(site).call('GET /svc_content/cms/header', {})
const bar = (label: string, href: string, more: object = {}): Block => ({
  type: 'BarLink',
  props: { id: label, label, href, ...more },
})
const picture = { name: 'rack', alt: 'A rack', base: '/media/demo/rack', width: 600, height: 400, widths: [308, 600] }

test('without a header page from editors, the menu and the link bar list the categories that the site sells', async () => {
  const { departments, menu, links, until } = await header()
  assert.deepEqual(departments, [{ name: 'Weights', url: '/weights' }])
  assert.deepEqual(menu, [
    {
      label: 'Weights',
      url: '/weights',
      groups: [
        { label: 'Plates', url: '/plates', links: [] },
        { label: 'Bars', url: '/bars', links: [] },
      ],
      promo: null,
    },
  ])
  assert.deepEqual(
    links.map(({ url }) => url),
    ['/weights', '/theindex'],
  )
  assert.equal(until, null)
})

test("editors define the menu's sections, each with a promotion, and the links in each site's bar [SHELL-019, SHELL-020]", async () => {
  const promo = { label: 'How to choose', href: '/theindex', picture }
  await put(headerHandle, [
    { type: 'MenuSection', props: { id: 'all', label: 'Everything', categories: ['weights', 'rowers'], promo } },
    { type: 'MenuSection', props: { id: 'none', label: 'Rowers', categories: ['rowers'] } },
    bar('Bars', '/bars', { badge: 'New' }),
    bar('Rowers', '/rowers'),
  ])
  const { menu, links } = await header()
  const { base, alt, width, height, widths } = picture
  assert.deepEqual(menu, [
    {
      label: 'Everything',
      url: '/weights',
      groups: [
        {
          label: 'Weights',
          url: '/weights',
          links: [
            { label: 'Plates', url: '/plates' },
            { label: 'Bars', url: '/bars' },
          ],
        },
      ],
      promo: { label: 'How to choose', url: '/theindex', picture: { base, alt, width, height, widths } },
    },
  ])
  assert.deepEqual(links, [{ label: 'Bars', url: '/bars', badge: 'New' }])
  assert.notDeepEqual((await header('CAN')).links, links)
})

test("the server's clock determines the links in the bar, and the response contains the time of the next change", async () => {
  const [from, until] = [clock() + day, clock() + 2 * day]
  await put(headerHandle, [bar('Bars', '/bars'), bar('Gifts', '/plates', { from, until })], 'AUS')
  const shown = async () => {
    const { links, until: next } = await readHeader(deps, 'AUS', clock(), () => {})
    return [links.map(({ label }) => label), next]
  }
  assert.deepEqual(await shown(), [['Bars'], from])
  clock.set(from)
  assert.deepEqual(await shown(), [['Bars', 'Gifts'], until])
  clock.set(until)
  assert.deepEqual(await shown(), [['Bars'], null])
})

test('the header depends on the route tag until editors store a header page, and on the page tag afterwards', async () => {
  const tagsOf = async () => {
    const tags: string[] = []
    await readHeader(deps, 'GBR', clock(), (...named) => tags.push(...named))
    return tags
  }
  assert.deepEqual(await tagsOf(), ['GBR:tree', 'GBR:route:/header'])
  await put(headerHandle, [bar('Bars', '/bars')], 'GBR')
  assert.match((await tagsOf())[1]!, /^GBR:page:\d+$/)
})

test('a page with an announcement bar expires when a higher-priority bar starts', async () => {
  const from = clock() + day
  const text = (id: string, dates: object = {}): Block => ({
    type: 'Text',
    props: { id, html: `<p>${id}</p>`, ...dates },
  })
  await put('apo_banner', [text('mail', { from })], 'APO')
  await put('above_header', [text('shipping')], 'APO')
  const strip = (now: number) => readAnnouncement(deps, 'APO', now)
  const early = await strip(from - 1)
  assert.deepEqual([early.bar?.name, early.until], ['above_header', from])
  assert.deepEqual((await strip(from)).bar?.html, '<p>mail</p>')
})

test('the key of a closed announcement bar changes only when the text of the bar changes [SHELL-011]', async () => {
  const read = async () => (await readAnnouncement(deps, 'EUR', clock())).bar?.key
  const store = (html: string) => put('above_header', [{ type: 'Text', props: { id: 'text', html } }], 'EUR')
  await store('<p>Free shipping in March</p>')
  const first = await read()
  assert.equal(await read(), first)
  await store('<p>Free shipping in April</p>')
  assert.notEqual(await read(), first)
  assert.match(first!, /^above_header\.[0-9a-z]$/)
})
