import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setPrice } from '#services/catalog/set-price-for-tests.ts'
import { testProduct, testProducts } from '#services/testing/products-for-tests.ts'
import { openTestShop, countResults, testStaffToken, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { statement } from '#platform/database.ts'
import { sweepRequests } from './repository.ts'

const more = times(7, (index) => testProduct(60 + index, `extra-${index}`))
const shop = await openTestShop([...testProducts, ...more])
const day = 86_400_000

const staff = (path: string, body?: object, key: string = randomUUID()) =>
  shop.visit().fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${testStaffToken}`, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body && { body: JSON.stringify(body) }),
  })
const read = ({ call }: Visitor, query: { page?: string; issue?: string; q?: string; all?: 'true' } = {}) =>
  call('GET /svc_content/issue', { query })

const address = {
  firstname: 'Robin',
  lastname: 'Vale',
  email: 'robin@example.com',
  street: ['214 Harbor Street'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43215',
}
const requestCopy = (visitor: Visitor, change: Partial<typeof address> = {}, key: string = randomUUID()) =>
  visitor.call('POST /svc_content/issue-requests', { body: { ...address, ...change }, key })

test('the print catalog is available on USA, even before its first edition, and on no other site [CATALOG-001, CATALOG-008]', async () => {
  assert.equal(await read(shop.visit()), null)
  for (const site of ['CAN', 'APO', 'EUR', 'AUS', 'GBR'] as const) {
    await assert.rejects(read(shop.visit(site)), { status: 404, code: 'issue_not_found' })
    await assert.rejects(requestCopy(shop.visit(site)), { code: 'issue_not_found' })
  }
})

test('only staff can publish a print catalog of current products, and a retry publishes it only once [CATALOG-009]', async () => {
  const stranger = await shop.visit().fetch('/svc_content/issues', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ title: 'Ours' }),
  })
  assert.equal(stranger.status, 404)
  const key = randomUUID()
  const set = await staff('/svc_content/issues', { title: 'Fall 2026' }, key)
  assert.equal(set.status, 201)
  const issue = (await set.json()) as { number: number; total: number }
  assert.deepEqual(await (await staff('/svc_content/issues', { title: 'Fall 2026' }, key)).json(), issue)
  const open = (await read(shop.visit()))!
  assert.deepEqual([open.title, open.number, open.total], ['Fall 2026', issue.number, issue.total])
  assert.equal(open.archive.length, 1)
  assert.equal(open.thumbnails.length, issue.total)
})

test('pages of the print catalog are shown in pairs with current prices and without products that are no longer sold [CATALOG-009]', async () => {
  const { contents, pages } = (await read(shop.visit(), { page: '3' }))!
  assert.deepEqual(
    pages.map(({ page }) => page),
    [2, 3],
  )
  assert.equal(contents[0]!.page, 3)
  const [first] = pages[1]!.products
  await shop.db.transaction((tx) => setPrice(tx, 'USA', first!.productId, 12_300, null))
  const priced = async () => (await read(shop.visit(), { page: '3' }))!.pages[1]!.products
  assert.equal((await priced())[0]!.price, 123)
  await shop.db.run(statement('test.gone', `delete from listing where site = 'USA' and product_id = $1`), [
    first!.productId,
  ])
  assert.equal(
    (await priced()).some(({ productId }) => productId === first!.productId),
    false,
  )
  await assert.rejects(read(shop.visit(), { page: '999' }), { code: 'issue_not_found' })
  await assert.rejects(read(shop.visit(), { issue: '999' }), { code: 'issue_not_found' })
})

test('all pages of the print catalog can be loaded for printing, and a word search returns matches with their pages [CATALOG-009]', async () => {
  const { pages, total } = (await read(shop.visit(), { all: 'true' }))!
  assert.equal(pages.length, total)
  const [named] = pages.flatMap(({ page, products }) => products.map(({ name }) => ({ page, name })))
  const { found } = (await read(shop.visit(), { q: named!.name }))!
  assert.ok(found!.some(({ page, name }) => page === named!.page && name === named!.name))
  assert.equal((await read(shop.visit()))!.found, null)
})

test('publishing a new print catalog leaves earlier ones unchanged [CATALOG-009]', async () => {
  const before = (await read(shop.visit()))!
  const { number } = (await (await staff('/svc_content/issues', { title: 'Winter 2027' })).json()) as { number: number }
  const newest = (await read(shop.visit()))!
  assert.deepEqual([newest.number, newest.title], [number, 'Winter 2027'])
  assert.deepEqual(
    newest.archive.map(({ title }) => title),
    ['Winter 2027', 'Fall 2026'],
  )
  const earlier = (await read(shop.visit(), { issue: String(before.number) }))!
  assert.deepEqual([earlier.title, earlier.total], ['Fall 2026', before.total])
})

test('a print catalog can be requested at most once every 90 days per address, even under concurrency [CATALOG-009]', async () => {
  const visitors = times(4, () => shop.visit())
  const counts = await countResults(
    visitors.map((visitor, index) => requestCopy(visitor, { email: `one-${index}@example.com` })),
  )
  assert.deepEqual(counts, { fulfilled: 1, already_requested: 3 })
  await assert.rejects(requestCopy(shop.visit(), { street: ['214 HARBOR ST.'] }), {
    status: 409,
    code: 'already_requested',
  })
  assert.deepEqual(await requestCopy(shop.visit(), { street: ['12 Pine Road'] }), { success: true })
})

test('after 90 days, an address can request another print catalog, and a retry gets the same response', async () => {
  const visitor = shop.visit()
  const key = randomUUID()
  const body = { street: ['7 Elm Court'] }
  assert.deepEqual(await requestCopy(visitor, body, key), { success: true })
  assert.deepEqual(await requestCopy(visitor, body, key), { success: true })
  const back = statement(
    'test.earlier',
    `update catalog_request set requested_at = requested_at - $1 * interval '1 day' where address_key like '7 elm ct%'`,
  )
  await shop.db.run(back, [89.9])
  await assert.rejects(requestCopy(visitor, body), { code: 'already_requested' })
  await shop.db.run(back, [0.2])
  assert.deepEqual(await requestCopy(visitor, body), { success: true })
})

test('a catalog request with an undeliverable address is refused with the invalid fields', async () => {
  await assert.rejects(requestCopy(shop.visit(), { postcode: 'M5H 2N2', email: 'nobody' }), {
    status: 422,
    code: 'invalid_address',
    details: {
      fields: [
        { path: 'email', rule: 'email' },
        { path: 'postcode', rule: 'pattern' },
      ],
    },
  })
})

test('repeated catalog requests are rate-limited', async () => {
  const visitor = shop.visit()
  for (let number = 0; number < 5; number += 1) await requestCopy(visitor, { street: [`${number} Flood Road`] })
  await assert.rejects(requestCopy(visitor, { street: ['6 Flood Road'] }), { status: 429, code: 'too_many_requests' })
})

test('only staff can read catalog requests, as CSV, and requests are deleted after a year [CATALOG-009]', async () => {
  const { status } = await shop.visit().fetch('/svc_content/issue-requests')
  assert.equal(status, 404)
  const lines = async (query = '') => {
    const body = (await (await staff(`/svc_content/issue-requests${query}`)).json()) as { count: number; csv: string }
    assert.equal(body.csv.trimEnd().split('\r\n').length, body.count + 1)
    return body
  }
  const all = await lines()
  assert.match(all.csv, /,Robin,Vale,robin@example\.com,,12 Pine Road,,Columbus,OH,43215\r\n/)
  const tomorrow = new Date(shop.clock() + day).toISOString().slice(0, 10)
  assert.equal((await lines(`?since=${tomorrow}`)).count, 0)
  await shop.db.run(
    statement(
      'test.old',
      `update catalog_request set requested_at = requested_at - interval '2 years' where address_key like '12 pine%'`,
    ),
    [],
  )
  assert.equal(await sweepRequests(shop.db, shop.clock()), 1)
  assert.equal((await lines()).count, all.count - 1)
})
