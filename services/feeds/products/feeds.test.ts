import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { createProductFeeds } from './create-feeds.ts'
import { fetchFrom } from '../serve-for-tests.ts'
import { serveFeeds } from './serve-feeds.ts'

const day = 86_400_000
const variants = [
  testVariant('IW-90-RED', {
    choice: { color: 'Red & black' },
    gtin: '04012345678901',
    weightGrams: 20_412,
    prices: priceEverywhere(10_000),
    promotions: { USA: { fromAt: testNow - day, toAt: testNow + 2 * day, price: 8_000 } },
  }),
  testVariant('IW-90-BLUE', {
    choice: { color: 'Blue' },
    weightGrams: null,
    prices: priceEverywhere(10_000, 9_000),
    stock: testStock({ onHand: 0, backorder: 5, leadTimeDays: 10 }),
  }),
] as const
const product = testProduct(90, 'color-plate', {
  name: 'Plate <20>',
  type: 'configurable',
  lead: 'Steel & rubber.',
  pictures: [{ name: 'plate', alt: '' }],
  options: [{ code: 'color', label: 'Color', values: [{ label: 'Red & black' }, { label: 'Blue' }] }],
  variants: [variants[0], variants[1]],
})
const { db, deps, closeFirst } = await openTestShop()
const pictureOf = ({ name, alt }: { name: string; alt: string }) => ({
  base: `/media/demo/${name}`,
  alt,
  width: 640,
  height: 640,
  widths: [640],
})
await db.transaction((tx) => saveProduct(tx, product, pictureOf, testNow))
const feedDeps = {
  db,
  brand: 'Iron & Wright',
  siteUrl: (site: Site) => `https://${site}.shop.example`,
  taxTables: deps.taxTables,
}
const serve = serveFeeds({ db, secondsToWait: async () => 0 }, {})
const fetchFile = await fetchFrom(serve, closeFirst)
const read = (site: Site, headers: Record<string, string> = {}) => fetchFile(site, '/feeds/products.xml', headers)

type Item = Record<string, string>
const itemsOf = (xml: string): Item[] =>
  [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) =>
    Object.fromEntries([...item!.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, value]) => [name!, value!])),
  )

/** Returns an item's problems under the published rules for Google Merchant Center and Meta catalogs. */
function problemsOf(item: Item): string[] {
  const forms: Record<string, RegExp> = {
    id: /^.{1,50}$/,
    title: /^.{1,150}$/,
    description: /^.{1,5000}$/s,
    link: /^https:\/\/\S+$/,
    image_link: /^https:\/\/\S+\.jpg$/,
    availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
    price: /^\d+\.\d{2} [A-Z]{3}$/,
    condition: /^(?:new|refurbished|used)$/,
    brand: /^.{1,70}$/,
  }
  const optional: Record<string, RegExp> = {
    gtin: /^\d{8,14}$/,
    mpn: /^.{1,70}$/,
    item_group_id: /^.{1,50}$/,
    sale_price: /^\d+\.\d{2} [A-Z]{3}$/,
    shipping_weight: /^\d+(?:\.\d+)? (?:kg|g|lb|oz)$/,
  }
  const wrong = [
    ...Object.entries(forms).filter(([name, form]) => !form.test(item[name] ?? '')),
    ...Object.entries(optional).filter(([name, form]) => name in item && !form.test(item[name]!)),
  ].map(([name]) => `${name}: ${item[name]}`)
  if (!('gtin' in item) && !('mpn' in item)) wrong.push('neither gtin nor mpn')
  if (item['availability'] === 'backorder' && !item['availability_date']) wrong.push('availability_date')
  if (item['sale_price'] && Number.parseFloat(item['sale_price']) >= Number.parseFloat(item['price']!))
    wrong.push('sale_price')
  return wrong
}

test('the product feed returns 404 until the feed job has created it', async () =>
  assert.equal((await read('USA')).status, 404))

test('every item in the product feed has the fields that Google and Meta require, on every site', async () => {
  await createProductFeeds(feedDeps, testNow)
  for (const site of sites) {
    const response = await read(site)
    assert.equal(response.headers.get('content-type'), 'application/xml; charset=utf-8')
    const xml = await response.text()
    assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"'))
    assert.ok(xml.endsWith('</channel></rss>\n'))
    assert.ok(xml.includes('<title>Iron &amp; Wright</title>'))
    const items = itemsOf(xml)
    assert.equal(items.length, 2, site)
    for (const item of items) assert.deepEqual(problemsOf(item), [], site)
  }
})

test('an item in the product feed has its variant, stock, weight, number, and current price', async () => {
  const [red, blue] = itemsOf(await (await read('USA')).text())
  assert.deepEqual(red, {
    id: 'IW-90-RED',
    title: 'Plate &lt;20&gt;, Red &amp; black',
    description: 'Steel &amp; rubber.',
    link: 'https://USA.shop.example/color-plate?color=Red+%26+black',
    image_link: 'https://USA.shop.example/media/photo/demo/plate.jpg',
    condition: 'new',
    availability: 'in_stock',
    price: '100.00 USD',
    sale_price: '80.00 USD',
    sale_price_effective_date: `${minute(testNow - day)}/${minute(testNow + 2 * day)}`,
    brand: 'Ironwright',
    gtin: '04012345678901',
    item_group_id: '90',
    shipping_weight: '20.412 kg',
  })
  assert.deepEqual(
    [blue!['availability'], blue!['availability_date'], blue!['sale_price'], blue!['mpn'], blue!['shipping_weight']],
    ['backorder', minute(testNow + 10 * day), '90.00 USD', 'IW-90-BLUE', undefined],
  )
})

test('feed prices include the tax that the site displays, and SKUs and links are specific to the site', async () => {
  const [red] = itemsOf(await (await read('EUR')).text())
  assert.deepEqual(
    [red!['id'], red!['price'], red!['link']],
    ['EU-IW-90-RED', '119.00 EUR', 'https://EUR.shop.example/gb/color-plate?color=Red+%26+black'],
  )
})

test('a new feed edition replaces the current one, and only the previous edition remains for slow clients', async () => {
  const etag = (await read('USA')).headers.get('etag')!
  assert.equal((await read('USA', { 'if-none-match': etag })).status, 304)
  for (const hours of [1, 2]) await createProductFeeds(feedDeps, testNow + hours * 3_600_000)
  assert.notEqual((await read('USA')).headers.get('etag'), etag)
  const count = statement<{ editions: number }>(
    'test.editions',
    `select count(distinct edition)::integer as editions from product_feed_part where site = 'USA'`,
  )
  assert.deepEqual(await db.run(count, []), [{ editions: 2 }])
})

function minute(at: number) {
  return `${new Date(at).toISOString().slice(0, 16)}Z`
}

test('svc_rss also serves the product feed [ROUTE-047, ROUTE-052]', async () => {
  const response = await fetchFile('USA', '/svc_rss/products')
  assert.equal(response.status, 200)
  assert.equal(await response.text(), await (await read('USA')).text())
})
