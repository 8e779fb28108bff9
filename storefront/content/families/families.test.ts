import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { Block } from '#domain/content/block.ts'
import { siteSettings } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { saveTerms } from '#services/catalog/translations/save-translation.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { germanContextOf, pageContextOf } from '#storefront/page/page-for-tests.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { BlockView, StoredBlock } from '../blocks.ts'
import { loadBlocks, loadPage } from '../load-page.ts'
import { faqJsonLd } from './faq-json-ld.ts'

const shop = await openTestShop([
  testProduct(7, 'garage-bar', {
    specification: [
      ['Weight', '20 kg'],
      ['Length', '2200 mm'],
    ],
  }),
  testProduct(8, 'power-bar', {
    specification: [
      ['Weight', '20 kg'],
      ['Knurl', 'Firm'],
    ],
  }),
  testProduct(9, 'sled', { variants: [testVariant('IW-9', { prices: priceEverywhere(20_000, 15_000) })] }),
])
const insertPost = statement(
  'test.posts',
  `insert into post (id, slug, title, excerpt, content, blocks, format, category_ids, tag_ids, published_at)
   select n, 'post-' || n, 'Post ' || n, '', '', '[]', 'standard', array[104 + n], array[n], '2026-01-01'::timestamptz + n * interval '1 day'
   from generate_series(1, 4) n`,
)
await shop.db.run(insertPost, [])

const context = pageContextOf(shop.visit(), 'USA')
const load = (blocks: readonly object[], within: PageContext = context) =>
  loadBlocks(within, blocks as readonly StoredBlock[], (id) => `/__frame/block/here/${id}`)
const one = async <Type extends BlockView['type']>(type: Type, props: object) => {
  const [view] = await load([{ type, props: { id: 'one', heading: 'One', ...props } }])
  return view as Extract<BlockView, { type: Type }> | undefined
}

test("deals are the site's discounted products, with a link to all of them", async () => {
  const deals = await one('Deals', {})
  assert.deepEqual(
    deals?.cards.map(({ url }) => url),
    ['/sled'],
  )
  assert.deepEqual(deals.link, { label: 'All deals', to: '/deals' })
})

test('a block without data is omitted: no deals, no posts, fewer than two products, or an unknown newsletter list', async () => {
  const call: PageContext['call'] = (name, ...rest) =>
    /search-rec|posts/.test(name)
      ? Promise.reject(new RefusalError(503, 'service_unavailable'))
      : context.call(name, ...rest)
  const away = { ...context, call, warn: () => {} }
  const head = { heading: 'One' }
  const blocks = [
    { type: 'Deals', props: { id: 'deals', ...head } },
    { type: 'Posts', props: { id: 'posts', ...head } },
    { type: 'Comparison', props: { id: 'bars', ...head, handles: ['garage-bar', 'unknown-bar'] } },
    { type: 'NewsletterBand', props: { id: 'mail', ...head, text: '', list: 'no-such-list' } },
    { type: 'Map', props: { id: 'map', ...head, address: ['1 Foundry Road'], latitude: 1, longitude: 2 } },
  ]
  assert.deepEqual(
    (await load(blocks, away)).map(({ id }) => id),
    ['map'],
  )
})

test('a posts block shows the newest posts, the posts in a category or tag, or the selected posts in order', async () => {
  const titles = async (props: object) => (await one('Posts', props))?.posts.map(({ title }) => title)
  assert.deepEqual(await titles({}), ['Post 4', 'Post 3', 'Post 2'])
  assert.deepEqual(await titles({ max: 1 }), ['Post 4'])
  assert.deepEqual(await titles({ category: 106 }), ['Post 2'])
  assert.deepEqual(await titles({ tag: 3 }), ['Post 3'])
  assert.deepEqual(await titles({ slugs: ['post-1', 'no-such-post', 'post-3'] }), ['Post 1', 'Post 3'])
})

test('a comparison block has a row for each attribute that any product has, or only the rows that editors choose', async () => {
  const handles = ['garage-bar', 'power-bar']
  const all = await one('Comparison', { handles })
  assert.deepEqual(
    all?.products.map(({ url }) => url),
    ['/garage-bar', '/power-bar'],
  )
  assert.deepEqual(
    all.rows.map(({ label }) => label),
    ['Weight', 'Length', 'Knurl'],
  )
  assert.deepEqual(all.rows[2]?.values, [null, 'Firm'])
  const chosen = await one('Comparison', { handles, rows: ['Knurl', 'Color'] })
  assert.deepEqual(
    chosen?.rows.map(({ label }) => label),
    ['Knurl'],
  )
})

