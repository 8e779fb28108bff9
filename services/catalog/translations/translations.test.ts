import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import { emptyTranslation } from '#domain/catalog/translations/translate-texts.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { indexedCatalog } from '#services/search/indexed-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { priceEverywhere, testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { saveTerms, saveTranslation, saveTranslations } from './save-translation.ts'

const texts = { fact: '20 kg, stiff', lead: 'A bar.', description: '<p>Long.</p>' }
const specification: [string, string][] = [
  ['Weight', '20 kg'],
  ['Finish', 'Black'],
]
const sizeChart = { columns: ['Size', 'Waist'], rows: [['S', '60 to 75 cm']], note: 'Over a shirt.' }
const deal = testProduct(85, 'deal', {
  categories: ['plates'],
  variants: [testVariant('IW-DEAL', { prices: priceEverywhere(3_000, 2_500) })],
})
const shop = await openTestShop([
  ...testProducts.map((product) =>
    product.id === 9
      ? { ...product, ...texts, specification, attributes: { warranty: 'Ten years.', sizeChart } }
      : product,
  ),
  deal,
])
const { db } = shop
const german = {
  ...emptyTranslation,
  name: 'Powerlifting-Stange',
  lead: 'Eine Stange.',
  description: '<p>Lang.</p>',
}
await db.transaction(async (tx) => {
  await saveTranslation(tx, 9, 'de', german)
  const terms = {
    Finish: 'Oberfläche',
    Black: 'Schwarz',
    Chrome: 'Chrom',
    Material: 'Werkstoff',
    Rubber: 'Gummi',
    'Ten years.': 'Zehn Jahre.',
    Size: 'Größe',
    'Over a shirt.': 'Über einem Hemd.',
  }
  await saveTerms(tx, 'de', new Map(Object.entries(terms)))
})

const translateCategory = statement(
  'test.translate-category',
  `insert into category_translation (category_id, language, name, text)
   select id, 'de', 'Gewichte', '' from category where name = 'Weights'`,
)
await db.run(translateCategory, [])
const addLinks = statement('test.add-links', 'update category set links = $1::jsonb where id = 1')
const links = [
  { url: '/rubber', label: 'Rubber' },
  { url: '/outlet', label: 'Outlet' },
]
await db.run(addLinks, [JSON.stringify({ style: 'text', links })])

const { catalog } = await indexedCatalog(db)
const visit = shop.visitBy(catalog)
function callIn(locale: string, site: Site = 'EUR') {
  const visitor = visit(site)
  const fetcher = (input: string | URL | Request, init?: RequestInit) => visitor.fetch(input as string, init)
  return createClient<Store>({ base: 'http://shop', site, fetcher, contract: store, now: shop.clock, locale })
}
const inGerman = callIn('de-DE')
const listing = async (call: typeof inGerman, uri: string) => {
  const data = { widget: { rfkid: 'rfkid_10' }, context: { page: { uri }, user: { uuid: randomUUID() } }, facet: {} }
  return call('POST /api/search-rec/3', { body: { data } })
}
const cardIn = async (call: typeof inGerman) =>
  (await listing(call, '/bars')).content.product.value.find(({ entity_id: id }) => id === 9)!
const productIn = (call: typeof inGerman) =>
  call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '9' } })

test('a page in another language has translated search texts, falling back to the translated product texts', async () => {
  const put = statement(
    'test.search-texts',
    `update product set search_title = 'Stiff bar', search_description = 'For lifts.' where id = 9`,
  )
  await db.run(put, [])
  const shown = async (call: typeof inGerman) => {
    const { title, summary } = await productIn(call)
    return { title, summary }
  }
  const english = { title: 'Stiff bar', summary: 'For lifts.' }
  assert.deepEqual(await shown(callIn('en-GB')), english)
  assert.deepEqual(await shown(callIn('fr-FR')), english)
  assert.deepEqual(await shown(inGerman), { title: german.name, summary: german.lead })
  const texts = { searchTitle: 'Steife Stange', searchDescription: 'Für Kraftdreikampf.' }
  await db.transaction((tx) => saveTranslation(tx, 9, 'de', { ...german, ...texts }))
  assert.deepEqual(await shown(inGerman), { title: texts.searchTitle, summary: texts.searchDescription })
  await db.transaction((tx) => saveTranslation(tx, 9, 'de', german))
})

