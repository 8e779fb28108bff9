import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import { readingCatalog } from '#services/wiring/catalog-reads.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { testProduct, testProducts, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { diceOf, type Dice } from './dice.ts'
import { belong, openCart, type Belongings } from './belongings.ts'
import { oddKeys, oddTexts } from './odd-values.ts'
import { formsOf, pagesAskedFor, queryOfPages } from './page-forms.ts'
import { servePages } from './roots/pages.ts'
import { proveScale } from './scale.ts'
import { callUnchecked } from './twins/unchecked-forms.ts'
import { seed } from './random.ts'

const inputs = proveScale({ full: 20_000, short: 1_000 })
const plenty = testVariant('IW-PL-20', { stock: testStock({ onHand: 1_000_000 }) })
const products = testProducts.map((each) =>
  each.id === 7 ? testProduct(7, 'iron-plate', { variants: [plenty] }) : each,
)
const shop = await openTestShop(products)
const { folder } = await buildStorefront()
const site = 'USA'

/** Where somebody might want to be led to. */
const elsewhere = [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
]
/** What a form may carry where an order, or what was seen of it, is expected. */
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
const inside = /\n\s+at |node_modules|file:\/\/|invalid input syntax|violates|ZodError/

interface Outcome {
  wrong: string[]
  byStatus: Map<number, number>
}

/** Pages asked for and forms posted, made wrong in up to three ways that the dice choose. */
async function post(callBy: typeof callInProcess, count: number): Promise<Outcome> {
  const visitor = shop.visit(site)
  const newCard = () => shop.cardToken()
  let own = await belong(visitor, site, 'form-poster', newCard)
  const { db, deps, clock } = shop
  const reads = readingCatalog(db)
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
      const dice = diceOf(seed, index)
      const { path, body } = dice.once(3) ? oddPage(own, dice) : oddForm(own, dice)
      const cookie = dice.once(8)
        ? dice.pick(['', 'cart_usa=', 'sid_usa=x', '%=;;'])
        : [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
      const asked = `input ${index}, ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
      const headers = { 'x-site': site, cookie, ...(body !== undefined && form) }
      const init = { redirect: 'manual', signal: AbortSignal.timeout(20_000), headers } as const
      const answer = await ask(origin + path, body === undefined ? init : { ...init, method: 'POST', body })
      if (typeof answer === 'string') {
        outcome.wrong.push(`${asked}: ${answer}`)
        continue
      }
      outcome.byStatus.set(answer.status, (outcome.byStatus.get(answer.status) ?? 0) + 1)
      const location = answer.headers.get('location')
      if (answer.status >= 500) outcome.wrong.push(`${asked}: ${answer.status}`)
      if (inside.test(await answer.text())) outcome.wrong.push(`${asked}: tells of its inside`)
      if (location !== null && URL.parse(location, origin)?.origin !== origin)
        outcome.wrong.push(`${asked}: leads to ${location}`)
      // A shopper who has ordered, or emptied the cart, fills another one.
      if (index % 20 === 19) own = { ...own, ...(await openCart(visitor, site, 'form-poster', newCard, 1)) }
    }
    return outcome
  } finally {
    await pages.close()
  }
}

/** An answer, or why there was none that a client reads, such as one whose head is too long. */
async function ask(address: string, init: RequestInit): Promise<Response | string> {
  try {
    return await fetch(address, init)
  } catch (error) {
    return `no answer, ${String(error instanceof Error ? (error.cause ?? error) : error)}`
  }
}

function oddPage(own: Belongings, dice: Dice): { path: string; body?: string } {
  const page = dice.once(10)
    ? `/${encoded(oddText(dice))}`
    : dice.pick(pagesAskedFor(own)) + (dice.once(8) ? `/${encoded(oddText(dice))}` : '')
  const query = Array.from({ length: dice.below(4) }, () => {
    const name = dice.pick(Object.keys(queryOfPages))
    return `${encoded(dice.once(8) ? dice.pick(oddKeys) : name)}=${encoded(dice.once(3) ? queryOfPages[name]! : oddText(dice))}`
  })
  return { path: query.length > 0 ? `${page}?${query.join('&')}` : page }
}

function oddForm(own: Belongings, dice: Dice): { path: string; body?: string } {
  const { path, fields } = dice.pick(formsOf(own))
  for (let turn = dice.below(4); turn > 0; turn--) {
    const name = dice.pick([...Object.keys(fields), ...Object.keys(fields), dice.pick(oddKeys)])
    if (dice.once(6)) delete fields[name]
    else fields[name] = oddText(dice)
  }
  return { path, body: new URLSearchParams(fields).toString() }
}

function oddText(dice: Dice): string {
  const text = dice.pick(dice.pick([oddTexts, oddTexts, oddJson, elsewhere]))
  return text.slice(0, dice.once(20) ? 60_000 : 1_500)
}

/** As a path or a query carries a text, no longer than a browser sends one. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 1_500).toWellFormed())
}

function tell(t: TestContext, { byStatus, wrong }: Outcome, count: number) {
  const statuses = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, number]) => `${number} × ${status}`)
  t.diagnostic(`${count} pages and forms, SEED=${seed}: ${statuses.join(', ')}; ${wrong.length} wrong`)
}

test('no form and no address of a page makes it fail, tell of its inside or lead elsewhere', async (t) => {
  const outcome = await post(callInProcess, inputs)
  tell(t, outcome, inputs)
  assert.deepEqual(outcome.wrong.slice(0, 10), [])
})

test('the twin that hands on keys and versions unseen is caught', async (t) => {
  const outcome = await post(callUnchecked, 1_000)
  tell(t, outcome, 1_000)
  assert.ok(outcome.wrong.some((each) => each.endsWith(': 500')))
})
