import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { db } = shop
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const { visitor: briton } = await createStaffMember(shop, { email: 'ben@store.example', sites: ['GBR'] })
const key = () => randomUUID()
const params = { id: '7' }
const sell = (state: 'active' | 'archived' | 'draft') =>
  desk.call('PUT /svc_admin/products/{id}/state', { params, body: { site: 'CAN', state }, key: key() })
const pricesInCanada = statement<{ rows: object[] }>(
  'test.prices-in-canada',
  `select array(select to_jsonb(p) from price as p where site = 'CAN' order by sellable_id)
     || array(select to_jsonb(w) from withheld_price as w where site = 'CAN' order by sellable_id) as rows`,
)
const stored = async () => (await db.run(pricesInCanada, []))[0]!.rows
const lastChanges = async (objectType: string) =>
  (await desk.call('GET /svc_admin/audit', { query: { objectType, limit: '1' } })).entries[0]!.changes
const undo = (id: string, by = desk) => by.call('POST /svc_admin/audit/{id}/undo', { params: { id }, key: key() })

test('undoing either entry of a changed sale state moves the price back, and only once', async () => {
  for (const [state, before] of [
    ['archived', 'active'],
    ['active', 'archived'],
    ['draft', 'archived'],
  ] as const) {
    for (const table of ['price', 'withheld_price']) {
      await sell(before)
      const rows = await stored()
      await sell(state)
      const changes = await lastChanges('price')
      const change = changes.find((each) => each.table === table)
      if (!change) continue
      await undo(change.id)
      assert.deepEqual(await stored(), rows, `${state}, ${table}`)
      assert.deepEqual(await findViolations(db), [])
      for (const { id } of changes) await assert.rejects(undo(id), { code: 'not_reversible' })
    }
  }
  await sell('active')
})

test('staff can undo only changes of their sites', async () => {
  const refused = { status: 403, code: 'not_permitted' }
  const redirect = { site: 'USA' as const, from: '/old-bars', to: '/bars', note: '' }
  await desk.call('PUT /svc_route/redirects', { body: redirect, key: key() })
  const expected = { price: 295, special: null }
  const change = { sku: 'IW-PL-20', site: 'USA' as const, price: 299, special: null, expected }
  await desk.call('PATCH /svc_admin/products/{id}/prices', { params, body: { changes: [change] }, key: key() })
  const variants = [{ sku: 'IW-PL-20', price: 80, qty: null }]
  const promotion = { site: 'USA' as const, productId: 7, from: null, to: null, variants }
  await desk.call('POST /svc_admin/promotions', { body: promotion, key: key() })
  const placement = { site: 'USA' as const, phrase: 'bar', pinned: [9], buried: [], redirect: null }
  await desk.call('PUT /svc_search/placements', { body: placement, key: key() })
  for (const type of ['redirect', 'price', 'promotion', 'search_pin']) {
    const { id } = (await lastChanges(type))[0]!
    await assert.rejects(undo(id, briton), refused, type)
    await undo(id)
  }
})
