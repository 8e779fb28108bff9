import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sort } from '#domain/search/select.ts'
import type { SearchList } from '../engine.ts'
import type { SearchGuide } from '../match/word-index.ts'
import { createRowQueries } from './row-queries.ts'
import type { IndexedProduct } from './read-products.ts'
import { createRows } from './rows.ts'

const product = (id: number, overrides: Partial<IndexedProduct> = {}, price = 100): IndexedProduct => ({
  id,
  name: `Thing ${wordOf(id)}`,
  brand: 'Ironwright',
  fact: '',
  lead: '',
  translatedNames: {},
  attributes: '',
  skus: `SKU-${id}`,
  categories: 'Things',
  listings: [
    {
      productId: id,
      site: 'USA',
      price,
      facets: '{"use":["Any"]}',
      isSpecial: false,
      inStock: true,
      featured: 0,
      rating: 0,
      addedAt: id,
      categoryIds: '1 2',
      visibility: 4,
    },
  ],
  ...overrides,
})
/** Converts a number to a word of letters: 0 becomes aaaa. */
const wordOf = (id: number) =>
  [id / 17_576, id / 676, id / 26, id].map((part) => String.fromCodePoint(97 + (Math.floor(part) % 26))).join('')

const guide: SearchGuide = {
  synonyms: new Map(),
  categories: [],
  pins: new Map(),
  redirects: new Map(),
  language: 'en',
}
const all = { filters: { values: {}, price: [] }, sort: { type: 'newest', order: 'desc' } as Sort }
async function rowsWith(count: number) {
  const rows = createRows()
  for (let id = 0; id < count; id += 1) rows.put(product(id))
  await rows.pack()
  const queries = createRowQueries(rows)
  const list = (of: SearchList, size = 10_000) =>
    queries.select('USA', of, { ...all, page: { number: 1, size } }, guide)
  return { rows, list, find: (phrase: string) => list({ kind: 'words', phrase }).productIds }
}

test('a price change updates the index row of a product, but new words add a different row', async () => {
  const { rows, list, find } = await rowsWith(3)
  rows.put(product(1, {}, 250))
  assert.deepEqual([rows.count(), rows.dead()], [3, 0])
  assert.equal(list({ kind: 'category', id: 1 }).price?.max, 250)
  rows.put(product(1, { name: 'Something else' }))
  assert.deepEqual([rows.count(), rows.dead()], [4, 1])
  assert.deepEqual(find('something'), [1])
  assert.ok(!find('aaab').includes(1))
  assert.deepEqual(list({ kind: 'category', id: 2 }).productIds, [2, 1, 0])
})

test('an indexed product that is deleted or has no listing is not in any list', async () => {
  const { rows, list, find } = await rowsWith(3)
  rows.put(product(0, { listings: [] }))
  rows.remove(2)
  rows.remove(77)
  assert.deepEqual(list({ kind: 'new-gear', since: -1 }).productIds, [1])
  assert.deepEqual(find('thing'), [1])
})

test('an index rebuild is due when a tenth of the rows are dead, unless there are only a few dead rows', async () => {
  const { rows } = await rowsWith(12_000)
  const change = (from: number, to: number) => {
    for (let id = from; id < to; id += 1) rows.put(product(id, { lead: 'changed' }))
  }
  change(0, 1_300)
  assert.equal(rows.isWorn(), false)
  change(1_300, 1_400)
  assert.equal(rows.isWorn(), true)
  const few = await rowsWith(900)
  for (let id = 0; id < 900; id += 1) few.rows.put(product(id, { lead: 'changed' }))
  assert.equal(few.rows.isWorn(), false)
})

test('a word is found among thousands of words, by prefix and with a typo', async () => {
  const { rows, find } = await rowsWith(9_000)
  rows.put(product(9_000, { name: 'Thing quvwxyz' }))
  for (const id of [0, 4_095, 4_096, 8_191, 8_999]) assert.deepEqual(find(wordOf(id)), [id], wordOf(id))
  assert.deepEqual(find('quvw'), [9_000])
  assert.deepEqual(find('quwvxyz'), [9_000])
  assert.equal(find('aab').length, 26)
  assert.equal(find('thing').length, 9_001)
})

test('a SKU is found with the prefix of any site that sells the product', async () => {
  const { rows, find } = await rowsWith(2)
  const [listing] = product(5).listings
  rows.put(product(5, { skus: 'IW-PL-5', listings: [listing!, { ...listing!, site: 'EUR' }] }))
  assert.deepEqual([find('EU-IW-PL-5'), find('eu'), find('IWPL5'), find('au')], [[5], [5], [5], []])
})
