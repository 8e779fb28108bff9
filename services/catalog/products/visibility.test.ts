import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { indexedCatalog } from '#services/search/indexed-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { saveProduct } from './save-product.ts'
import { readSellables } from '../steps.ts'

const shown = (id: number, visibility: 1 | 2 | 3 | 4, name: string) =>
  testProduct(id, name.toLowerCase().replaceAll(' ', '-'), {
    name,
    visibility,
    brand: `Brand ${id}`,
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(9_000, 8_000) })],
  })
const set = testProduct(25, 'disc-set', {
  name: 'Disc Set',
  type: 'grouped',
  variants: [testVariant('IW-25', { prices: {} })],
  members: ['nowhere-disc', 'shelf-disc', 'search-disc', 'both-disc'],
})
const { db, visit, visitBy } = await openTestShop([
  shown(21, 1, 'Nowhere Disc'),
  shown(22, 2, 'Shelf Disc'),
  shown(23, 3, 'Search Disc'),
  shown(24, 4, 'Both Disc'),
  shown(26, 2, 'Lone Disc'),
  set,
])
const { catalog } = await indexedCatalog(db)

for (const [engine, reads] of Object.entries({ postgres: uncachedCatalog(db), index: catalog }))
  void describe(engine, () => {
    const searchAt = async (uri: string, phrase?: string) => {
      const { content } = await visitBy(reads)().call('POST /api/search-rec/3', {
        body: {
          data: {
            widget: { rfkid: 'rfkid_10' },
            context: { page: { uri }, user: { uuid: 'a' } },
            n_item: 20,
            ...(phrase !== undefined && { query: { keyphrase: { value: [phrase] } } }),
          },
        },
      })
      return content.product.value.map(({ entity_id: id, url }) => [id, url] as const).toSorted(([a], [b]) => a - b)
    }

    test('categories, deals, and new gear show products with catalog visibility, and search shows those with search visibility [CATALOG-208]', async () => {
      const both = [24, '/both-disc']
      const whole = [25, '/disc-set']
      for (const path of ['/plates', '/weights', '/new-gear'])
        assert.deepEqual(await searchAt(path), [[22, '/disc-set'], both, whole], path)
      assert.deepEqual(await searchAt('/deals'), [[22, '/disc-set'], both, whole])
      assert.deepEqual(await searchAt('/search', 'disc'), [[23, '/disc-set'], both, whole])
    })
  })

test("only products with both kinds of visibility have a page; members of a group link to the group's page [CATALOG-208]", async () => {
  const { call } = visit()
  const pages = ['nowhere-disc', 'shelf-disc', 'search-disc', 'both-disc', 'lone-disc', 'disc-set'].map(
    async (handle) => call('GET /svc_route/route', { query: { url: `/${handle}` } }).then(({ entityId }) => entityId),
  )
  assert.deepEqual(await Promise.all(pages), [null, null, null, 24, null, 25])
  await assert.rejects(call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '22' } }), {
    code: 'product_not_found',
  })
  const products = await call('GET /svc_content/catalog/product', { query: { id: '21,22,23,24,26' } })
  const group = '/disc-set'
  assert.deepEqual(
    products.map(({ url }) => url),
    [group, group, group, '/both-disc', ''],
  )
  const lines = await readSellables(db, 'USA', [21, 24, 26], testNow)
  assert.deepEqual(
    [21, 24, 26].map((id) => lines.get(id)!.handle),
    ['disc-set', 'both-disc', null],
  )
  const cards = await call('GET /svc_content/cards', { query: { handles: 'lone-disc,search-disc,shelf-disc' } })
  assert.deepEqual(
    cards.map(({ productId, url }) => [productId, url]),
    [[22, group]],
  )
  const brands = await call('GET /svc_content/brands', {})
  assert.deepEqual(
    brands.map(({ name }) => name),
    ['Brand 22', 'Brand 24', 'Ironwright'],
  )
})

test('while a group is hidden, members without their own page have no cards that link to it [CATALOG-208]', async () => {
  await db.transaction((tx) => saveProduct(tx, { ...set, visibility: 1 }, () => null, 0))
  const handles = 'shelf-disc,both-disc'
  const remaining = await visit().call('GET /svc_content/cards', { query: { handles } })
  assert.deepEqual(
    remaining.map(({ productId }) => productId),
    [24],
  )
  await db.transaction((tx) => saveProduct(tx, { ...set, visibility: 4 }, () => null, 0))
  assert.equal((await visit().call('GET /svc_content/cards', { query: { handles } })).length, 2)
})
