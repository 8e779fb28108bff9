import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { solveChallenge } from '#services/captcha/solve-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { devicePassSeconds, deviceOfPass, createDevicePass } from './device-of-pass.ts'
import { sweepLoginDelays } from './login-delays.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { sweepSessions } from './repository.ts'
import { sessionMs } from './session-cookies.ts'

const shop = await openTestShop()
const { db, visit, clock } = shop
const password = 'a long enough password'
const register = ({ call }: Visitor, email: string) =>
  call('POST /svc_customer/customer', {
    body: { email, password, firstname: 'Ann', lastname: 'Lee' },
    key: randomUUID(),
  })
const login = ({ call }: Visitor, email: string, typed = password) =>
  call('POST /svc_session/session/login', { body: { email, password: typed }, key: randomUUID() })
const session = ({ call }: Visitor) => call('GET /svc_session/session', {})
const newCustomer = async () => {
  const email = `${randomUUID()}@example.com`
  const visitor = visit()
  await register(visitor, email)
  return { email, visitor }
}

test('the session call returns cg, exp, and groupId, which is 0 for a visitor and the group for a customer [SESSION-434, SESSION-410]', async () => {
  const { email, visitor } = await newCustomer()
  assert.deepEqual(await session(visitor), { cg: 0, groupId: 0, exp: 0 })
  await login(visitor, email)
  assert.deepEqual(await session(visitor), { cg: 1, groupId: 1, exp: clock() + sessionMs })
})

test('login returns the customer and sets a cookie; a wrong password returns 401', async () => {
  const { email, visitor } = await newCustomer()
  await assert.rejects(login(visitor, email, 'wrong password'), { status: 401, code: 'wrong_credentials' })
  const { customer } = await login(visitor, email)
  assert.deepEqual([customer.email, customer.firstname], [email, 'Ann'])
  assert.ok(visitor.cookies.get('sid_usa'))
  assert.equal((await visitor.call('GET /svc_customer/customer', {})).email, email)
})

test('registering twice with the same key creates one account and sends one email', async () => {
  const visitor = visit()
  const email = `${randomUUID()}@example.com`
  const body = { email, password, firstname: 'Ann', lastname: 'Lee' }
  const key = randomUUID()
  for (const _ of times(2, () => 0)) await visitor.call('POST /svc_customer/customer', { body, key })
  const mails = statement<{ purpose: string; isWelcome: boolean }>(
    'test.mails',
    `select payload->>'purpose' as purpose, payload->'isWelcome' as "isWelcome" from outbox
     where topic = 'account_link' and payload->>'email' = $1`,
  )
  assert.deepEqual(await db.run(mails, [email]), [{ purpose: 'confirm', isWelcome: true }])
})

test('an unknown email gets the same response as a wrong password, and registering an existing email gets the response for a new one', async () => {
  const { email } = await newCustomer()
  const refusalOf = async (work: Promise<unknown>) =>
    work.catch(({ status, code, details }) => ({ status, code, details }))
  assert.deepEqual(
    await refusalOf(login(visit(), 'nobody@example.com')),
    await refusalOf(login(visit(), email, 'wrong')),
  )
  assert.deepEqual(await register(visit(), email), { success: true })
  assert.deepEqual(await register(visit(), email.toUpperCase()), { success: true })
})

test('an email entered with full-width letters or invisible characters refers to the same account', async () => {
  const { email } = await newCustomer()
  const [local = ''] = email.split('@')
  const { customer } = await login(visit(), `${local}\u200B@ｅｘａｍｐｌｅ．com`)
  assert.equal(customer.email, email)
  await register(visit(), `${local}＠example.com`)
  const accounts = statement<{ email: string }>('test.accounts', 'select email from customer where email like $1')
  assert.deepEqual(await db.run(accounts, [`${local}%`]), [{ email }])
})

