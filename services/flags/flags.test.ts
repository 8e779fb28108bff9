import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { z } from 'zod'
import { statement } from '#platform/database.ts'
import { createApp } from '#services/call/app.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { dispatch } from '#services/call/dispatch.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { isFlagOn, readFlag } from './steps.ts'

const { db, deps, clock, visit, visitBy, visitOffice } = await openTestShop([])

test('flags are returned in the GrowthBook wire format, with defaults for the flags that are not set [FLAG-404]', async () => {
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR'] } } }] }
  await db.run(statement('test.flag', 'insert into flag (key, feature) values ($1, $2)'), [
    'enable_region_popup',
    JSON.stringify(feature),
  ])
  const { status, features } = await visit().call('GET /api/features/{clientKey}', { params: { clientKey: 'store' } })
  assert.deepEqual([status, features['enable_region_popup']], [200, feature])
  assert.deepEqual(features['invitational_year'], { defaultValue: 2025 })
})

test('a flag request with an unknown client key returns 404', async () => {
  const read = (clientKey: string) => visit().call('GET /api/features/{clientKey}', { params: { clientKey } })
  await assert.rejects(read('anything'), { status: 404, code: 'unknown_client_key' })
  await db.run(statement('test.flag-client', `insert into flag_client (client_key) values ('sdk-abc')`), [])
  assert.equal((await read('sdk-abc')).status, 200)
})

const setFlag = statement(
  'test.set-flag',
  `insert into flag (key, feature) values ($1, $2)
   on conflict (key) do update set feature = excluded.feature`,
)
const dropFlag = statement('test.drop-flag', 'delete from flag where key = $1')
const takePurges = statement<{ tags: string[] }>(
  'test.take-purges',
  `delete from outbox where topic = 'purge' returning payload->'tags' as tags`,
)
const purged = async () => (await db.run(takePurges, [])).flatMap(({ tags }) => tags)

