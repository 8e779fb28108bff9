import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { generateOrders, storeOrders } from './generated-orders-for-tests.ts'

const shop = await openTestShop()
const noon = Date.UTC(2026, 9, 5, 12)
const formula = { productId: 123_456, sku: '=1+1' }
const orders = generateOrders({ seed: 5, count: 60, sites: ['USA', 'GBR'], products: [formula], timeOf: () => noon })
await storeOrders(shop.db, orders)

const member = async (email: string, roles: string[], sites: Site[] | null = null) =>
  (await createStaffMember(shop, { email, roles, sites })).visitor
const owner = await member('olga@store.example', ['owner'])
const finance = await member('fay@store.example', ['finance'], ['GBR'])
const day = { from: '2026-10-05', to: '2026-10-05' }
const sales = { params: { report: 'sales' as const }, query: { ...day, by: 'order' as const } }

test('reports require a separate permission, which the owner, manager, and finance roles have', async () => {
  for (const role of ['merchandiser', 'editor', 'support', 'warehouse', 'event-moderator']) {
    const visitor = await member(`${role}@store.example`, [role])
    for (const name of ['GET /svc_admin/reports/{report}', 'GET /svc_admin/reports/{report}/export'] as const)
      await assert.rejects(visitor.call(name, sales), { status: 403, code: 'not_permitted' }, role)
  }
  const manager = await member('max@store.example', ['manager'])
  for (const visitor of [owner, manager, finance])
    assert.ok((await visitor.call('GET /svc_admin/reports/{report}', sales)).sites.length > 0)
})

test('staff can see reports only for their own sites', async () => {
  const { sites } = await finance.call('GET /svc_admin/reports/{report}', sales)
  assert.deepEqual(
    sites.map(({ site, currency, timeZone }) => [site, currency, timeZone]),
    [['GBR', 'GBP', 'Europe/London']],
  )
  const british = orders.filter(
    ({ site, status }) => site === 'GBR' && ['published', 'payment_complete'].includes(status),
  )
  assert.equal(sites[0]!.totals.orders, british.length)
  const { csv } = await finance.call('GET /svc_admin/reports/{report}/export', sales)
  assert.ok(csv.includes('GBR') && !csv.includes('USA'))
  const foreign = { ...sales, query: { ...sales.query, site: 'USA' as const } }
  for (const name of ['GET /svc_admin/reports/{report}', 'GET /svc_admin/reports/{report}/export'] as const)
    await assert.rejects(finance.call(name, foreign), { status: 403, code: 'not_permitted' })
})

test('an exported report file contains decimal amounts with their currency, totals for each site, and no formulas', async () => {
  const input = { params: { report: 'products' as const }, query: { ...day, site: 'GBR' as const } }
  const { count, csv } = await owner.call('GET /svc_admin/reports/{report}/export', input)
  const { sites } = await owner.call('GET /svc_admin/reports/{report}', input)
  const { units, gross, discounts } = sites[0]!.totals
  const [head, row = '', total = '', ...rest] = csv.split('\r\n')
  assert.equal(head, 'Site,Currency,Time zone,From,To,Product,Detail,Units,Gross sales,Discounts,Refunds,Net sales')
  const decimal = (minor: number | undefined) => (minor! / 100).toFixed(2)
  const start = 'GBR,GBP,Europe/London,2026-10-05,2026-10-05'
  const figures = `${units},${decimal(gross)},${decimal(discounts)},`
  assert.ok(row.startsWith(`${start},'=1+1,'=1+1,${figures}`), row)
  assert.ok(total.startsWith(`${start},Total,,${figures}`), total)
  assert.deepEqual([count, rest], [1, ['']])
})

test('a report period covers at most 400 days, its last day is not before its first, and days without orders are zero', async () => {
  const read = (from: string, to: string, by: 'day' | 'week' = 'day') =>
    owner.call('GET /svc_admin/reports/{report}', { params: { report: 'sales' }, query: { site: 'USA', from, to, by } })
  const { sites } = await read('2025-10-01', '2026-11-04')
  assert.equal(sites[0]!.rows.length, 400)
  const isFilled = (row: { figures: { orders?: number | undefined } }) => row.figures.orders! > 0
  assert.deepEqual(
    sites[0]!.rows.filter(isFilled).map(({ key }) => key),
    ['2026-10-05'],
  )
  await assert.rejects(read('2025-10-01', '2026-11-05'), {
    status: 422,
    code: 'period_too_long',
    details: { maxDays: 400 },
  })
  await assert.rejects(read('2026-10-06', '2026-10-05'), { status: 422, code: 'period_reversed' })
  await assert.rejects(read('0001-01-01', '0001-01-02'), { status: 400 })
})
