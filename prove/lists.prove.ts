import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { createApp } from '#services/call/app.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes } from '#services/routes.ts'
import { identifyBy } from '#services/sessions/identify.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { proveScale } from './scale.ts'
import { deafLists } from './twins/deaf-lists.ts'

const tabs = 20
const edits = proveScale({ full: 500, short: 100 })

const plenty = testVariant('IW-PLENTY', { stock: testStock({ onHand: 1_000_000, max: 9_999 }) })
const shop = await openTestShop([testProduct(77, 'plenty', { variants: [plenty] })])

interface Edited {
  qty: number
  version: number
  /** Writes that came with a version that was old by then. */
  outrun: number
  defects: unknown[]
}
interface WireList {
  version: number
  items: { qty: number }[]
}

/** One cart in many tabs: each reads it, adds a piece to what it read, and repeats when it is told that it was too late. */
async function edit(routes: Route[]): Promise<Edited> {
  const defects: unknown[] = []
  const app = createApp(routes, {
    brand: 'Ironwright',
    clock: shop.clock,
    siteOf: () => 'USA' as Site,
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: identifyBy(shop.db),
    limit: async () => {},
    report: (defect) => defects.push(defect),
  })
  const shopper = shop.visit()
  const cart = await cartWith(shopper, [{ productId: 77, qty: 1 }])
  const path = `/svc_list/lists/${cart._id}`
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (method: string, address: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.request(address, {
      method,
      headers: { cookie, host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as WireList & { error?: { current: WireList } } }
  }
  let [left, outrun] = [edits, 0]
  const tab = async () => {
    let seen: WireList = (await ask('GET', path)).body
    while (left > 0) {
      left -= 1
      for (;;) {
        const answer = await ask(
          'PUT',
          `${path}/items/${cart.items[0]!._id}`,
          { qty: seen.items[0]!.qty + 1 },
          { 'if-match': `"${seen.version}"`, 'idempotency-key': randomUUID() },
        )
        if (answer.status === 200) {
          seen = answer.body
          break
        }
        assert.equal(answer.status, 412, JSON.stringify(answer.body))
        outrun += 1
        seen = answer.body.error!.current
      }
    }
  }
  await Promise.all(Array.from({ length: tabs }, tab))
  const { items, version } = (await ask('GET', path)).body
  return { qty: items[0]!.qty - 1, version: version - cart.version, outrun, defects }
}

function tell(t: TestContext, { qty, version, outrun }: Edited) {
  t.diagnostic(
    `${edits} edits in ${tabs} tabs: ${qty} are there, ${version} versions, ${outrun} were outrun and repeated`,
  )
}

test('of edits in many tabs at once none is lost, and each has a version of its own [LIST-233]', async (t) => {
  const edited = await edit(storeRoutes(shop.deps))
  tell(t, edited)
  assert.deepEqual({ ...edited, outrun: 0 }, { qty: edits, version: edits, outrun: 0, defects: [] })
  assert.ok(edited.outrun > 0, 'the tabs have to be in one another’s way')
})

test('the twin that takes a write of any version is caught', async (t) => {
  const edited = await edit(deafLists(shop.deps))
  tell(t, edited)
  assert.ok(edited.qty < edits, 'edits of other tabs must be lost')
})
