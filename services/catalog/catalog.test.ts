import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement, type QueryRunner } from '#platform/database.ts'
import { cachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { testCategories, testProduct, testProducts, testVariant } from '#services/testing/products-for-tests.ts'
import { cachedCards } from '#services/search/cards.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { uncachedCategories } from './categories/categories.ts'
import { changedTags } from './listing/listing.ts'
import { saveCategories } from './categories/put-category.ts'
import { saveProduct } from './products/save-product.ts'
import { setPrice } from './set-price-for-tests.ts'
import { commitStock, releaseStock, reserveStock } from './steps.ts'

const hidden = testProduct(30, 'hidden-plate')
const fitting = testProduct(31, 'rack-peg', {
  compatibility: { tag: 'iw-3', group: 'upright-76-25', type: 'accessory', accessoryForType: 'rack' },
})
const shop = await openTestShop([...testProducts, hidden, fitting])
const { db, visit, clock } = shop
const { call } = visit()
await db.run(statement('test.hide', 'update product set visibility = 1 where id = 30'), [])

const bySku = (sku: string, site: 'USA' | 'EUR' | 'AUS' | 'GBR' | 'CAN' | 'APO' = 'USA') =>
  visit(site).call('GET /svc_content/catalog/product', { query: { sku } })

test('a category has id, name, url, path, and child links [CATALOG-221, CATALOG-222]', async () => {
  const { categoryId, name, url, path, topLinks } = await call('GET /svc_content/catalog/category/{id}', {
    params: { id: '1' },
  })
  assert.deepEqual([categoryId, name, url], [1, 'Weights', '/weights'])
  assert.deepEqual(path, [{ name: 'Weights', url: '/weights' }])
  assert.deepEqual(
    topLinks.map((link) => link.url),
    ['/plates', '/bars'],
  )
})

test('an unknown category is not found', async () => {
  const reading = call('GET /svc_content/catalog/category/{id}', { params: { id: '99' } })
  await assert.rejects(reading, { status: 404, code: 'category_not_found' })
})

test('products are returned by id and SKU, in the requested order, and unknown keys are omitted [CATALOG-224, CATALOG-225, CATALOG-228]', async () => {
  const byPath = async (idOrSku: string) =>
    (await call('GET /svc_content/catalog/product/{idOrSku}', { params: { idOrSku } })).map(
      ({ productId }) => productId,
    )
  assert.deepEqual([await byPath('7'), await byPath('IW-PL-25')], [[7], [8]])
  const ids = await call('GET /svc_content/catalog/product', { query: { id: '10,404,7' } })
  assert.deepEqual(
    ids.map(({ productId }) => productId),
    [10, 7],
  )
  const skus = await call('GET /svc_content/catalog/product', { query: { sku: 'IW-RACK,NO-SUCH,IW-PL-20' } })
  assert.deepEqual(
    skus.map(({ productId }) => productId),
    [10, 7],
  )
  const many = (count: number) => call('GET /svc_content/catalog/product', { query: { id: '7,'.repeat(count) + '8' } })
  assert.equal((await many(99)).length, 100)
  await assert.rejects(many(100), { status: 400 })
})

test('requesting a child by id returns its parent [CATALOG-226]', async () => {
  const [parent] = await call('GET /svc_content/catalog/product', { query: { childId: '901' } })
  assert.deepEqual([parent?.productId, parent?.type], [9, 'configurable'])
})

test('the complete product has its children, each with a price and its selected options [CATALOG-227]', async () => {
  const product = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '9' } })
  assert.deepEqual(
    product.children.map(({ productId, sku, price, choice }) => [productId, sku, price, choice['finish']]),
    [
      [901, 'IW-BAR-CH', 325, 'Chrome'],
      [902, 'IW-BAR-BK', 299, 'Black'],
    ],
  )
  assert.deepEqual(product.childrenIds, [901, 902])
  assert.deepEqual(
    product.trail.map(({ url }) => url),
    ['/weights', '/bars'],
  )
})

