import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { choiceTime, consentCookieValue, readConsent } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { consentHandlers } from './handlers.ts'
import { consentJobs } from './jobs.ts'

const { db, clock, visit, visitBy } = await openTestShop([])
const choices = { performance: true, marketing: false, functional: true }
const version = consentVersion([])
const body = { ...choices, source: 'banner', gpc: false, browser: 'firefox', version, ts: 5_000 } as const

async function recordsAfter(after = 0) {
  const response = await visit().fetch(`/svc_ssr/consent/records?after=${after}`, {
    headers: { authorization: `Bearer ${testStaffToken}` },
  })
  assert.equal(response.status, 200)
  return (await response.json()) as { records: Record<string, unknown>[]; last: number }
}

test('a cookie consent choice is stored once as proof, without a network address, and in the cookie', async () => {
  const shopper = visit('EUR')
  const key = randomUUID()
  for (let attempt = 0; attempt < 2; attempt += 1) {
    assert.deepEqual(await shopper.call('POST /svc_ssr/consent', { body, key }), { success: true })
  }
  const input = { siteDefault: 'denied', version, hasPrivacySignal: false } as const
  const state = readConsent({ ...input, cookie: shopper.cookies.get('cookie_preferences') })
  assert.deepEqual([state.choices, state.isChosen], [choices, true])
  const now = clock()
  assert.deepEqual((await recordsAfter()).records, [], 'a record appears in the export once it is settled')
  clock.advance(31_000)
  const { records, last } = await recordsAfter()
  const [{ number, guest, ...record }] = records as [Record<string, unknown>]
  const { ts: _, ...sent } = body
  const stored = { ...sent, at: now, site: 'EUR', customer: null }
  assert.deepEqual([records.length, record, number], [1, stored, last])
  assert.match(String(guest), /^[\w-]{43}$/)
  assert.deepEqual((await recordsAfter(last)).records, [])
})

test('the consent record and the cookie contain the list version that the shopper saw, even if the list has grown since', async () => {
  const tags = [{ name: 'search-ads', id: 'AW-1234567', scriptUrl: 'https://ads.example/tag.js' }] as const
  const shopper = visitBy({ thirdParties: { payment: ['paypal'], tags, destinations: ['ads'] } })('USA')
  assert.deepEqual(await shopper.call('GET /svc_ssr/consent/services', {}), {
    payment: ['paypal'],
    tags,
    destinations: ['ads'],
  })
  const { last } = await recordsAfter()
  await shopper.call('POST /svc_ssr/consent', { body, key: randomUUID() })
  assert.equal(shopper.cookies.get('cookie_preferences'), consentCookieValue(choices, version, body.ts))
  clock.advance(31_000)
  const { records } = await recordsAfter(last)
  assert.deepEqual(
    records.map((record) => record['version']),
    [version],
  )
})

test('a late or repeated consent choice never replaces a newer one in the cookie', async () => {
  const shopper = visit('USA')
  const older = { body: { ...body, marketing: true }, key: randomUUID() }
  const newest = consentCookieValue(choices, version, body.ts + 1)
  await shopper.call('POST /svc_ssr/consent', older)
  assert.equal(choiceTime(shopper.cookies.get('cookie_preferences')), body.ts)
  await shopper.call('POST /svc_ssr/consent', { body: { ...body, ts: body.ts + 1 }, key: randomUUID() })
  for (const key of [older.key, randomUUID()]) {
    await shopper.call('POST /svc_ssr/consent', { ...older, key })
    assert.equal(shopper.cookies.get('cookie_preferences'), newest)
  }
  // On HTTPS, other cookies have a prefix.
  const cookies = cookiesOf(`cookie_preferences=${newest}`, true)
  const scope = { site: 'USA', customerId: null, guestToken: randomUUID() }
  const received = { ...older, scope, cookies, now: clock(), key: randomUUID(), fingerprint: '' }
  await consentHandlers['POST /svc_ssr/consent'](received as never, { db })
  assert.deepEqual(cookies.toSet(), [])
  clock.advance(31_000)
})

test('only staff can read consent records, and an incomplete or unknown choice is rejected', async () => {
  assert.equal((await visit().fetch('/svc_ssr/consent/records')).status, 404)
  for (const wrong of [{ ...body, marketing: 'yes' }, { ...body, source: 'gift' }, { ...choices }]) {
    const response = await visit().fetch('/svc_ssr/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(wrong),
    })
    assert.equal(response.status, 400)
  }
})

test('consent records are deleted after the configured number of days, three years by default', async () => {
  const { run } = consentJobs.scheduled!['consent_sweep']!
  const count = async () => (await recordsAfter()).records.length
  const deps = { db, clock, report: () => {} }
  const before = await count()
  clock.advance(1_094 * 86_400_000)
  await run(deps)
  assert.equal(await count(), before)
  await run({ ...deps, consentDays: 1_095 })
  assert.equal(await count(), before)
  await run({ ...deps, consentDays: 1_093 })
  assert.equal(await count(), 0)
})
