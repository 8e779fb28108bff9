import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { inviteToDemo } from './invitations/invite.ts'
import { codeAt, logIn, createStaffMember, staffPassword } from './staff-for-tests.ts'

const shop = await openTestShop()
const { db, clock } = shop
const key = () => randomUUID()
const owner = await createStaffMember(shop, { email: 'olga@store.example' })
const roleOf = async (role: string, sites: Parameters<typeof createStaffMember>[1]['sites'] = null) =>
  createStaffMember(shop, { email: `${role}-${randomUUID()}@store.example`, roles: [role], sites })

test('a staff member must enter both password and code before calls are accepted [ADMIN-010]', async () => {
  const visitor = shop.visitOffice()
  await assert.rejects(visitor.call('GET /svc_admin/orders', { query: {} }), { code: 'login_required' })
  assert.equal((await logIn(visitor, 'OLGA@store.example')).state, 'needs_code')
  await assert.rejects(visitor.call('GET /svc_admin/orders', { query: {} }), { code: 'login_required' })
  clock.advance(60_000)
  const body = { code: codeAt(owner.secret, clock()) }
  const { state, me } = await visitor.call('POST /svc_admin/session/code', { body, key: key() })
  assert.deepEqual([state, me?.name], ['signed_in', 'olga'])
  assert.deepEqual((await visitor.call('GET /svc_admin/orders', { query: {} })).orders, [])
})

test('a login code that has already been used is refused', async () => {
  const visitor = shop.visitOffice()
  await logIn(visitor, 'olga@store.example')
  clock.advance(60_000)
  const body = { code: codeAt(owner.secret, clock()) }
  await visitor.call('POST /svc_admin/session/code', { body, key: key() })
  const other = shop.visitOffice()
  await logIn(other, 'olga@store.example')
  await assert.rejects(other.call('POST /svc_admin/session/code', { body, key: key() }), { code: 'wrong_code' })
})

test('a recovery code can replace the authenticator app once', async () => {
  const [code = ''] = owner.recoveryCodes
  const visitor = shop.visitOffice()
  await logIn(visitor, 'olga@store.example')
  const body = { code: code.toLowerCase().replace('-', ' ') }
  assert.equal((await visitor.call('POST /svc_admin/session/code', { body, key: key() })).state, 'signed_in')
  const other = shop.visitOffice()
  await logIn(other, 'olga@store.example')
  await assert.rejects(other.call('POST /svc_admin/session/code', { body, key: key() }), { code: 'wrong_code' })
})