test('a product has the documented fields [CATALOG-205]', async () => {
  const [product] = await bySku('IW-PL-20')
  const fields = [
    'productId',
    'sku',
    'name',
    'type',
    'price',
    'special_price',
    'attributes',
    'customOptions',
    'bundleOptions',
    'childrenIds',
    'inventory',
    'visibility',
    'url',
    'thumbnail',
    'gallery',
    'weight',
    'giftcardData',
    'hundoPricing',
    'isProgram',
    'hasPromo',
    'configurableAttributes',
    'primaryCategoryId',
    'relatedIds',
  ]
  for (const field of fields) assert.ok(field in product!, field)
  assert.equal(product!.weight, 44.09)
})

test('compatibility is returned in four product attributes, which only compatible products have', async () => {
  const compat = async (sku: string) =>
    Object.fromEntries(Object.entries((await bySku(sku))[0]!.attributes).filter(([name]) => name.startsWith('compat_')))
  assert.deepEqual(await compat('IW-31'), {
    compat_tag: 'iw-3',
    compat_group: 'upright-76-25',
    compat_type: 'accessory',
    compat_accessory_for_type: 'rack',
  })
  assert.deepEqual(await compat('IW-PL-20'), {})
})

test('an inventory has min, max, bin, qoh, backorder, leadTime, restockStatus, promoQty, and ms [CATALOG-218]', async () => {
  const [product] = await bySku('IW-PL-20')
  assert.deepEqual(product!.inventory, {
    min: 1,
    max: 5,
    bin: false,
    qoh: 500,
    backorder: false,
    leadTime: null,
    restockStatus: 'in_stock',
    promoQty: null,
    ms: true,
  })
})

test('the stock state is derived from bin, qoh, and ms [CATALOG-238]', async () => {
  const inventory = async (sku: string) => (await bySku(sku))[0]!.inventory
  const restocking = await inventory('IW-COMING')
  assert.deepEqual([restocking.bin, restocking.qoh, restocking.restockStatus], [true, 0, 'restocking'])
  const discontinued = await inventory('IW-GONE')
  assert.deepEqual([discontinued.bin, discontinued.max, discontinued.restockStatus], [false, 0, 'discontinued'])
  const slow = await inventory('IW-SLOW')
  assert.deepEqual([slow.ms, slow.leadTime, slow.restockStatus], [false, 21, 'backorder'])
})

test('a SKU has the prefix of its site (EU- on EUR and GBR, AU- on AUS, none elsewhere), and can be found with or without it [CATALOG-232, CATALOG-233, CATALOG-234]', async () => {
  for (const [site, sku] of [
    ['EUR', 'EU-IW-PL-20'],
    ['GBR', 'EU-IW-PL-20'],
    ['AUS', 'AU-IW-PL-20'],
    ['USA', 'IW-PL-20'],
    ['CAN', 'IW-PL-20'],
    ['APO', 'IW-PL-20'],
  ] as const) {
    assert.equal((await bySku('IW-PL-20', site))[0]?.sku, sku)
    assert.equal((await bySku(sku, site))[0]?.sku, sku)
  }
})

test('only individually visible products have a page [CATALOG-207]', async () => {
  const route = async (url: string) => (await visit().call('GET /svc_route/route', { query: { url } })).entityType
  assert.deepEqual([await route('/iron-plate'), await route('/hidden-plate')], ['product', null])
  const reading = call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '30' } })
  await assert.rejects(reading, { status: 404, code: 'product_not_found' })
})

test('a product without a price on a site is not sold there', async () => {
  const reading = visit('CAN').call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '15' } })
  await assert.rejects(reading, { status: 404, code: 'product_not_found' })
})

