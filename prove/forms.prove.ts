import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { createRng, type Rng } from './rng.ts'
import { createShopperFixture, openCart, type ShopperFixture } from './fixtures/shopper-fixture.ts'
import { oddKeys, oddTexts } from './inputs/odd-values.ts'
import { formsOf, pagePaths, pageQuery } from './inputs/page-forms.ts'
import { servePages } from './roots/pages.ts'
import { proofSize } from './size.ts'
import { callUnchecked } from './twins/unchecked-forms.ts'
import { seed } from './seed.ts'

const inputs = proofSize({ full: 20_000, short: 1_000 })
const ample = testVariant('IW-PL-20', { stock: testStock({ onHand: 1_000_000 }) })
const products = testProducts.map((each) =>
  each.id === 7 ? testProduct(7, 'iron-plate', { variants: [ample] }) : each,
)
const shop = await openTestShop(products)
const { folder } = await buildStorefront()
const site = 'USA'
await shop.db.transaction((tx) =>
  publishPage(tx, site, { handle: 'homepage', title: 'Home', description: '', content: [] }),
)

const foreignTargets = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
]
const oddJson = [
  '{"a":',
  '[]',
  '{}',
  'null',
  '[null]',
  '1',
  '"x"',
  '{"payment":1,"totals":2}',
  '{"payment":{},"totals":null}',
  '{"payment":{},"totals":{}}',
  '{"lines":null}',
  '{"__proto__":{"a":1}}',
]
const internals = /\n\s+at |node_modules|file:\/\/|invalid input syntax|violates|ZodError/

interface Outcome {
  wrong: string[]
  byStatus: Map<number, number>
}

async function sendInputs(callBy: typeof callInProcess, count: number): Promise<Outcome> {
  const visitor = shop.visit(site)
  const newCard = () => shop.cardToken()
  let own = await createShopperFixture(visitor, site, 'form-poster', newCard)
  const { db, deps, clock } = shop
  const reads = uncachedCatalog(db)
  const pages = await servePages({
    db,
    dist: folder,
    cache: createPageCache(),
    reads,
    now: clock(),
    payments: deps.payments,
    callBy,
  })
  const outcome: Outcome = { wrong: [], byStatus: new Map() }
  const origin = `http://127.0.0.1:${pages.port}`
  try {
    for (let index = 0; index < count; index++) {
      const rng = createRng(seed, index)
      const { path, body } = rng.oneIn(3) ? oddPage(own, rng) : oddForm(own, rng)
      const cookie = rng.oneIn(8)
        ? rng.pick(['', 'cart_usa=', 'sid_usa=x', '%=;;'])
        : [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
      const label = `input ${index}, ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
      const headers = { 'x-site': site, cookie, ...(body !== undefined && form) }
      const init = { redirect: 'manual', signal: AbortSignal.timeout(20_000), headers } as const
      const response = await fetchOrError(origin + path, body === undefined ? init : { ...init, method: 'POST', body })
      if (typeof response === 'string') {
        outcome.wrong.push(`${label}: ${response}`)
        continue
      }
      outcome.byStatus.set(response.status, (outcome.byStatus.get(response.status) ?? 0) + 1)
      const location = response.headers.get('location')
      if (response.status >= 500) outcome.wrong.push(`${label}: ${response.status}`)
      if (internals.test(await response.text())) outcome.wrong.push(`${label}: exposes internals`)
      if (location !== null && URL.parse(location, origin)?.origin !== origin)
        outcome.wrong.push(`${label}: redirects to ${location}`)
      // Earlier inputs may have emptied the cart or turned it into an order.
      if (index % 20 === 19) own = { ...own, ...(await openCart(visitor, site, 'form-poster', newCard, 1)) }
    }
    return outcome
  } finally {
    await pages.close()
  }
}

async function fetchOrError(address: string, init: RequestInit): Promise<Response | string> {
  try {
    return await fetch(address, init)
  } catch (error) {
    return `no response, ${String(error instanceof Error ? (error.cause ?? error) : error)}`
  }
}

function oddPage(own: ShopperFixture, rng: Rng): { path: string; body?: string } {
  const page = rng.oneIn(10)
    ? `/${encoded(oddText(rng))}`
    : rng.pick(pagePaths(own)) + (rng.oneIn(8) ? `/${encoded(oddText(rng))}` : '')
  const query = Array.from({ length: rng.below(4) }, () => {
    const name = rng.pick(Object.keys(pageQuery))
    return `${encoded(rng.oneIn(8) ? rng.pick(oddKeys) : name)}=${encoded(rng.oneIn(3) ? pageQuery[name]! : oddText(rng))}`
  })
  return { path: query.length > 0 ? `${page}?${query.join('&')}` : page }
}

function oddForm(own: ShopperFixture, rng: Rng): { path: string; body?: string } {
  const { path, fields } = rng.pick(formsOf(own))
  for (let turn = rng.below(4); turn > 0; turn--) {
    const name = rng.pick([...Object.keys(fields), ...Object.keys(fields), rng.pick(oddKeys)])
    if (rng.oneIn(6)) delete fields[name]
    else fields[name] = oddText(rng)
  }
  return { path, body: new URLSearchParams(fields).toString() }
}

function oddText(rng: Rng): string {
  const text = rng.pick(rng.pick([oddTexts, oddTexts, oddJson, foreignTargets]))
  return text.slice(0, rng.oneIn(20) ? 60_000 : 1_500)
}

/** Encodes text, truncated to a length that browsers send. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 1_500).toWellFormed())
}

function report(t: TestContext, { byStatus, wrong }: Outcome, count: number) {
  const statuses = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, number]) => `${number} × ${status}`)
  t.diagnostic(`${count} pages and forms, SEED=${seed}: ${statuses.join(', ')}; ${wrong.length} wrong`)
}

test('malformed pages and forms do not fail, expose internals, or redirect to other sites', async (t) => {
  const outcome = await sendInputs(callInProcess, inputs)
  report(t, outcome, inputs)
  assert.deepEqual(outcome.wrong.slice(0, 10), [])
})

test('the twin that does not validate keys and versions is caught: it responds with 500', async (t) => {
  const outcome = await sendInputs(callUnchecked, 1_000)
  report(t, outcome, 1_000)
  assert.ok(outcome.wrong.some((each) => each.endsWith(': 500')))
})