test('registering again changes neither the password nor the name, even with a different spelling of the email', async () => {
  const { email, visitor } = await newCustomer()
  const taken = 'the password of somebody else'
  for (const each of [email, email.toUpperCase(), ` ${email} `]) {
    await visit().call('POST /svc_customer/customer', {
      body: { email: each, password: taken, firstname: 'Eve', lastname: 'Mallory' },
      key: randomUUID(),
    })
    await assert.rejects(login(visit(), each, taken), { code: 'wrong_credentials' })
  }
  assert.equal((await login(visitor, email)).customer.firstname, 'Ann')
})

test('logout ends the session, and logging out a second time also returns 204 [SESSION-436, SESSION-437]', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  const stolen = visitor.cookies.get('sid_usa')!
  const logout = () =>
    visitor.fetch('/svc_session/session/logout', { method: 'POST', headers: { 'idempotency-key': randomUUID() } })
  assert.deepEqual([(await logout()).status, (await logout()).status], [204, 204])
  assert.equal(visitor.cookies.get('sid_usa') ?? '', '')
  assert.equal((await session(visitor)).cg, 0)
  const thief = visit()
  thief.cookies.set('sid_usa', stolen)
  assert.equal((await session(thief)).cg, 0)
})

test('login creates a new session and ends the old one, and never adopts a session id from the client', async () => {
  const { email, visitor } = await newCustomer()
  const chosen = 'a'.repeat(43)
  visitor.cookies.set('sid_usa', chosen)
  await login(visitor, email)
  const first = visitor.cookies.get('sid_usa')!
  assert.notEqual(first, chosen)
  await login(visitor, email)
  const second = visitor.cookies.get('sid_usa')!
  assert.notEqual(second, first)
  const groupOf = async (id: string) => {
    const thief = visit()
    thief.cookies.set('sid_usa', id)
    return (await session(thief)).cg
  }
  assert.deepEqual([await groupOf(chosen), await groupOf(first), await groupOf(second)], [0, 0, 1])
})

test('a session is 256 random bits in a cookie that is HttpOnly, SameSite, and, on HTTPS, host-only', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  assert.equal(Buffer.from(visitor.cookies.get('sid_usa')!, 'base64url').length, 32)
  const named = (isHttps: boolean) => {
    const cookies = cookiesOf('sid_usa=tossed', isHttps)
    const read = cookies.get('sid_usa')
    cookies.set('sid_usa', 'mine', 60)
    return [read, cookies.get('sid_usa'), ...cookies.toSet()]
  }
  const attributes = 'Max-Age=60; Path=/; SameSite=Lax; HttpOnly'
  assert.deepEqual(named(false), ['tossed', 'mine', `sid_usa=mine; ${attributes}`])
  assert.deepEqual(named(true), [undefined, 'mine', `__Host-sid_usa=mine; ${attributes}; Secure`])
})

test('a preference cookie has no name prefix on HTTPS, so that calls and pages share it', () => {
  const cookies = cookiesOf(undefined, true)
  cookies.set('ship_to', 'FR', 60, 'preference')
  assert.deepEqual(cookies.toSet(), ['ship_to=FR; Max-Age=60; Path=/; SameSite=Lax; Secure'])
})

test('a customer group with special prices sets a cookie that scripts can read, and logout removes it [PRICE-205, PRICE-206, PRICE-401]', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  await session(visitor)
  assert.equal(visitor.cookies.get('group_usa'), undefined)
  await db.run(statement('test.to-group', 'update customer set group_id = 2 where email = $1'), [email])
  await login(visitor, email)
  assert.equal(visitor.cookies.get('group_usa'), '2')
  await visitor.call('POST /svc_session/session/logout', { key: randomUUID() })
  assert.equal(visitor.cookies.get('group_usa'), undefined)
  const cookies = cookiesOf(undefined, false)
  cookies.set('group_usa', '2', 60, 'script')
  assert.deepEqual(cookies.toSet(), ['group_usa=2; Max-Age=60; Path=/; SameSite=Lax'])
})

test('reading a session renews it for a day', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  for (const _ of times(3, () => 0)) {
    clock.advance(sessionMs - 1)
    assert.deepEqual(await session(visitor), { cg: 1, groupId: 1, exp: clock() + sessionMs })
  }
  clock.advance(sessionMs + 1)
  assert.equal((await session(visitor)).cg, 0)
})

