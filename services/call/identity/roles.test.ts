import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Call } from '#contract/kernel/call.ts'
import { store } from '#contract/store.ts'
import { sites, type Site } from '#domain/sites.ts'
import { defaultRoles } from '#domain/staff/roles.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { storeRoutes } from '#services/routes.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { createApp } from '../app.ts'

const { deps, clock } = await openTestShop([])
let reached: string[] = []
const routes = storeRoutes(deps).map((route) => ({
  ...route,
  handle: async () => {
    reached.push(route.name)
    throw new Error('reached')
  },
}))
const staffCalls = Object.entries<Call>(store).filter(([, { access }]) => access === 'staff')

function appFor(staff: Staff | undefined) {
  return createApp(routes, {
    brand: 'Ironwright',
    clock,
    isBackOffice: true,
    siteOf: (_, siteInPath) => (siteInPath ?? 'USA') as Site,
    isHttps: () => false,
    ipOf: () => '127.0.0.1',
    identify: async () => ({ site: 'USA', customerId: 1000, groupId: 1, guestToken: null }),
    limit: async () => {},
    staffOf: async () => staff,
    report: () => {},
  })
}
const member = (
  permissions: readonly Permission[],
  of: readonly Site[] = sites,
  factorAt: number | null = null,
): Staff => ({
  id: null,
  name: 'test',
  permissions: new Set(permissions),
  sites: of,
  factorAt,
})

/**
 * Sends every staff call, with the site in its path. Returns the reason for each refusal, or undefined if the call
 * runs.
 */
async function refusals(staff: Staff | undefined, site: Site) {
  const app = appFor(staff)
  const found = new Map<string, { code: string; permission?: string; site?: string } | undefined>()
  for (const [name] of staffCalls) {
    const [method = '', path = ''] = name.split(' ')
    const address = path.replaceAll(/\{\w+\}/g, '1').replace(/^(\/svc_[a-z]+)\//, `$1/site/${site}/`)
    reached = []
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'if-match': '*' }
    const body = method === 'GET' ? {} : { body: '{}' }
    const response = await app.request(`http://office.example${address}`, { method, headers, ...body })
    const { error } = (await response.json()) as { error: { code: string } }
    // Invalid examples pass the permission check first, then get a different refusal.
    found.set(name, ['not_permitted', 'login_required', 'factor_required'].includes(error.code) ? error : undefined)
    if (found.get(name) !== undefined) assert.deepEqual(reached, [], name)
  }
  return found
}

test('each role can use exactly the calls that its permissions allow [ADMIN-401]', async () => {
  assert.ok(staffCalls.length > 90)
  for (const { id, permissions } of defaultRoles) {
    const found = await refusals(member(permissions), 'USA')
    for (const [name, { permission }] of staffCalls) {
      const isAllowed = permission === null || permissions.includes(permission!)
      assert.deepEqual(found.get(name)?.permission, isAllowed ? undefined : permission, `${id}: ${name}`)
    }
  }
})

test('a role that closes returns can neither refund nor waive nor request the price difference of an exchange', async () => {
  const found = await refusals(member(['returns.read', 'returns.write']), 'USA')
  const missing = (call: string) => found.get(`POST /svc_rma/desk/{number}/exchange-order${call}`)?.permission
  assert.deepEqual(['', '/settle', '/payment', '/payment/cancel'].map(missing), [
    undefined,
    'refunds.write',
    'payments.write',
    'payments.write',
  ])
})

test('a role for one site cannot use calls of another site; back office calls span sites', async () => {
  const { permissions } = defaultRoles[0]!
  const [own, foreign] = [
    await refusals(member(permissions, ['GBR']), 'GBR'),
    await refusals(member(permissions, ['GBR']), 'USA'),
  ]
  for (const [name] of staffCalls) {
    assert.equal(own.get(name), undefined, name)
    assert.equal(foreign.get(name)?.site, name.includes(' /svc_admin/') ? undefined : 'USA', name)
  }
})

test('a role for one site cannot read or change another site that a call specifies in its path, query, or body', async () => {
  const app = appFor(member(defaultRoles[0]!.permissions, ['GBR']))
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const redirect = (site: Site) => JSON.stringify({ site, from: '/old', to: '/new' })
  const requests = (site: Site): [path: string, init?: RequestInit][] => [
    [`/svc_content/site/GBR/pages/${site}/homepage/versions`],
    [`/svc_content/site/GBR/pages?site=${site}`],
    ['/svc_route/site/GBR/redirects', { method: 'PUT', headers, body: redirect(site) }],
  ]
  for (const [path, init] of requests('USA')) {
    reached = []
    const response = await app.request(`http://office.example${path}`, init)
    const { error } = (await response.json()) as { error: { code: string; site: string } }
    assert.deepEqual([error.code, error.site, reached], ['not_permitted', 'USA', []], path)
  }
  for (const [path, init] of requests('GBR')) {
    reached = []
    await app.request(`http://office.example${path}`, init)
    assert.equal(reached.length, 1, path)
  }
})

test('without a login, every staff call is refused; a second factor that is too old blocks only dangerous calls', async () => {
  const found = await refusals(undefined, 'USA')
  assert.ok([...found.values()].every((refusal) => refusal?.code === 'login_required'))
  const stale = await refusals(member(defaultRoles[0]!.permissions, sites, clock() - 11 * 60_000), 'USA')
  const stopped = staffCalls.flatMap(([name]) => (stale.get(name)?.code === 'factor_required' ? [name] : []))
  assert.deepEqual(
    stopped,
    staffCalls.flatMap(([name, { isDangerous }]) => (isDangerous ? [name] : [])),
  )
  assert.ok(stopped.length > 2)
})
