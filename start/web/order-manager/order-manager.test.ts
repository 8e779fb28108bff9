import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { responseHeaders } from '#platform/response-headers.ts'
import { openLog } from '#platform/log.ts'
import { configuration, live } from '#platform/settings/settings-for-tests.ts'
import { settingsOf } from '#platform/settings/settings.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { orderManagerCalls } from '#domain/staff/order-manager.ts'
import { storeRoutes } from '#services/routes.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { createStaffResolver } from '#services/staff/staff-of.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { openOrderManager } from './order-manager.ts'

const shop = await openTestShop()
const { db, clock } = shop
const dist = await mkdtemp(join(tmpdir(), 'order-manager-'))
await mkdir(join(dist, 'backoffice', 'assets'), { recursive: true })
await writeFile(join(dist, 'backoffice', 'order-manager.html'), 'the order manager')
await writeFile(join(dist, 'backoffice', 'favicon.svg'), '')
await writeFile(join(dist, 'backoffice', 'assets', 'page-1.js'), 'a chunk')
after(async () => rm(dist, { recursive: true }))

const host = 'usa.example'
const storeAt = { ...live, SITE_URL_USA: `https://${host}` }

interface Sent {
  cookie?: string
  host?: string
  method?: string
}

/** Serves the order manager of a live store, and returns a function that requests it. */
async function serve(env: Record<string, string>) {
  const settings = settingsOf(configuration({ ...storeAt, ...env }), { databaseUrl: shop.url, secret: 'a secret' })
  const report = (error: unknown) => shop.defects.push(error)
  const routes = await openOrderManager(
    { settings, db, log: openLog('silent'), report, headers: responseHeaders(true) },
    {
      dist,
      routes: storeRoutes(shop.deps),
      edge: {
        identify: createCallerIdentifier(db),
        limit: async () => {},
        staffOf: createStaffResolver(db, { token: undefined, warn: () => {} }),
      },
      ipOf: () => '127.0.0.1',
      reportRequest: report,
      clock,
    },
  )
  const server = createServer(async (request, response) => {
    const route = routes.find(({ path }) => path.test(request.url!))
    const isHandled = await route?.handle(request, response, 'USA')
    if (!isHandled) response.writeHead(410).end()
  }).listen(0)
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  return async (path: string, { cookie = '', host: named = host, method = 'GET' }: Sent = {}) => {
    const headers = { host: named, cookie, 'idempotency-key': randomUUID() }
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number
      location: string | undefined
      headers: IncomingHttpHeaders
      body: string
    }>()
    httpRequest({ port, path, method, headers }, (response) => {
      const { statusCode = 0, headers: received } = response
      text(response).then(
        (body) => resolve({ status: statusCode, location: received.location, headers: received, body }),
        reject,
      )
    })
      .on('error', reject)
      .end()
    return promise
  }
}
type Fetch = Awaited<ReturnType<typeof serve>>

const staging = await serve({ NON_PRODUCTION_HOSTS: host })
const production = await serve({})

const member = (role: string) => createStaffMember(shop, { email: `${randomUUID()}@store.example`, roles: [role] })

async function passOf(role: string) {
  const { visitor } = await member(role)
  return linkOf(visitor)
}

async function linkOf(visitor: Visitor) {
  const { url } = await visitor.call('POST /svc_admin/order-manager', { body: { site: 'USA' }, key: randomUUID() })
  const { origin, pathname, search } = new URL(url)
  assert.equal(origin, `https://${host}`)
  return pathname + search
}