test('after five wrong passwords, a staff login must wait, and the response is the same for an unknown email [threat T10]', async () => {
  for (const email of ['olga@store.example', 'nobody@store.example']) {
    const refusals: string[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      await logIn(shop.visitOffice(), email, 'wrong').catch(({ code }: { code: string }) => refusals.push(code))
    assert.deepEqual(refusals, [...Array.from({ length: 5 }, () => 'wrong_login'), 'login_delayed'], email)
  }
  clock.advance(2 * 3_600_000)
})

test('a staff session ends after 30 minutes without a call, and always after 12 hours', async () => {
  const { visitor } = await roleOf('support')
  const state = async () => (await visitor.call('GET /svc_admin/session', {})).state
  clock.advance(29 * 60_000)
  assert.equal(await state(), 'signed_in')
  clock.advance(29 * 60_000)
  assert.equal(await state(), 'signed_in')
  clock.advance(31 * 60_000)
  assert.equal(await state(), 'signed_out')
  const { visitor: busy } = await roleOf('support')
  for (let hour = 0; hour < 25; hour++) {
    clock.advance(29 * 60_000)
    await busy.call('GET /svc_admin/session', {})
  }
  assert.equal((await busy.call('GET /svc_admin/session', {})).state, 'signed_out')
})

test('a staff invitation works once, and the demo link logs in to one account without a password', async () => {
  const body = { name: 'Eve', password: staffPassword }
  const again = shop
    .visitOffice()
    .call('POST /svc_admin/invitations/{token}/accept', { params: owner.params, body, key: key() })
  await assert.rejects(again, { code: 'invitation_not_found' })
  const ids: string[] = []
  for (let start = 0; start < 2; start++) {
    const token = (await inviteToDemo(db, 'http://localhost:3007', clock())).split('/').at(-1)!
    const visitor = shop.visitOffice()
    const accept = { params: { token }, body: { name: 'Demo owner', password: null }, key: key() }
    const { state, me } = await visitor.call('POST /svc_admin/invitations/{token}/accept', accept)
    assert.deepEqual([state, me?.isDemo], ['signed_in', true])
    ids.push(me!.id)
  }
  assert.equal(ids[0], ids[1])
})

test('each role is refused calls outside its permissions, and the refusal includes the missing permission [ADMIN-401]', async () => {
  const { visitor } = await roleOf('warehouse')
  await visitor.call('GET /svc_admin/orders', { query: {} })
  await assert.rejects(visitor.call('GET /svc_admin/staff', {}), {
    status: 403,
    code: 'not_permitted',
    details: { permission: 'staff.read' },
  })
  const refund = { params: { orderId: '100000001' }, body: { everything: true }, key: key() }
  await assert.rejects(visitor.call('POST /svc_fulfilment/order/{orderId}/refunds', refund), { code: 'not_permitted' })
})

test('a role for one site is refused calls for another site', async () => {
  const { me } = await roleOf('warehouse', ['EUR'])
  assert.deepEqual(me.sites, ['EUR'])
  const call = { params: { orderId: '100000001' } }
  const of = async (site: 'EUR' | 'USA') => {
    const { visitor } = await createStaffMember(shop, {
      email: `${randomUUID()}@store.example`,
      roles: ['warehouse'],
      sites: ['EUR'],
    })
    const path = `/svc_fulfilment/site/${site}/order/${call.params.orderId}/shipments`
    const response = await visitor.fetch(path)
    return [response.status, ((await response.json()) as { error: { code: string } }).error.code]
  }
  assert.deepEqual(await of('EUR'), [404, 'order_not_found'])
  assert.deepEqual(await of('USA'), [403, 'not_permitted'])
})

test('a dangerous call requires a second factor from the last ten minutes', async () => {
  const { visitor, secret } = await createStaffMember(shop, { email: `${randomUUID()}@store.example` })
  const body = { email: 'new@store.example', roles: ['support'] }
  const inviteNow = () => visitor.call('POST /svc_admin/staff/invitations', { body, key: key() })
  assert.match((await inviteNow()).link, /^https:\/\/office\.example\/accept\/[\w-]{43}$/)
  clock.advance(11 * 60_000)
  await assert.rejects(inviteNow, { status: 403, code: 'factor_required' })
  await visitor.call('POST /svc_admin/session/code', { body: { code: codeAt(secret, clock()) }, key: key() })
  assert.ok(await inviteNow())
})

test('staff cannot grant a permission they lack, and the last owner cannot be removed', async () => {
  const all = await owner.visitor.call('GET /svc_admin/session', {})
  assert.equal(all.state, 'signed_out')
  const { visitor, me } = await createStaffMember(shop, { email: 'ina@store.example' })
  const grant = { permissions: ['staff.read', 'staff.write'] as const, name: 'Recruiter' }
  await visitor.call('PUT /svc_admin/roles/{id}', {
    params: { id: 'recruiter' },
    body: { ...grant, permissions: [...grant.permissions] },
    key: key(),
  })
  const recruiter = await roleOf('recruiter')
  const raise = { email: 'friend@store.example', roles: ['owner'] }
  await assert.rejects(recruiter.visitor.call('POST /svc_admin/staff/invitations', { body: raise, key: key() }), {
    code: 'not_permitted',
  })
  const suspend = (id: string, by = visitor) =>
    by.call('PATCH /svc_admin/staff/{id}', { params: { id }, body: { isActive: false }, key: key() })
  await assert.rejects(suspend(me.id, recruiter.visitor), { code: 'not_permitted' })
  const { staff } = await visitor.call('GET /svc_admin/staff', {})
  for (const { id, roles } of staff) if (roles.includes('owner') && id !== me.id) await suspend(id)
  await assert.rejects(suspend(me.id), { status: 409, code: 'last_owner' })
})

test('an API key allows only its permissions until it is revoked, and the configured staff token is accepted as well', async () => {
  const { visitor } = await createStaffMember(shop, { email: `${randomUUID()}@store.example` })
  const body = { name: 'Warehouse system', permissions: ['orders.read' as const], days: 30 }
  const { id, secret } = await visitor.call('POST /svc_admin/keys', { body, key: key() })
  const status = async (bearer: string, path = '/svc_fulfilment/exports') =>
    (await shop.visit().fetch(path, { headers: { authorization: `Bearer ${bearer}` } })).status
  assert.deepEqual([await status(secret), await status(secret, '/svc_review/moderation')], [200, 403])
  assert.equal(await status(testStaffToken), 200)
  await visitor.call('DELETE /svc_admin/keys/{id}', { params: { id }, key: key() })
  assert.equal(await status(secret), 404)
})

test('a repeated request for an API key returns the same key and creates no other', async () => {
  const { visitor } = await roleOf('owner')
  const request = { body: { name: 'Twice', permissions: ['orders.read' as const], days: 30 }, key: key() }
  const first = await visitor.call('POST /svc_admin/keys', request)
  assert.deepEqual(await visitor.call('POST /svc_admin/keys', request), first)
  const { keys } = await visitor.call('GET /svc_admin/keys', {})
  assert.equal(keys.filter(({ name }) => name === 'Twice').length, 1)
  const other = await visitor.call('POST /svc_admin/keys', { ...request, key: key() })
  assert.notEqual(other.secret, first.secret)
})

test("the shop's host does not serve back office calls, even with a valid staff cookie", async () => {
  const { visitor } = await roleOf('support')
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const shopVisitor = shop.visit()
  assert.equal((await shopVisitor.fetch('/svc_admin/session')).status, 404)
  assert.equal((await shopVisitor.fetch('/svc_admin/orders', { headers: { cookie } })).status, 404)
})

test('staff secrets are stored hashed or encrypted', async () => {
  const rows = await db.run(
    statement<{ text: string }>(
      'test.staff-secrets',
      `select to_jsonb(a)::text as text from staff_account as a union all select to_jsonb(s)::text from staff_session as s
       union all select to_jsonb(k)::text from staff_api_key as k union all select to_jsonb(c)::text from audit_change as c`,
    ),
    [],
  )
  const stored = rows.map(({ text }) => text).join('\n')
  for (const secret of [staffPassword, owner.secret, ...owner.recoveryCodes, ...owner.visitor.cookies.values()])
    assert.ok(!stored.includes(secret))
})
