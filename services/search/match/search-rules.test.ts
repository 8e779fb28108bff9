import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { phraseKey } from '#domain/search/query/pins.ts'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { testCategories, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import type { SearchEngine } from '../engine.ts'
import { indexedCatalog } from '../indexed-for-tests.ts'

const named = (id: number, name: string, category: string, overrides: { lead?: string; fact?: string } = {}) =>
  testProduct(id, `product-${id}`, { name, categories: [category], variants: [testVariant(`SKU-${id}`)], ...overrides })

const products = [
  // These products have the lowest ids, so that only the rules below can put them last.
  named(98, 'Bar Pad, Squat', 'bars'),
  named(99, 'Collar Bag', 'clothes'),
  named(101, 'Cast Kettlebell', 'bells', { fact: 'Powder coat' }),
  named(102, 'Battle Rope', 'ropes', { lead: 'As heavy as a kettle, and no bell rings.' }),
  named(103, 'Trap Bar', 'bars'),
  named(104, 'Bolted Collars', 'ends', { lead: 'Hex bolts hold on every bar.' }),
  named(105, 'Training Shorts', 'clothes'),
  named(106, 'Short Bar', 'bars'),
  named(107, 'Knee Sleeves', 'clothes', { lead: 'Good with a lifting belt.' }),
  named(108, 'Prong Belt', 'belts'),
  named(109, 'Squat Bar 20', 'bars', { fact: '20 kg, 32 mm shaft' }),
  named(110, 'Bumper Plate', 'plates', { fact: '45 lb of rubber' }),
  named(111, 'Change Plate', 'plates', { fact: '5 lb of steel' }),
  named(112, 'Pull-up Bar', 'bars'),
  named(113, 'Push Sled', 'ropes'),
  testProduct(115, 'trapbar-euro', {
    name: 'Trapbar Euro',
    categories: ['bars'],
    variants: [testVariant('SKU-115', { prices: { EUR: { price: 9_900 } } })],
  }),
  named(114, 'Landmine', 'ends', { lead: 'The bar turns in it. Plate, bar and bumper stay.' }),
]
const category = (id: number, handle: string, name: string) => ({
  ...testCategories[0]!,
  id,
  handle,
  name,
  links: { style: 'text' as const, links: [] },
})
const categories = [
  category(10, 'heavy', 'Heavy things'),
  { ...category(11, 'bells', 'Kettlebells'), parent: 'heavy' },
  category(12, 'ropes', 'Conditioning'),
  category(13, 'ends', 'Collars'),
  category(14, 'clothes', 'Apparel'),
  category(15, 'belts', 'Belts'),
]
const { db } = await openTestShop([])
await db.transaction((tx) => saveCategories(tx, categories, () => null))
await db.transaction(async (tx) => {
  for (const product of products) await saveProduct(tx, product, () => null, tx.now)
})
const addSynonym = statement(
  'test.synonym',
  'insert into search_synonym (site, language, phrase, means, is_two_way) values ($1, $2, $3, $4, $5)',
)
await db.transaction(async (tx) => {
  await tx.run(addSynonym, [null, 'en', 'hex bar', 'trap bar', true])
  await tx.run(addSynonym, [null, 'en', 'prowler', 'sled', false])
  await tx.run(addSynonym, ['CAN', 'en', 'toque', 'shorts', false])
  await tx.run(addSynonym, [null, 'de', 'gürtel', 'belt', false])
})
const pin = statement(
  'test.pin',
  'insert into search_pin (site, phrase_key, phrase, product_id, position) values ($1, $2, $2, $3, $4)',
)
await db.run(pin, ['USA', phraseKey('best bars'), 112, 1])
await db.run(pin, ['USA', phraseKey('best bars'), 103, 0])
const { catalog } = await indexedCatalog(db)

const names = new Map(products.map(({ id, name }) => [id, name]))
const cut = {
  filters: { values: {}, price: [] },
  sort: { type: 'featured', order: 'desc' },
  page: { number: 1, size: 20 },
} as const
const rules: [string, (search: SearchEngine) => Promise<void>][] = []
const rule = (title: string, check: (search: SearchEngine) => Promise<void>) => rules.push([title, check])
const select = (search: SearchEngine, phrase: string, site: 'USA' | 'CAN' | 'EUR' = 'USA') =>
  search.select(site, { kind: 'words', phrase }, cut)
const found = async (search: SearchEngine, phrase: string, site?: 'USA' | 'CAN' | 'EUR') =>
  (await select(search, phrase, site)).productIds.map((id) => names.get(id)!)
const first = async (search: SearchEngine, phrase: string, site?: 'USA' | 'CAN' | 'EUR') =>
  (await found(search, phrase, site))[0]

rule('words written apart find the joined word before descriptions that have both', async (search) => {
  assert.deepEqual((await found(search, 'kettle bell')).slice(0, 2), ['Cast Kettlebell', 'Battle Rope'])
})
rule('a joined word finds the words written apart', async (search) => {
  assert.equal(await first(search, 'trapbar'), 'Trap Bar')
  assert.equal(await first(search, 'pullup'), 'Pull-up Bar')
})
rule('a synonym finds what the catalog calls otherwise, before words in descriptions', async (search) => {
  assert.deepEqual((await found(search, 'hex bar')).slice(0, 2), ['Trap Bar', 'Bolted Collars'])
})
rule('a one-way synonym is found forward only, and a synonym of a site on that site only', async (search) => {
  assert.deepEqual(await found(search, 'prowler'), ['Push Sled'])
  assert.deepEqual(await found(search, 'toque'), [])
  assert.equal(await first(search, 'toque', 'CAN'), 'Training Shorts')
})
rule('a synonym of a language is found on sites with that language', async (search) => {
  assert.equal(await first(search, 'Gürtel', 'EUR'), 'Prong Belt')
  assert.deepEqual(await found(search, 'Gürtel', 'USA'), [])
})
rule('a plural that is also a separate word ranks its own product first', async (search) => {
  assert.equal(await first(search, 'shorts'), 'Training Shorts')
})
rule('a name with one of the words comes before a description with both', async (search) => {
  assert.equal(await first(search, 'lifting belt'), 'Prong Belt')
})
rule('a number finds its unit, written together or apart', async (search) => {
  for (const phrase of ['45lb plate', '45 lb plate', '45-pound plates'])
    assert.deepEqual(await found(search, phrase), ['Bumper Plate'], phrase)
  assert.equal(await first(search, '20kg bar'), 'Squat Bar 20')
})
rule('words that follow each other as typed come first', async (search) => {
  assert.deepEqual((await found(search, 'squat bar')).slice(0, 2), ['Squat Bar 20', 'Bar Pad, Squat'])
})
rule('a search that names a category shows its products first', async (search) => {
  assert.deepEqual((await found(search, 'collar')).slice(0, 2), ['Bolted Collars', 'Collar Bag'])
})
rule('an unknown word finds the word that it misspells, but no word that merely looks alike', async (search) => {
  for (const phrase of ['ketlebell', 'kettelbell', 'kettlebel'])
    assert.equal(await first(search, phrase), 'Cast Kettlebell')
  for (const phrase of ['café', 'zzzqqq', 'xylophone']) assert.deepEqual(await found(search, phrase), [], phrase)
})
rule('if no product has all words, the best partial match comes first and its words are returned', async (search) => {
  const { partialPhrase, productIds } = await select(search, 'bumper plate unheard-of')
  assert.deepEqual([partialPhrase, names.get(productIds[0]!)], ['bumper plate', 'Bumper Plate'])
  assert.equal((await select(search, 'bumper plate')).partialPhrase, null)
  assert.equal((await select(search, 'zzzqqq')).partialPhrase, null)
})
rule('a misspelled word of a partial match is returned as the catalog spells it', async (search) => {
  assert.equal((await select(search, 'bumpr plate unheard-of')).partialPhrase, 'bumper plate')
})
rule('a word that only another site has does not hide what it may mean here', async (search) => {
  assert.equal(await first(search, 'trapbar'), 'Trap Bar')
  assert.equal(await first(search, 'trapbar', 'EUR'), 'Trapbar Euro')
})
rule('the name of a parent category finds its products', async (search) => {
  assert.ok((await found(search, 'heavy things')).includes('Cast Kettlebell'))
})
rule('an unfinished word may be a stop word', async (search) => {
  assert.ok((await found(search, 'be')).includes('Prong Belt'))
})
rule('pinned products come first and buried ones last, for their phrase only', async (search) => {
  const bars = await found(search, 'bars best')
  assert.deepEqual([bars[0], bars.at(-1)], ['Pull-up Bar', 'Trap Bar'])
  assert.notEqual(await first(search, 'bar'), 'Pull-up Bar')
})
rule('suggested phrases are names of products that the search finds', async (search) => {
  for (const name of await search.phrases('USA', 'bar', 10)) assert.ok((await found(search, name)).includes(name), name)
  assert.deepEqual(await search.phrases('USA', 'bumper unheard-of', 10), [])
})

for (const [engine, { search }] of Object.entries({ postgres: uncachedCatalog(db), index: catalog }))
  void describe(engine, () => {
    for (const [title, check] of rules) test(title, () => check(search))
  })

const phrases = [
  ...products.map(({ name }) => name),
  ...'plate|bar|rubber plate|collar bar|hex|kettle bell|ropes|20 kg|steel|bumpr plaet|squat|sled belt|training bars'.split(
    '|',
  ),
]
test('the index and the database find the same products in the same order', async () => {
  const reading = uncachedCatalog(db).search
  for (const phrase of phrases)
    assert.deepEqual(await select(catalog.search, phrase), await select(reading, phrase), phrase)
})