/** Returns a role's cookie on the shop's host. */
async function logIn(at: Fetch, role: string): Promise<string> {
  const { headers } = await at(await passOf(role))
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

const page = '/order-manager-quote'
/** Response to a path without a call. */
const unknownCall = '{"error":{"code":"not_found","message":"not_found"}}'
const hidden = { status: 302, location: '/404' }
const outcome = ({ status, location }: { status: number; location: string | undefined }) => ({ status, location })

test('staff who edit quotes can open the order manager on a non-production host through a one-time link from the back office [ADMIN-001, ADMIN-003]', async () => {
  const link = await passOf('support')
  const first = await staging(link)
  assert.deepEqual(outcome(first), { status: 303, location: page })
  const [line = ''] = first.headers['set-cookie'] ?? []
  assert.match(line, /^__Host-staff_session=[\w-]{43}; .*HttpOnly; Secure$/)
  const [cookie = ''] = line.split(';')
  for (const path of [page, `${page}/quotes/1?site=USA`]) {
    const { status, body, headers } = await staging(path, { cookie })
    assert.deepEqual([status, body, headers['cache-control']], [200, 'the order manager', 'no-store'])
    assert.match(String(headers['content-security-policy']), /^default-src 'self'.*frame-ancestors 'none'/)
  }
  assert.deepEqual(outcome(await staging(link)), hidden)
  assert.deepEqual(outcome(await staging(link, { cookie })), { status: 303, location: page })
})

test('a link to the order manager is invalid after a minute and on any other site', async () => {
  const link = await passOf('support')
  clock.advance(60_001)
  assert.deepEqual(outcome(await staging(link)), hidden)
  await assert.rejects(
    async () => {
      const { visitor } = await createStaffMember(shop, { email: `${randomUUID()}@store.example`, roles: ['support'] })
      return visitor.call('POST /svc_admin/order-manager', { body: { site: 'GBR' }, key: randomUUID() })
    },
    { code: 'order_manager_closed' },
  )
})

test('the order manager session ends with the 12-hour back office session', async () => {
  const { visitor } = await member('support')
  const halfHours = 24
  for (let passed = 0; passed < halfHours; passed += 1) {
    clock.advance(29 * 60_000)
    await visitor.call('GET /svc_admin/session', {})
  }
  clock.advance(12 * 3_600_000 - halfHours * 29 * 60_000 - 30_000)
  const unused = await linkOf(visitor)
  const { headers } = await staging(await linkOf(visitor))
  const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? []
  assert.equal((await staging(page, { cookie })).status, 200)
  const another = await staging(`${page}/svc_admin/order-manager`, { cookie, method: 'POST' })
  assert.equal(another.status, 404)
  clock.advance(31_000)
  assert.deepEqual(outcome(await staging(page, { cookie })), hidden)
  assert.deepEqual(outcome(await staging(unused)), hidden)
})

test('a link to the order manager is invalid once its back office session has ended', async () => {
  const { visitor } = await member('support')
  const link = await linkOf(visitor)
  await visitor.call('DELETE /svc_admin/session', { key: randomUUID() })
  assert.deepEqual(outcome(await staging(link)), hidden)
})

test('a link to the order manager works only at its exact path', async () => {
  const link = await passOf('support')
  for (const path of [`${page}/quotes`, page.toUpperCase(), `${page}/svc_list/quote-desk`])
    assert.equal((await staging(link.replace(page, path))).headers['set-cookie'], undefined, path)
  assert.deepEqual(outcome(await staging(link)), { status: 303, location: page })
})

test('guests, customers, and staff without permission to edit quotes are redirected to /404 on a non-production host [ADMIN-005, ADMIN-006]', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'packer@store.example', roles: ['warehouse'] })
  const body = { site: 'USA' as const }
  await assert.rejects(visitor.call('POST /svc_admin/order-manager', { body, key: randomUUID() }), {
    code: 'not_permitted',
  })
  const cookies = ['', 'sid_usa=a-customer', `__Host-staff_session=${'x'.repeat(43)}`]
  for (const cookie of cookies) {
    for (const path of [page, `${page}/`, `${page}?pass=${'x'.repeat(43)}`, `${page}/quotes`])
      assert.deepEqual(outcome(await staging(path, { cookie })), hidden, `${path} ${cookie}`)
    const call = await staging(`${page}/svc_list/quote-desk`, { cookie })
    assert.deepEqual([call.status, call.body], [404, '{"error":{"code":"not_found"}}'])
  }
})

test('on a production host, the order manager redirects everyone to /404, even with a different Host header [ADMIN-002, ADMIN-008]', async () => {
  const cookie = await logIn(staging, 'owner')
  assert.equal((await staging(page, { cookie })).status, 200)
  for (const named of [host, 'localhost', '127.0.0.1', 'usa.test']) {
    for (const path of [page, `${page}/svc_list/quote-desk`, await passOf('owner')])
      assert.deepEqual(outcome(await production(path, { cookie, host: named })), hidden, `${named} ${path}`)
    assert.equal((await production('/assets/page-1.js', { host: named })).status, 410)
  }
  assert.equal((await staging(page, { cookie, host: 'other.example' })).location, '/404')
  assert.equal((await staging('/assets/page-1.js')).body, 'a chunk')
})

test('the order manager serves the calls for quotes, payment links, and products, and no other staff calls [ADMIN-012]', async () => {
  const cookie = await logIn(staging, 'owner')
  const statusOf = async (path: string) => (await staging(page + path, { cookie })).status
  const calls = storeRoutes(shop.deps)
    .filter(({ call: { access } }) => access === 'staff' || access === 'backoffice')
    .map(({ name }) => name)
  const served: string[] = []
  for (const name of calls.filter((each) => each !== 'DELETE /svc_admin/session')) {
    const [method = '', path = ''] = name.split(' ')
    const { body } = await staging(page + path.replaceAll(/\{\w+\}/g, 'x'), { cookie, method })
    if (body !== unknownCall) served.push(name)
  }
  const expected = orderManagerCalls.filter((each) => each !== 'DELETE /svc_admin/session')
  assert.deepEqual(served.toSorted(), expected.toSorted())
  for (const name of ['POST /svc_fulfilment/order/{orderId}/captured', 'POST /svc_admin/order-manager'])
    assert.ok(calls.some((each) => each === name) && !served.includes(name), name)
  const statusAt = (site: string) => statusOf(`/svc_list/site/${site}/quote-desk`)
  assert.deepEqual([await statusAt('USA'), await statusAt('CAN'), await statusAt('GBR')], [200, 404, 404])
  const { status } = await staging(`${page}/svc_admin/session`, { cookie, method: 'DELETE' })
  assert.equal(status, 204)
  assert.deepEqual(outcome(await staging(page, { cookie })), hidden)
})