test('setting, changing, or deleting a flag purges exactly the pages that use it', async () => {
  const tags: string[] = []
  const call = callInProcess(storeRoutes(deps), { identify: createCallerIdentifier(db), limit: async () => {} })({
    site: 'USA',
    origin: 'http://localhost:3000',
    now: clock(),
    ip: '127.0.0.1',
    requestId: 'a-request',
    bearer: undefined,
    isOwnPage: true,
    cookies: cookiesOf(undefined, false),
    isShared: true,
    tag: (...named) => tags.push(...named),
  })
  await call('GET /svc_content/cms/strip', {})
  await call('GET /svc_content/cms/drawer', {})
  for (const flag of ['matte_black_banner', 'five_for_five_drawer']) assert.ok(tags.includes(`flag:${flag}`), flag)
  await purged()
  await db.run(setFlag, ['matte_black_banner', '{"defaultValue": true}'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
  await db.run(setFlag, ['matte_black_banner', '{"defaultValue": true}'])
  assert.deepEqual(await purged(), [], 'a flag that stays the same')
  await db.run(setFlag, ['matte_black_banner', '{"defaultValue": false}'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
  await db.run(dropFlag, ['matte_black_banner'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
})

test('changing a prerequisite flag purges the pages of the flags that depend on it', async () => {
  const rules = [{ force: true, parentConditions: [{ id: 'base', condition: { value: true } }] }]
  await db.run(setFlag, ['base', '{"defaultValue": false}'])
  await db.run(setFlag, ['above', JSON.stringify({ defaultValue: false, rules })])
  assert.equal(await isFlagOn(db, 'above', 'USA'), false)
  await purged()
  await db.run(setFlag, ['base', '{"defaultValue": true}'])
  assert.deepEqual(await purged(), ['flag:above', 'flag:base'])
  assert.equal(await isFlagOn(db, 'above', 'USA'), true)
})

test('a flag can have a value of any type [FLAG-009]', async () => {
  const year = () => readFlag(db, 'invitational_year', { site: 'USA' })
  assert.equal(await year(), 2025)
  const next = { defaultValue: 2026, rules: [{ force: 2027, condition: { site: 'EUR' } }] }
  await db.run(setFlag, ['invitational_year', JSON.stringify(next)])
  assert.deepEqual([await year(), await readFlag(db, 'invitational_year', { site: 'EUR' })], [2026, 2027])
  const { features } = await visit('EUR').call('GET /svc_ssr/features', { query: {} })
  assert.equal(features['invitational_year'], 2027)
})

const password = 'a long enough password'
async function logIn({ call }: Visitor, email: string) {
  const body = { email, password, firstname: 'Ann', lastname: 'Lee' }
  await call('POST /svc_customer/customer', { body, key: randomUUID() })
  await call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
}

test('flags in personal calls can target employees, customer groups, and devices [FLAG-401]', async () => {
  const byAttribute = (attribute: string, value: unknown) => ({
    defaultValue: false,
    rules: [{ force: true, condition: { [attribute]: value } }],
  })
  await db.run(setFlag, ['for-employees', JSON.stringify(byAttribute('employee', true))])
  await db.run(setFlag, ['for-customers', JSON.stringify(byAttribute('loggedIn', true))])
  await db.run(setFlag, ['for-retail', JSON.stringify(byAttribute('group', { $gte: 1 }))])
  await db.run(setFlag, ['for-phones', JSON.stringify(byAttribute('deviceType', 'mobile'))])
  const keys = ['for-employees', 'for-customers', 'for-retail', 'for-phones']
  const flagsOf = async (visitor: Visitor) => {
    const { features } = await visitor.call('GET /svc_ssr/features', { query: {} })
    return keys.map((key) => features[key])
  }
  const openVisitor = visitBy({ employeeDomains: ['irons.example'] })
  const [employee, customer] = [openVisitor(), openVisitor()]
  await logIn(employee, 'Ann@irons.example')
  await logIn(customer, 'ann@notirons.example')
  assert.deepEqual(await flagsOf(employee), [true, true, true, false])
  assert.deepEqual(await flagsOf(customer), [false, true, true, false])
  const phone = await openVisitor().fetch('/svc_ssr/features', { headers: { 'user-agent': 'iPhone Mobile' } })
  const { features } = (await phone.json()) as { features: Record<string, unknown> }
  assert.deepEqual(
    keys.map((key) => features[key]),
    [false, false, false, true],
  )
})

test('an employee email address grants no staff permission [FLAG-402]', async () => {
  const employee = visitBy({ employeeDomains: ['irons.example'] })()
  await logIn(employee, 'bob@irons.example')
  const response = await employee.fetch('/svc_ssr/hostmatch')
  assert.equal(response.status, 404)
  const office = visitOffice()
  for (const [name, value] of employee.cookies) office.cookies.set(name, value)
  assert.equal((await office.fetch('/svc_admin/audit')).status, 401)
})

test('a roll-out includes a guest with a session, but no visitor without a session', async () => {
  const rules = [{ force: true, coverage: 1 }]
  await db.run(setFlag, ['rollout', JSON.stringify({ defaultValue: false, rules })])
  const read = async (visitor: Visitor) =>
    (await visitor.call('GET /svc_ssr/features', { query: {} })).features['rollout']
  assert.equal(await read(visit()), false)
  const guest = visit()
  await guest.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  assert.equal(await read(guest), true)
})

test("the flag response lists a visitor's experiments with stable variations, and none for crawlers or without a visitor id", async () => {
  const rules = [
    {
      key: 'header-test',
      hashAttribute: 'anonymousId',
      variations: [false, true],
      meta: [{ key: 'old' }, { key: 'new' }],
    },
  ]
  await db.run(setFlag, ['picture_in_picture', JSON.stringify({ defaultValue: false, rules })])
  const read = async (visitor?: string) => {
    const { features, experiments } = await visit('USA').call('GET /svc_ssr/features', {
      query: visitor === undefined ? {} : { visitor },
    })
    return { value: features['picture_in_picture'], experiments }
  }
  assert.deepEqual(await read(), { value: false, experiments: [] })
  const visitors = Array.from({ length: 20 }, (_, index) => `browser-${index}`)
  const seen = new Set<unknown>()
  for (const visitor of visitors) {
    const { value, experiments } = await read(visitor)
    const variationId = value === true ? 'new' : 'old'
    assert.deepEqual(experiments, [{ flag: 'picture_in_picture', experiment: 'header-test', variationId }])
    assert.deepEqual(await read(visitor), { value, experiments })
    seen.add(value)
  }
  assert.equal(seen.size, 2)
  const crawler = await visit('USA').fetch('/svc_ssr/features?visitor=browser-1', {
    headers: { 'user-agent': 'Googlebot/2.1' },
  })
  assert.deepEqual(((await crawler.json()) as { experiments: unknown }).experiments, [])
})

test('debug panel overrides change the flag values that a visitor reads, and do not expose the visitor to an experiment [SHELL-027]', async () => {
  const key = 'enable_region_popup'
  const rules = [{ variations: [false, false], weights: [0.5, 0.5], hashAttribute: 'anonymousId', key: 'popup' }]
  await db.run(setFlag, [key, JSON.stringify({ defaultValue: false, rules })])
  const call = callInProcess(storeRoutes(deps), { identify: createCallerIdentifier(db), limit: async () => {} })
  const caller = {
    site: 'USA' as const,
    origin: 'http://localhost',
    now: clock(),
    ip: '127.0.0.1',
    requestId: randomUUID(),
    bearer: undefined,
    isOwnPage: true,
    cookies: cookiesOf(undefined, false),
    isShared: false,
    tag: () => {},
  }
  const query = { visitor: 'browser-1234' }
  const read = (more: object) => call({ ...caller, ...more })('GET /svc_ssr/features', { query })
  const plain = await read({})
  const experimentsOf = ({ experiments }: typeof plain) => experiments.filter(({ flag }) => flag === key).length
  assert.deepEqual([plain.features[key], experimentsOf(plain)], [false, 1])
  const overridden = await read({ flagOverrides: { [key]: true } })
  assert.deepEqual([overridden.features[key], experimentsOf(overridden)], [true, 0])
  await db.run(dropFlag, [key])
  // The service worker reads its flag from the responses to these calls.
  for (const name of ['GET /svc_ssr/heartbeat', 'GET /svc_ssr/config'] as const) {
    const { features } = await call({ ...caller, flagOverrides: { sw: false } })(name, {})
    assert.deepEqual([features['sw'], (await call(caller)(name, {})).features['sw']], [false, true], name)
  }
})

test('calls apply flag overrides only in a store with the debug panel [SHELL-026]', async () => {
  const headers = { cookie: `flag_overrides=${encodeURIComponent('{"sw":false}')}` }
  const workerFlag = async (more: { hasFlagOverrides?: boolean }) => {
    const app = createApp(storeRoutes(deps), {
      brand: '',
      clock,
      siteOf: () => 'USA',
      isHttps: () => false,
      ipOf: () => '127.0.0.1',
      identify: createCallerIdentifier(db),
      limit: async () => {},
      report: assert.ifError,
      ...more,
    })
    const response = await app.request('/svc_ssr/heartbeat', { headers })
    return ((await response.json()) as { features: Record<string, unknown> }).features['sw']
  }
  assert.deepEqual([await workerFlag({ hasFlagOverrides: true }), await workerFlag({})], [false, true])
})

test('a flag override does not apply to writes or to other requests', async () => {
  const overriding = { flagOverrides: { sw: false } }
  const edge = { identify: createCallerIdentifier(db), limit: async () => {} }
  const callOf = (name: 'GET /svc_test/flag' | 'POST /svc_test/flag', caller: object) =>
    dispatch(
      {
        name,
        call: { summary: '', access: 'public', rate: 'read', reply: z.unknown() },
        handle: async () => readFlag(db, 'sw', {}),
      },
      { params: {}, query: {}, body: undefined, key: randomUUID(), version: undefined, captcha: '' },
      {
        site: 'USA',
        origin: '',
        now: clock(),
        ip: '127.0.0.1',
        requestId: randomUUID(),
        bearer: undefined,
        isOwnPage: false,
        cookies: cookiesOf(undefined, false),
        isShared: false,
        tag: () => {},
        ...caller,
      },
      edge,
    )
  assert.equal(await callOf('GET /svc_test/flag', overriding), false)
  assert.equal(await callOf('POST /svc_test/flag', overriding), true)
  assert.equal(await callOf('GET /svc_test/flag', {}), true)
})