test("product cards have texts in the request's language, and mark texts that remain in English", async () => {
  const shown = ({ name, fact, lang }: Awaited<ReturnType<typeof cardIn>>) => ({ name, fact, lang })
  assert.deepEqual(shown(await cardIn(inGerman)), {
    name: 'Powerlifting-Stange',
    fact: '20 kg, stiff',
    lang: { fact: 'en' },
  })
  // The card cache stores each language separately.
  assert.deepEqual(shown(await cardIn(callIn('en-GB'))), { name: 'Power Bar', fact: '20 kg, stiff', lang: undefined })
  assert.deepEqual(shown(await cardIn(callIn('fr-FR'))), {
    name: 'Power Bar',
    fact: '20 kg, stiff',
    lang: { name: 'en', fact: 'en' },
  })
  assert.equal((await cardIn(callIn('de-DE', 'USA'))).name, 'Power Bar')
  const [card] = await inGerman('GET /svc_content/cards', { query: { handles: 'power-bar' } })
  assert.deepEqual([card?.name, card?.lang, card?.swatches[0]?.label], [german.name, { fact: 'en' }, 'Chrom'])
})

test('a product page has translated texts, options, and specification; English labels still identify the values', async () => {
  const product = await productIn(inGerman)
  assert.deepEqual([product.name, product.lead, product.description], [german.name, german.lead, german.description])
  assert.deepEqual(product.lang, { fact: 'en' })
  assert.deepEqual(product.configurableAttributes, [
    {
      code: 'finish',
      label: 'Oberfläche',
      values: [
        { label: 'Chrome', swatch: '#cccccc', text: 'Chrom' },
        { label: 'Black', swatch: null, text: 'Schwarz' },
      ],
    },
  ])
  assert.deepEqual(product.specification, [
    { label: 'Weight', value: '20 kg' },
    { label: 'Finish', value: 'Schwarz', text: 'Oberfläche' },
  ])
  assert.deepEqual(product.children[1]?.choice, { finish: 'Black' })
  const french = await productIn(callIn('fr-BE'))
  assert.deepEqual([french.name, french.configurableAttributes[0]?.label], ['Power Bar', 'Finish'])
  const english = Object.fromEntries(
    ['name', 'fact', 'lead', 'description', 'specification'].map((each) => [each, 'en']),
  )
  assert.deepEqual(french.lang, english)
  assert.equal((await productIn(callIn('en-GB'))).lang, undefined)
})

test("a variant picture's text is the translated name and choice, unless a separate text was written for the picture", async () => {
  const show = statement(
    'test.variant-picture',
    `update sellable set pictures = jsonb_build_array($1::jsonb) where sku = 'IW-BAR-BK'`,
  )
  const altIn = async (call: typeof inGerman, alt: string) => {
    await db.run(show, [JSON.stringify({ base: '/media/bar', alt, width: 960, height: 960, widths: [308] })])
    return (await productIn(call)).children[1]?.gallery[0]?.alt
  }
  assert.equal(await altIn(inGerman, 'Power Bar, Black'), 'Powerlifting-Stange, Schwarz')
  assert.equal(await altIn(callIn('en-GB'), 'Power Bar, Black'), 'Power Bar, Black')
  assert.equal(await altIn(inGerman, 'The black bar'), 'The black bar')
})

test('a product page has the translated warranty', async () => {
  assert.equal((await productIn(inGerman)).attributes.warranty, 'Zehn Jahre.')
  assert.equal((await productIn(callIn('fr-FR'))).attributes.warranty, 'Ten years.')
})

test('a size chart has translated columns and a translated note', async () => {
  const translated = { ...sizeChart, columns: ['Größe', 'Waist'], note: 'Über einem Hemd.' }
  assert.deepEqual((await productIn(inGerman)).sizeChart, translated)
  assert.deepEqual((await productIn(callIn('fr-FR'))).sizeChart, sizeChart)
})