test('a session is valid only on the site that created it', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  const abroad = visit('CAN')
  abroad.cookies.set('sid_can', visitor.cookies.get('sid_usa')!)
  assert.equal((await session(abroad)).cg, 0)
})

test('an expired session is reported, and the visitor then becomes a guest', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  clock.advance(sessionMs + 1)
  const raw = await visitor.fetch('/svc_customer/customer')
  assert.deepEqual([raw.status, ((await raw.json()) as { error: { code: string } }).error.code], [401, 'TOKEN_EXPIRED'])
  assert.equal((await session(visitor)).cg, 0)
})

test('session tokens and passwords are stored only as hashes', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  const token = visitor.cookies.get('sid_usa')!
  const [row] = await db.run(
    statement<{ count: number }>('test.raw', `select count(*)::integer as count from session where token_hash = $1`),
    [token],
  )
  assert.equal(row?.count, 0)
  const [stored] = await db.run(
    statement<{ hash: string }>('test.hash', 'select password_hash as hash from customer where email = $1'),
    [email],
  )
  assert.match(stored!.hash, /^argon2id\$/)
  assert.equal(await verifyPassword(password, stored!.hash), true)
  assert.equal(await verifyPassword('other', stored!.hash), false)
  assert.notEqual(await hashPassword(password), await hashPassword(password))
})

test('a device pass is valid for its account until it expires, and cannot be altered', () => {
  const [secret, email, now] = ['a secret', 'ann@example.com', clock()]
  const pass = createDevicePass(secret, email, now)
  const [id = '', until = '', signature = ''] = pass.split('.')
  assert.equal(deviceOfPass(secret, 'Ann@Example.com', pass, now), id)
  const over = now + devicePassSeconds * 1000
  const later = String(Number(until) + 1)
  const wrong = [
    deviceOfPass(secret, email, pass, over),
    deviceOfPass(secret, 'eve@example.com', pass, now),
    deviceOfPass('another secret', email, pass, now),
    deviceOfPass(secret, email, [id, later, signature].join('.'), now),
    deviceOfPass(
      secret,
      email,
      [id.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), until, signature].join('.'),
      now,
    ),
    deviceOfPass(secret, email, undefined, now),
  ]
  assert.deepEqual(wrong, [null, null, null, null, null, null])
})

test('old sessions and failed logins are deleted, and current ones remain', async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  await assert.rejects(login(visit(), 'long-ago@example.com', 'wrong'), { status: 401 })
  await sweepSessions(db, clock())
  await sweepLoginDelays(db, clock())
  assert.equal((await session(visitor)).cg, 1)
  const age = (table: string, columns: string[]) =>
    statement(
      `test.age-${table}`,
      `update ${table} set ${columns.map((name) => `${name} = ${name} - interval '60 days'`).join()}`,
    )
  await db.run(age('session', ['expires_at']), [])
  await db.run(age('login_delay', ['until', 'last_at']), [])
  const count = (table: string) =>
    statement<{ count: number }>(`test.count-${table}`, `select count(*)::integer as count from ${table}`)
  assert.ok((await sweepSessions(db, clock())) > 0)
  assert.ok((await sweepLoginDelays(db, clock())) > 0)
  assert.deepEqual(
    [await db.run(count('session'), []), await db.run(count('login_delay'), [])],
    [[{ count: 0 }], [{ count: 0 }]],
  )
})