test('the Shop menu shows the departments that contain products', async () => {
  const tree = await call('GET /svc_content/catalog/tree', {})
  assert.deepEqual(
    tree.map(({ name, children }) => [name, children.map((child) => child.name)]),
    [['Weights', ['Plates', 'Bars']]],
  )
})

const readOutbox = statement<{ tags: string[] }>(
  'test.purges',
  `with taken as (delete from outbox where topic = 'purge' returning id, payload)
   select array(select jsonb_array_elements_text(payload->'tags')) as tags from taken order by id`,
)
const purged = async () => [...new Set((await db.run(readOutbox, [])).flatMap(({ tags }) => tags))].toSorted()

test('a price change purges the product and its lists only on that site', async () => {
  await purged()
  await db.transaction((tx) => setPrice(tx, 'USA', 8, 9_500, null))
  const own = await purged()
  assert.ok(own.includes('USA:product:8') && own.includes('USA:category:2') && own.includes('USA:category:1'))
  assert.ok(!own.includes('USA:category:3'), 'a list without the product stays')
  assert.ok(!own.some((tag) => tag.startsWith('USA:product:') && tag !== 'USA:product:8'))
  assert.deepEqual(
    own.filter((tag) => tag.includes(':category:') && !tag.startsWith('USA:')),
    [],
  )
  assert.ok(!own.includes('USA:tree'), 'the menu of every page stays')
})

test('a sale does not purge pages while stock is high, and purges them once fewer than ten units remain', async () => {
  const sell = (qty: number) =>
    db.transaction(async (tx) => {
      assert.deepEqual(await reserveStock(tx, 'USA', [{ sellableId: 10, qty }]), [])
      await commitStock(tx, 'USA', [{ sellableId: 10, qty }])
    })
  await sell(1)
  assert.deepEqual(await purged(), [])
  await sell(490)
  assert.ok((await purged()).includes('USA:product:10'))
})

test('when a failed order releases the last units, they are shown as available again', async () => {
  const leftOf = `select on_hand - reserved as left from stock where sellable_id = 8 and location = 'US'`
  const [stock] = await db.run(statement<{ left: number }>('test.left', leftOf), [])
  const max = [{ sellableId: 8, qty: stock!.left - 3 }]
  const last = [{ sellableId: 8, qty: 1 }]
  await db.transaction(async (tx) => {
    for (const pieces of [max, last]) assert.deepEqual(await reserveStock(tx, 'USA', pieces), [])
    await commitStock(tx, 'USA', last)
  })
  const cardOf = `select (card->'inventory'->>'qoh')::integer as qoh from listing where site = 'USA' and product_id = 8`
  const shown = async () => (await db.run(statement<{ qoh: number }>('test.shown', cardOf), []))[0]!.qoh
  assert.equal(await shown(), 2)
  await purged()
  await db.transaction((tx) => releaseStock(tx, 'USA', max))
  assert.equal(await shown(), stock!.left - 1)
  assert.ok((await purged()).includes('USA:product:8'))
})

test('moving a product between categories purges both categories', () => {
  const listed = (categoryIds: number[]) => ({ categoryIds }) as Parameters<typeof changedTags>[2]
  const tags = changedTags('USA', 5, listed([1, 2]), listed([1, 3]))
  assert.deepEqual(tags, ['USA:product:5', 'USA:category:1', 'USA:category:2', 'USA:category:3', 'USA:search'])
})

test('renaming a category purges the menu on every site; storing an unchanged category purges nothing', async () => {
  const bars = (name: string) =>
    db.transaction((tx) => saveCategories(tx, [{ ...testCategories.find(({ id }) => id === 3)!, name }], () => null))
  await purged()
  await bars('Barbells')
  assert.deepEqual(await purged(), ['APO:tree', 'AUS:tree', 'CAN:tree', 'EUR:tree', 'GBR:tree', 'USA:tree'])
  await bars('Barbells')
  assert.deepEqual(await purged(), [])
  await bars('Bars')
})