test('filters have translated labels, and their ids and texts stay in English', async () => {
  const { facet } = await listing(inGerman, '/plates')
  const { material } = facet
  assert.equal(material?.display_name, 'Werkstoff')
  const shown = material?.value.map(({ text, label }) => [text, label])
  assert.deepEqual(
    new Map(shown as [string, string | undefined][]),
    new Map([
      ['Iron', undefined],
      ['Rubber', 'Gummi'],
    ]),
  )
  assert.equal((await listing(callIn('en-GB'), '/plates')).facet['material']?.display_name, 'Material')
})

test('deal departments have translated labels, and their texts stay in English as in URLs [PROMO-202]', async () => {
  const departments = async (call: typeof inGerman) =>
    (await listing(call, '/deals')).facet['category']?.value.map(({ text, label }) => [text, label])
  const english = await departments(callIn('en-GB'))
  assert.deepEqual(english, [['Weights', undefined]])
  assert.deepEqual(await departments(inGerman), [['Weights', 'Gewichte']])
})

test('category links have translated labels', async () => {
  const linksIn = async (call: typeof inGerman) =>
    (await call('GET /svc_content/catalog/category/{id}', { params: { id: '1' } })).topLinks.map(({ name }) => name)
  assert.deepEqual(await linksIn(callIn('en-GB')), ['Rubber', 'Outlet'])
  assert.deepEqual(await linksIn(inGerman), ['Gummi', 'Outlet'])
})

test('a process caches filter labels until a translation is saved', async () => {
  const label = async () => {
    const { facet } = await listing(inGerman, '/plates')
    return facet['material']?.value.find(({ text }) => text === 'Rubber')?.label
  }
  const rename = statement('test.rename-term', `update term_translation set text = $1 where term = 'Rubber'`)
  assert.equal(await label(), 'Gummi')
  await db.run(rename, ['Kautschuk'])
  assert.equal(await label(), 'Gummi')
  await catalog.refreshTags(['EUR:tree'], () => {})
  assert.equal(await label(), 'Kautschuk')
})

test("cart lines have names and selected options in the shopper's language", async () => {
  const call = callIn('de-DE')
  const { _id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  const items = [
    { productId: 9, qty: 1, children: [{ productId: (await productIn(call)).children[1]!.productId, qty: 1 }] },
    { productId: 8, qty: 1 },
  ]
  const request = { params: { id: _id }, body: { items }, version: 'any' as const, key: randomUUID() }
  await call('POST /svc_list/lists/{id}/items', request)
  const cart = await call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart?.lines.map(({ name, choice, lang }) => [name, choice, lang]),
    [
      ['Powerlifting-Stange', 'Schwarz', undefined],
      ['Rubber Plate', '', 'en'],
    ],
  )
})

const purges = statement<{ tags: string[] }>(
  'test.purges',
  `select payload->'tags' as tags from outbox where topic = 'purge' order by id`,
)

test('a changed translation purges the pages that show it, many changes cause a single purge, and unchanged texts cause none', async () => {
  const purged = async (work: Parameters<typeof db.transaction>[0]) => {
    const before = await db.run(purges, [])
    await db.transaction(work)
    return (await db.run(purges, [])).slice(before.length).flatMap(({ tags }) => tags)
  }
  assert.deepEqual(await purged((tx) => saveTranslation(tx, 9, 'de', german)), [])
  assert.deepEqual(await purged((tx) => saveTranslation(tx, 8, 'de', { ...german, name: 'Gummischeibe' })), [
    'EUR:product:8',
    'EUR:search',
    'EUR:category:1',
    'EUR:category:2',
  ])
  assert.deepEqual(await purged((tx) => saveTerms(tx, 'de', new Map([['Iron', 'Eisen']]))), ['EUR:tree'])
  const dutch = new Map([7, 9].map((id) => [id, { ...emptyTranslation, name: `Stang ${id}` }]))
  assert.deepEqual(await purged((tx) => saveTranslations(tx, 'nl', dutch)), ['EUR:tree'])
  assert.deepEqual(await purged((tx) => saveTranslations(tx, 'nl', dutch)), [])
  assert.equal((await productIn(callIn('nl-BE'))).name, 'Stang 9')
  // A translation with only empty texts is deleted.
  assert.ok((await purged((tx) => saveTranslation(tx, 8, 'de', emptyTranslation))).includes('EUR:product:8'))
  assert.deepEqual(await purged((tx) => saveTranslation(tx, 8, 'de', emptyTranslation)), [])
})