test('registration rejects a weak password, an invalid email, another site’s list, and an unknown segment [ACCOUNT-429]', async () => {
  const create = (fields: object) =>
    visit().call('POST /svc_customer/customer', {
      body: { email: 'x@example.com', password, ...fields },
      key: randomUUID(),
    })
  const weak = (problem: string) => ({ status: 422, code: 'password_weak', details: { problem, least: 8, most: 128 } })
  await assert.rejects(create({ password: 'short' }), weak('short'))
  await assert.rejects(create({ password: 'x'.repeat(129) }), weak('long'))
  await assert.rejects(create({ password: 'Password123' }), weak('common'))
  await assert.rejects(create({ email: 'not-an-email' }), { status: 422, code: 'invalid_email' })
  await assert.rejects(create({ newsletters: ['CAN-newsletter'] }), { status: 422, code: 'newsletter_not_found' })
  for (const segments of [[10], [79], [11.5]]) await assert.rejects(create({ segments }), { status: 400 })
  await assert.rejects(create({ segments: [11, 78] }), { status: 422, code: 'segment_not_found' })
})

test('registration needs only email and password, and stores newsletters and segments [ACCOUNT-402, ACCOUNT-425]', async () => {
  const [plain, full] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
  const create = (body: { email: string; newsletters?: string[]; segments?: number[] }) =>
    visit().call('POST /svc_customer/customer', { body: { password, ...body }, key: randomUUID() })
  await create({ email: plain })
  await create({ email: full, newsletters: ['USA-newsletter', 'USA-rapidfire'], segments: [11, 19, 11] })
  const read = statement<{ firstname: string; segments: number[]; lists: string[] }>(
    'test.registered',
    `select firstname, segments,
       array(select list_id from newsletter_subscription where email = customer.email order by 1) as lists
     from customer where email = $1`,
  )
  assert.deepEqual(await db.run(read, [plain]), [{ firstname: '', segments: [], lists: [] }])
  const lists = ['USA-newsletter', 'USA-rapidfire']
  assert.deepEqual(await db.run(read, [full]), [{ firstname: '', segments: [11, 19], lists }])
  assert.equal((await login(visit(), full)).customer.email, full)
})

test('a login without a captcha token has half the rate limit, but is never rejected for this reason [SESSION-430, SESSION-435]', async () => {
  const { email } = await newCustomer()
  const rates: string[] = []
  const counted = shop.visitBy(
    { captcha: { ...shop.deps.captcha, required: ['USA'] } },
    async (rate) => void rates.push(rate),
  )
  const visitor = counted()
  const challenge = await visitor.call('GET /svc_captcha/challenge', { query: { action: 'login' } })
  const token = challenge.kind === 'work' ? solveChallenge(challenge.challenge) : ''
  const drawn = async (captcha: string) => {
    rates.length = 0
    await visitor.call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID(), captcha })
    return rates
  }
  assert.deepEqual(await drawn(token), ['login'])
  assert.deepEqual(await drawn(''), ['login', 'login'])
})

test("login merges the guest's cart, combining equal lines up to the maximum quantity, and then deletes it [LIST-232]", async () => {
  const { email, visitor } = await newCustomer()
  await login(visitor, email)
  await cartWith(visitor, [{ productId: 7, qty: 3 }])
  await visitor.fetch('/svc_session/session/logout', { method: 'POST', headers: { 'idempotency-key': randomUUID() } })
  const guestCart = await cartWith(visitor, [
    { productId: 7, qty: 4 },
    { productId: 8, qty: 2 },
  ])
  const { merged } = await login(visitor, email)
  assert.deepEqual(merged, { added: 2, kept: 1, gifts: 0 })
  const cart = await visitor.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart?.lines.map(({ productId, qty }) => [productId, qty]),
    [
      [7, 5],
      [8, 2],
    ],
  )
  // Checks the table, because the customer would get 404 for a guest's list in any case.
  const remaining = statement<{ id: string }>('test.guest-cart', 'select id from list where id = $1')
  assert.deepEqual(await db.run(remaining, [guestCart._id]), [])
})

test('a customer can see their own orders, and a guest must log in', async () => {
  const { email, visitor } = await newCustomer()
  const orders = ({ call }: Visitor) => call('GET /svc_checkout/order', { query: {} })
  await assert.rejects(orders(visitor), { status: 401, code: 'login_required' })
  await login(visitor, email)
  assert.deepEqual(await orders(visitor), { view: 'summary', count: 0, orders: [], years: [] })
})