test('a process caches categories and product cards until it is notified of a change', async () => {
  const catalog = cachedCatalog(db, 'postgres', (error) => {
    throw error
  })
  const seen = async () => {
    const [card] = await catalog.cards.read('USA', [9], 0)
    return [(await catalog.categories.all()).find(({ id }) => id === 3)?.name, card?.cat2, card?.name]
  }
  const rename = statement('test.rename', `update category set name = $1 where id = 3`)
  assert.deepEqual(await seen(), ['Bars', 'Bars', 'Power Bar'])
  await db.run(rename, ['Barbells'])
  assert.deepEqual(await seen(), ['Bars', 'Bars', 'Power Bar'])
  await catalog.refreshTags(['USA:tree'], () => {})
  assert.deepEqual(await seen(), ['Barbells', 'Barbells', 'Power Bar'])
  await db.run(statement('test.card', `update listing set card = card || '{"name": "Other"}' where product_id = 9`), [])
  assert.equal((await seen()).at(-1), 'Power Bar')
  await catalog.refreshTags(['CAN:product:9'], () => {})
  assert.equal((await seen()).at(-1), 'Power Bar')
  await catalog.refreshTags(['USA:product:9'], () => {})
  assert.equal((await seen()).at(-1), 'Other')
  await db.run(rename, ['Bars'])
  catalog.reset()
  assert.equal((await seen())[0], 'Bars')
})

test('a product card that was read before its purge is not cached', async () => {
  const wasRead = Promise.withResolvers<void>()
  const isFree = Promise.withResolvers<void>()
  const slow: QueryRunner = {
    run: async (query, values) => {
      const rows = await db.run(query, values)
      if (query.name === 'search.cards') {
        wasRead.resolve()
        await isFree.promise
      }
      return rows
    },
  }
  const cards = cachedCards(slow, uncachedCategories(db))
  const early = cards.read('USA', [7], 0)
  await wasRead.promise
  await db.run(statement('test.late', `update listing set card = card || '{"name": "Late"}' where product_id = 7`), [])
  cards.forget('USA', 7)
  isFree.resolve()
  await early
  assert.deepEqual(
    (await cards.read('USA', [7], 0)).map(({ name }) => name),
    ['Late'],
  )
})

test('a product description is stored without scripts', async () => {
  const evil = '<p onclick="x()">Good</p><script>alert(1)</script><svg onload=alert(1)><a href="javascript:x">l</a>'
  const product = testProduct(31, 'evil', { description: evil, variants: [testVariant('IW-EVIL')] })
  await db.transaction((tx) => saveProduct(tx, product, () => null, clock()))
  const { description } = await call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '31' } })
  assert.equal(description, '<p>Good</p><a>l</a>')
})

test('a complete product has an event, a size chart, and a warranty, or null for each', async () => {
  const place = { name: 'Club', street: '1 Pier Rd', city: 'Duluth', region: 'MN', postcode: '55802', countryId: 'US' }
  const times = { startsAt: '2027-05-08T09:30:00-05:00', endsAt: '2027-05-08T16:30:00-05:00' }
  const event = { ...times, timeZone: 'America/Chicago', place }
  const sizeChart = { columns: ['Size', 'Waist'], rows: [['S', '60 to 75 cm']] }
  const described = testProduct(32, 'described', { attributes: { event, sizeChart, warranty: 'Ten years' } })
  await db.transaction((tx) => saveProduct(tx, described, () => null, clock()))
  const complete = (id: string) => call('GET /svc_content/catalog/product/complete/{id}', { params: { id } })
  const found = await complete('32')
  assert.deepEqual(found.event, { ...event, capacity: null, refunds: '' })
  assert.deepEqual(found.sizeChart, { ...sizeChart, note: '' })
  assert.equal(found.attributes['warranty'], 'Ten years')
  const { event: none, sizeChart: noChart } = await complete('7')
  assert.deepEqual([none, noChart], [null, null])
})
