import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { openTestShop, testRelease, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { maxHostsPerDay, sweepForeignHosts } from './repository.ts'

const { db, clock, visit } = await openTestShop([])
const setFlag = statement(
  'test.set-flag',
  'insert into flag (key, feature) values ($1, $2) on conflict (key) do update set feature = excluded.feature',
)
const day = 86_400_000

test("a heartbeat has the hash, the build date, and the site's flags [RELEASE-401, RELEASE-410]", async () => {
  const rules = [{ force: true, condition: { site: 'EUR' } }]
  await db.run(setFlag, ['test_banner', JSON.stringify({ defaultValue: false, rules })])
  clock.advance(60_000)
  const read = (site: 'USA' | 'EUR') => visit(site).call('GET /svc_ssr/heartbeat', {})
  const { features, ...release } = await read('USA')
  assert.deepEqual(release, { ...testRelease, pathsChangedMsAgo: null })
  assert.deepEqual([features['test_banner'], (await read('EUR')).features['test_banner']], [false, true])
})

test('a heartbeat has the time since a path on the site last changed [ROUTE-055]', async () => {
  await db.run(statement('test.path-change', 'insert into path_change (site, changed_at) values ($1, $2)'), [
    'GBR',
    new Date(clock()),
  ])
  clock.advance(90_000)
  const ageOn = async (site: 'GBR' | 'USA') => (await visit(site).call('GET /svc_ssr/heartbeat', {})).pathsChangedMsAgo
  assert.deepEqual([await ageOn('GBR'), await ageOn('USA')], [90_000, null])
})

test('a heartbeat is never cached and needs no session', async () => {
  const visitor = visit()
  const response = await visitor.fetch('/svc_ssr/heartbeat')
  assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'private, no-store'])
  assert.equal(visitor.cookies.size, 0)
})

test('flags are read at most every 30 seconds, and after a failed read the last values remain', async () => {
  let reads = 0
  let isDown = false
  const read = cachedFeatures({
    run: async () => {
      reads += 1
      if (isDown) throw new Error('The database is down')
      return [{ key: 'sw', feature: { defaultValue: false }, updatedAt: new Date(0) }]
    },
  } as never)
  assert.equal((await read('USA', 0))['sw'], false)
  await Promise.all([read('USA', 1), read('EUR', 30_000)])
  assert.equal(reads, 1)
  isDown = true
  assert.deepEqual([(await read('USA', 30_001))['sw'], reads], [false, 2])
})

test('the app config has flags, banners, payment methods, pickup, and public keys [SHELL-416]', async () => {
  const config = await visit().call('GET /svc_ssr/config', {})
  assert.deepEqual(Object.keys(config).toSorted(), ['banners', 'features', 'paymentMethods', 'pickup', 'siteKeys'])
  assert.deepEqual(config.paymentMethods, ['Card'])
  assert.deepEqual(
    config.pickup.map(({ city }) => city),
    ['Columbus', 'Reno'],
  )
  assert.deepEqual(config.siteKeys, { captcha: null, googlePay: null, payPal: null })
  assert.deepEqual((await visit('GBR').call('GET /svc_ssr/config', {})).pickup, [])
})

const report = async (h: string, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ h, b: 'https://shop.example' })
  const init = { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body }
  return (await visit().fetch('/svc_ssr/hostmatch', init)).status
}
const readHosts = async (days = 30) => {
  const headers = { authorization: `Bearer ${testStaffToken}` }
  const response = await visit().fetch(`/svc_ssr/hostmatch?days=${days}`, { headers })
  return ((await response.json()) as { hosts: { host: string; hits: number; lastDay: string }[] }).hosts
}

test('unauthorized hosts are counted for a staff report, from any origin [SHELL-417]', async () => {
  const foreign = { origin: 'https://mirror.example', 'sec-fetch-site': 'cross-site' }
  assert.equal(await report('https://mirror.example/plates', foreign), 204)
  assert.equal(await report('https://mirror.example/bars'), 204)
  assert.equal(await report('https://copy.example/'), 204)
  const today = new Date(clock()).toISOString().slice(0, 10)
  assert.deepEqual(await readHosts(), [
    { site: 'USA', host: 'mirror.example', hits: 2, firstDay: today, lastDay: today },
    { site: 'USA', host: 'copy.example', hits: 1, firstDay: today, lastDay: today },
  ])
  assert.equal((await visit().fetch('/svc_ssr/hostmatch')).status, 404)
})

test("reports of the shop's own hosts and malformed reports are not counted", async () => {
  const before = await readHosts()
  for (const h of ['https://partner.example/a', 'http://localhost:3000/', 'nonsense', ''])
    assert.equal(await report(h), 204)
  assert.deepEqual(await readHosts(), before)
  const broken = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'h=1' }
  assert.equal((await visit().fetch('/svc_ssr/hostmatch', broken)).status, 400)
  const large = { ...broken, body: JSON.stringify({ h: 'x'.repeat(9_000), b: '' }) }
  assert.equal((await visit().fetch('/svc_ssr/hostmatch', large)).status, 413)
})

test('a flood of reported hosts is stored only up to a daily limit, and known hosts are still counted', async () => {
  clock.advance(2 * day)
  for (let index = 0; index <= maxHostsPerDay; index += 1) await report(`https://host-${index}.example/`)
  await report('https://host-0.example/')
  const hosts = await readHosts(1)
  assert.equal(hosts.length, maxHostsPerDay)
  assert.deepEqual([hosts[0]!.host, hosts[0]!.hits], ['host-0.example', 2])
})

test('counts of unauthorized hosts are deleted after 90 days', async () => {
  clock.advance(92 * day)
  await report('https://mirror.example/')
  await sweepForeignHosts(db, clock())
  const left = statement<{ count: number }>('test.hosts', 'select count(*)::integer as count from foreign_host')
  assert.deepEqual(await db.run(left, []), [{ count: 1 }])
})
