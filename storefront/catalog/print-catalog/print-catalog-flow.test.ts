import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { brandPaths } from '#domain/brand-paths.ts'
import { publishPrintCatalog } from '#services/print-catalog/steps.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { assertActionData, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { printCatalogUrl, parsePrintCatalogQuery } from './print-catalog-url.ts'
import { loadPrintCatalog } from './load-print-catalog.ts'
import { requestCopy } from './request-copy.ts'

const shop = await openTestShop()
before(() => loadTexts('en', ['catalog', 'catalog/print-catalog', 'catalog/deals']))
const show = (path: string, site: 'USA' | 'CAN' = 'USA') =>
  loadPrintCatalog(pageContextOf(shop.visit(site), site), pageAt(path))
const publish = () =>
  shop.db.transaction((tx) => publishPrintCatalog(tx, 'USA', { title: 'Fall 2026', now: shop.clock(), key: 'test' }))

test('the print catalog page exists even before the first issue, and only on USA [CATALOG-001, CATALOG-008]', async () => {
  assert.equal((await show('/rogue-catalog')).view.issue, null)
  await assert.rejects(show('/rogue-catalog', 'CAN'), { status: 404 })
})

test('a print catalog page is shown with its facing page and product cards [CATALOG-009]', async () => {
  await publish()
  const { head, view } = await show('/rogue-catalog?p=3')
  assert.equal(head.title, 'Ironwright catalog, Fall 2026, page 3')
  assert.equal(head.canonical, '/rogue-catalog?p=3')
  assert.deepEqual(
    view.issue!.sheets.map(({ page }) => page),
    [2, 3],
  )
  const [{ card } = assert.fail('a page without products')] = view.issue!.sheets[1]!.spots
  assert.ok(card.price!.now > 0)
})

test('a missing print catalog page returns 404, and each page has one URL [CATALOG-009]', async () => {
  for (const path of ['/rogue-catalog?p=0', '/rogue-catalog?p=x', '/rogue-catalog?issue=-1']) {
    const refusal = await show(path).then(
      () => assert.fail(path),
      (thrown: { status?: number }) => thrown,
    )
    assert.equal(refusal.status, 404)
  }
  await assert.rejects(show('/rogue-catalog?p=999'), { status: 404 })
  const query = parsePrintCatalogQuery(new URLSearchParams('p=12&q=%20bar&zoom=1&hot=7&print=0'))!
  assert.equal(printCatalogUrl(brandPaths(), query), '/rogue-catalog?p=12&q=bar&zoom=1&hot=7')
  assert.equal(
    printCatalogUrl(brandPaths(), { ...query, page: 1, q: '', isZoomed: false, hot: null }),
    '/rogue-catalog',
  )
})

test('a print catalog request is confirmed, a duplicate one is reported, and an invalid one preserves its values [CATALOG-009]', async () => {
  const typed = {
    firstname: 'Robin',
    lastname: 'Vale',
    email: 'robin@example.com',
    company: '',
    street: ['214 Harbor Street'],
    apartment: '',
    city: 'Columbus',
    region: 'OH',
    postcode: '43215',
  }
  const visitor = shop.visit()
  const send = (form: typeof typed, by = visitor) => assertActionData(requestCopy(pageContextOf(by), form))
  assert.deepEqual(await send(typed), { kind: 'sent' })
  // Submitting the same values again is a retry of the first submission.
  assert.deepEqual(await send(typed), { kind: 'sent' })
  assert.deepEqual(await send(typed, shop.visit()), { kind: 'already', typed })
  const wrong = { ...typed, postcode: '' }
  assert.deepEqual(await send(wrong), {
    kind: 'invalid',
    typed: wrong,
    problems: [{ path: 'postcode', rule: 'required' }],
  })
})
