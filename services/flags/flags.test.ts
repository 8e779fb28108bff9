import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const { db, deps, clock, visit } = await openTestShop([])

test('flags are returned in the GrowthBook wire format', async () => {
  const feature = { defaultValue: false, rules: [{ force: true, condition: { site: { $in: ['EUR'] } } }] }
  await db.run(statement('test.flag', 'insert into flag (key, feature) values ($1, $2)'), [
    'enable_region_popup',
    JSON.stringify(feature),
  ])
  const { status, features } = await visit().call('GET /api/features/{clientKey}', { params: { clientKey: 'store' } })
  assert.deepEqual([status, features], [200, { enable_region_popup: feature }])
})

test('a flag request with an unknown client key returns 404', async () => {
  const read = (clientKey: string) => visit().call('GET /api/features/{clientKey}', { params: { clientKey } })
  await assert.rejects(read('anything'), { status: 404, code: 'unknown_client_key' })
  await db.run(statement('test.flag-client', `insert into flag_client (client_key) values ('sdk-abc')`), [])
  assert.equal((await read('sdk-abc')).status, 200)
})

const setFlag = statement(
  'test.set-flag',
  `insert into flag (key, feature) values ($1, '{"defaultValue": true}')
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
  await db.run(setFlag, ['matte_black_banner'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
  await db.run(setFlag, ['matte_black_banner'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
  await db.run(dropFlag, ['matte_black_banner'])
  assert.deepEqual(await purged(), ['flag:matte_black_banner'])
})
