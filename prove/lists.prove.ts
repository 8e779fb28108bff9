import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { createApp } from '#services/call/app.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { proofSize } from './size.ts'
import { ignoreListVersions } from './twins/ignore-list-versions.ts'

const tabs = 20
const edits = proofSize({ full: 500, short: 100 })

const ample = testVariant('IW-PLENTY', { stock: testStock({ onHand: 1_000_000, max: 9_999 }) })
const shop = await openTestShop([testProduct(77, 'plenty', { variants: [ample] })])

interface Edited {
  qty: number
  version: number
  conflicts: number
  defects: unknown[]
}
interface WireList {
  version: number
  items: { qty: number }[]
}

async function edit(routes: Route[]): Promise<Edited> {
  const defects: unknown[] = []
  const app = createApp(routes, {
    brand: 'Ironwright',
    clock: shop.clock,
    siteOf: () => 'USA' as Site,
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: createCallerIdentifier(shop.db),
    limit: async () => {},
    report: (defect) => defects.push(defect),
  })
  const shopper = shop.visit()
  const cart = await cartWith(shopper, [{ productId: 77, qty: 1 }])
  const path = `/svc_list/lists/${cart._id}`
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (method: string, address: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await app.request(address, {
      method,
      headers: { cookie, host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as WireList & { error?: { current: WireList } } }
  }
  let [left, conflicts] = [edits, 0]
  const tab = async () => {
    let seen: WireList = (await send('GET', path)).body
    while (left > 0) {
      left -= 1
      for (;;) {
        const response = await send(
          'PUT',
          `${path}/items/${cart.items[0]!._id}`,
          { qty: seen.items[0]!.qty + 1 },
          { 'if-match': `"${seen.version}"`, 'idempotency-key': randomUUID() },
        )
        if (response.status === 200) {
          seen = response.body
          break
        }
        assert.equal(response.status, 412, JSON.stringify(response.body))
        conflicts += 1
        seen = response.body.error!.current
      }
    }
  }
  await Promise.all(Array.from({ length: tabs }, tab))
  const { items, version } = (await send('GET', path)).body
  return { qty: items[0]!.qty - 1, version: version - cart.version, conflicts, defects }
}

function report(t: TestContext, { qty, version, conflicts }: Edited) {
  t.diagnostic(`${edits} edits in ${tabs} tabs: ${qty} saved, ${version} versions, ${conflicts} conflicts repeated`)
}

test('concurrent cart edits are never lost, and each edit creates a new version [LIST-233]', async (t) => {
  const edited = await edit(storeRoutes(shop.deps))
  report(t, edited)
  assert.deepEqual({ ...edited, conflicts: 0 }, { qty: edits, version: edits, conflicts: 0, defects: [] })
  assert.ok(edited.conflicts > 0, 'some edits conflict')
})

test('the twin that ignores list versions is caught: edits from other tabs are lost', async (t) => {
  const edited = await edit(ignoreListVersions(shop.deps))
  report(t, edited)
  assert.ok(edited.qty < edits, 'twin not caught: no edit is lost')
})