test('a comparison block finds its rows by English label, and shows labels and values in German', async () => {
  const terms = { Weight: 'Gewicht', Knurl: 'Rändelung', Firm: 'Griffig' }
  await shop.db.transaction((tx) => saveTerms(tx, 'de', new Map(Object.entries(terms))))
  const inGerman = germanContextOf(shop.visit('EUR'))
  const props = { id: 'one', heading: 'One', handles: ['garage-bar', 'power-bar'] }
  const rowsOf = async (rows: object) => {
    const [view] = await load([{ type: 'Comparison', props: { ...props, ...rows } }], inGerman)
    return view?.type === 'Comparison' ? view.rows : []
  }
  const knurl = { label: 'Rändelung', values: [null, 'Griffig'] }
  assert.deepEqual(await rowsOf({ rows: ['Knurl', 'Color'] }), [knurl])
  const labels = (await rowsOf({})).map(({ label }) => label)
  assert.deepEqual(labels, ['Gewicht', 'Length', 'Rändelung'])
})

test('all blocks of a page share one call for product cards and one call for deals', async () => {
  const names: string[] = []
  const call: PageContext['call'] = (name, ...rest) => {
    names.push(name)
    return context.call(name, ...rest)
  }
  const deals = (id: string) => ({ type: 'Deals', props: { id, heading: 'Deals' } })
  const bars = { type: 'Comparison', props: { id: 'bars', heading: 'Bars', handles: ['garage-bar', 'power-bar'] } }
  const row = { type: 'Products', props: { id: 'row', heading: 'Row', handles: ['sled'] } }
  assert.equal((await load([deals('one'), bars, row, deals('two')], { ...context, call })).length, 4)
  const count = (wanted: string) => names.filter((name) => name === wanted).length
  assert.deepEqual([count('GET /svc_content/cards'), count('POST /api/search-rec/3')], [1, 1])
})

test('the questions in all FAQ blocks of a page form one FAQPage in structured data', async () => {
  const question = (text: string) => ({ question: text, html: `<p>${text}</p>` })
  const blocks = await load([
    { type: 'Faq', props: { id: 'one', heading: 'One', questions: [question('Why?')] } },
    { type: 'Faq', props: { id: 'two', heading: 'Two', questions: [question('How?')] } },
  ])
  const { '@type': type, mainEntity } = faqJsonLd(blocks) as { '@type': string; mainEntity: { name: string }[] }
  assert.deepEqual([type, mainEntity.map(({ name }) => name)], ['FAQPage', ['Why?', 'How?']])
  assert.equal(faqJsonLd(await load([{ type: 'Text', props: { id: 'text', html: '' } }])), null)
})

test("page data contains an Html block's frame URL but none of its code, even in a shared block", async () => {
  const html = {
    type: 'Html' as const,
    props: { id: 'sum', title: 'Sum', html: '<b>secret</b>', js: 'secret()', height: 90 },
  }
  await shop.db.transaction((tx) =>
    publishPage(tx, 'USA', { handle: 'block_sums', title: 'Sums', description: '', content: [html] }),
  )
  const views = await load([html, { type: 'Shared', props: { id: 'shared', name: 'sums' } }])
  const sources = views.map((view) => view.type === 'Html' && view.src)
  assert.deepEqual(sources, ['/__frame/block/here/sum', '/__frame/block/block_sums/sum'])
  assert.doesNotMatch(JSON.stringify(views), /secret/)
})

test('a block of any type with a locale condition is shown only in that locale', async () => {
  const german = { conditions: { locales: ['de-DE'] } }
  const props = { heading: 'One', text: '', html: '<p>x</p>', title: 'x', picture: { alt: '' }, height: 90, ...german }
  const all = {
    Deals: {},
    Posts: {},
    Story: {},
    Video: { host: 'vimeo', videoId: '76979871' },
    Comparison: { handles: ['garage-bar', 'power-bar'] },
    Faq: { questions: [{ question: 'Why?', html: '<p>So.</p>' }] },
    NewsletterBand: {},
    Picture: { picture: { alt: 'A yard', base: '/media/import/a', width: 360, height: 240, widths: [360] } },
    Quote: { text: 'Steel.' },
    Map: { address: ['x'], latitude: 1, longitude: 2 },
    Html: {},
  }
  const blocks = Object.entries(all).map(([type, own]) => ({ type, props: { id: type, ...props, ...own } }))
  const locale = siteSettings.EUR.locales.find(({ tag }) => tag === 'de-DE')!
  const inGerman = { ...context, shop: { ...context.shop, locale } }
  assert.deepEqual(await load(blocks), [])
  assert.deepEqual(
    (await load(blocks, inGerman)).map(({ type }) => type),
    Object.keys(all),
  )
})

test('the home page and landing pages show the version that was published last [CMS-001, CMS-002]', async () => {
  const text = (html: string): Block => ({ type: 'Text', props: { id: 'text', html } })
  const shown = async (handle: string) =>
    (await loadPage(context, handle)).view.blocks.map((block) => (block.type === 'Text' ? block.html : block.type))
  for (const handle of ['homepage', 'summer'])
    for (const html of ['<p>First</p>', '<p>Second</p>']) {
      const page = { handle, title: 'Gear', description: '', content: [text(html)] }
      await shop.db.transaction((tx) => publishPage(tx, 'USA', page))
      assert.deepEqual(await shown(handle), [html])
    }
})
