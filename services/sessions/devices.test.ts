import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop([])
const key = randomUUID
const password = 'a long enough password'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

async function register(email: string): Promise<void> {
  const body = { email, password, firstname: 'Ann', lastname: 'B' }
  await shop.visit().call('POST /svc_customer/customer', { body, key: key() })
}
async function logIn(email: string, { site = 'USA', word = password }: { site?: 'USA' | 'CAN'; word?: string } = {}) {
  const visitor = shop.visit(site)
  const response = await visitor.fetch('/svc_session/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox, 'idempotency-key': key() },
    body: JSON.stringify({ email, password: word }),
  })
  return { visitor, status: response.status }
}
const list = async ({ call }: Visitor) => (await call('GET /svc_session/sessions', {})).sessions
const isLoggedIn = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg > 0

test('a customer sees all sessions with site and device, with the current one marked, and no tokens', async () => {
  await register('ann@example.com')
  const { visitor: here } = await logIn('ann@example.com')
  shop.clock.advance(60_000)
  await logIn('ann@example.com', { site: 'CAN' })
  const sessions = await list(here)
  assert.deepEqual(
    sessions.map(({ site, device, isCurrent }) => [site, device, isCurrent]),
    [
      ['USA', 'Firefox, Windows', true],
      ['CAN', 'Firefox, Windows', false],
    ],
  )
  assert.deepEqual(Object.keys(sessions[0]!).toSorted(), ['createdAt', 'device', 'id', 'isCurrent', 'seenAt', 'site'])
})

test("a customer can end one session, but not another customer's sessions", async () => {
  await register('bea@example.com')
  const [{ visitor: here }, { visitor: there }] = [await logIn('bea@example.com'), await logIn('bea@example.com')]
  await register('cy@example.com')
  const { visitor: stranger } = await logIn('cy@example.com')
  const other = (await list(here)).find(({ isCurrent }) => !isCurrent)!
  const end = ({ call }: Visitor) => call('DELETE /svc_session/sessions/{id}', { params: { id: other.id }, key: key() })
  await assert.rejects(end(stranger), { status: 404, code: 'session_not_found' })
  await end(here)
  assert.deepEqual([await isLoggedIn(here), await isLoggedIn(there)], [true, false])
})

test('"sign out everywhere" ends all sessions except the current one', async () => {
  await register('dee@example.com')
  const { visitor: here } = await logIn('dee@example.com')
  const others = [await logIn('dee@example.com'), await logIn('dee@example.com', { site: 'CAN' })]
  assert.deepEqual(await here.call('DELETE /svc_session/sessions', { key: key() }), { ended: 2 })
  assert.equal(await isLoggedIn(here), true)
  for (const { visitor } of others) assert.equal(await isLoggedIn(visitor), false)
})

test('an expired session is not listed', async () => {
  await register('eve@example.com')
  await logIn('eve@example.com')
  shop.clock.advance(25 * 3_600_000)
  const { visitor: later } = await logIn('eve@example.com')
  assert.equal((await list(later)).length, 1)
})

const change = ({ call }: Visitor, current: string, next: string, sent = key()) =>
  call('POST /svc_customer/customer/password', { body: { current, password: next }, key: sent })

test('a changed password ends the other sessions, and only the new password logs in', async () => {
  await register('fay@example.com')
  const [{ visitor: here }, { visitor: there }] = [await logIn('fay@example.com'), await logIn('fay@example.com')]
  const next = 'correct horse battery'
  const sent = key()
  await change(here, password, next, sent)
  await change(here, password, next, sent)
  assert.deepEqual([await isLoggedIn(here), await isLoggedIn(there)], [true, false])
  assert.equal((await logIn('fay@example.com')).status, 401)
  assert.equal((await logIn('fay@example.com', { word: next })).status, 200)
})

test('a wrong or weak password changes nothing, and guesses are slowed down', async () => {
  await register('gus@example.com')
  const { visitor } = await logIn('gus@example.com')
  await assert.rejects(change(visitor, password, 'short'), { code: 'password_weak' })
  for (let guess = 0; guess < 4; guess += 1)
    await assert.rejects(change(visitor, `guess ${guess}`, 'correct horse battery'), { code: 'wrong_password' })
  await assert.rejects(change(visitor, 'guess 5', 'correct horse battery'), { status: 422 })
  await assert.rejects(change(visitor, 'guess 6', 'correct horse battery'), { code: 'login_delayed' })
})
