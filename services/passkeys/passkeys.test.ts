import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createAuthenticator, type Authenticator } from './authenticator-for-tests.ts'
import { sweepChallenges } from './repository.ts'

const shop = await openTestShop()
const { db, visit, clock } = shop
const password = 'a long enough password'
const minute = 60_000

const optionsOf = ({ call }: Visitor, typed = password) =>
  call('POST /svc_customer/passkeys/options', { body: { password: typed }, key: randomUUID() })
type Created = ReturnType<Authenticator['create']>
const add = ({ call }: Visitor, credential: Created, name = 'Phone', key = randomUUID()) =>
  call('POST /svc_customer/passkeys', { body: { name, credential }, key })
const list = async ({ call }: Visitor) => (await call('GET /svc_customer/passkeys', {})).passkeys
async function customerWithPasskey() {
  const [visitor, authenticator] = [await customerOf(shop), createAuthenticator()]
  const { challenge } = await optionsOf(visitor)
  const passkey = await add(visitor, authenticator.create({ challenge }))
  const { email } = await visitor.call('GET /svc_customer/customer', {})
  return { visitor, authenticator, passkey, email }
}
const challengeFor = async ({ call }: Visitor) =>
  (await call('POST /svc_session/passkey/options', { key: randomUUID() })).challenge
const logIn = ({ call }: Visitor, credential: ReturnType<Authenticator['use']>) =>
  call('POST /svc_session/passkey/login', { body: { credential }, key: randomUUID() })
const groupOf = async ({ call }: Visitor) => (await call('GET /svc_session/session', {})).cg
const invalidLogin = { status: 401, code: 'passkey_invalid' }

test('a passkey can be added after entering the password, and then logs in', async () => {
  const { visitor, authenticator, passkey, email } = await customerWithPasskey()
  assert.deepEqual(await list(visitor), [passkey])
  assert.deepEqual([passkey.name, passkey.site, passkey.usedAt], ['Phone', 'USA', null])
  const guest = visit()
  const { customer } = await logIn(guest, authenticator.use({ challenge: await challengeFor(guest) }))
  assert.equal(customer.email, email)
  assert.equal(await groupOf(guest), 1)
  assert.equal((await list(guest))[0]!.usedAt, new Date(clock()).toISOString().replace(/\.\d+/, ''))
})

test("a passkey login moves the guest's cart to the customer and remembers the device, like a password login", async () => {
  const { authenticator } = await customerWithPasskey()
  const guest = visit()
  await cartWith(guest, [{ productId: 8, qty: 1, options: {}, children: [] }])
  const { merged } = await logIn(guest, authenticator.use({ challenge: await challengeFor(guest) }))
  assert.equal(merged.added, 1)
  assert.ok(guest.cookies.has('device_usa'))
  assert.ok(guest.cookies.has('sid_usa'))
})

test("passkey options contain the shop's host, existing passkeys, and an opaque user id", async () => {
  const { visitor, authenticator, email } = await customerWithPasskey()
  const options = await optionsOf(visitor)
  assert.deepEqual(options.rp, { id: 'localhost', name: 'localhost' })
  assert.deepEqual(options.user, { id: options.user.id, name: email, displayName: email })
  assert.equal((await optionsOf(visitor)).user.id, options.user.id)
  assert.match(options.user.id, /^[\w-]{43}$/)
  assert.deepEqual(options.excludeCredentials, [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }])
})

test('a passkey login challenge works only once', async () => {
  const { authenticator } = await customerWithPasskey()
  const guest = visit()
  const signed = authenticator.use({ challenge: await challengeFor(guest) })
  await logIn(guest, signed)
  const second = visit()
  await challengeFor(second)
  for (const visitor of [guest, second])
    await assert.rejects(logIn(visitor, signed), { status: 422, code: 'challenge_expired' })
  assert.equal(await groupOf(second), 0)
})

test('a challenge for a new passkey works only once, and a retry with the same key gets the stored response', async () => {
  const [visitor, authenticator] = [await customerOf(shop), createAuthenticator()]
  const { challenge } = await optionsOf(visitor)
  const [created, key] = [authenticator.create({ challenge }), randomUUID()]
  const passkey = await add(visitor, created, 'Phone', key)
  assert.deepEqual(await add(visitor, created, 'Phone', key), passkey)
  await assert.rejects(add(visitor, created), { status: 422, code: 'challenge_expired' })
})

test('of ten concurrent logins with one signed passkey challenge, one succeeds', async () => {
  const { authenticator } = await customerWithPasskey()
  const guest = visit()
  const signed = authenticator.use({ challenge: await challengeFor(guest) })
  assert.deepEqual(await countResults(times(10, () => logIn(guest, signed))), { fulfilled: 1, challenge_expired: 9 })
})

test('a passkey challenge is valid for five minutes, for one purpose, and for the shopper who requested it', async () => {
  const { visitor, authenticator } = await customerWithPasskey()
  const [guest, other] = [visit(), visit()]
  await challengeFor(other)
  const expired = { status: 422, code: 'challenge_expired' }
  await assert.rejects(logIn(other, authenticator.use({ challenge: await challengeFor(guest) })), expired)
  const { challenge } = await optionsOf(visitor)
  await assert.rejects(logIn(visitor, authenticator.use({ challenge })), expired)
  const late = authenticator.use({ challenge: await challengeFor(guest) })
  clock.advance(5 * minute)
  await assert.rejects(logIn(guest, late), expired)
  await assert.rejects(logIn(guest, authenticator.use({ challenge: 'a'.repeat(43) })), expired)
})

test('a passkey login with a counter that does not increase is refused', async () => {
  const { authenticator } = await customerWithPasskey()
  const attempt = async (counter: number) => {
    authenticator.state.counter = counter
    const guest = visit()
    return logIn(guest, authenticator.use({ challenge: await challengeFor(guest) }))
  }
  await attempt(0)
  await attempt(7)
  for (const counter of [6, 7, 0]) await assert.rejects(attempt(counter), invalidLogin)
  await attempt(8)
})

test('a passkey response for a different origin or host name is refused', async () => {
  const { visitor, authenticator } = await customerWithPasskey()
  const guest = visit()
  for (const wrong of [
    { origin: 'http://evil.example' },
    { origin: 'http://localhost:3001' },
    { rpId: 'evil.example' },
  ]) {
    const challenge = await challengeFor(guest)
    await assert.rejects(logIn(guest, authenticator.use({ challenge, ...wrong })), invalidLogin)
    const fresh = createAuthenticator().create({ challenge: (await optionsOf(visitor)).challenge, ...wrong })
    await assert.rejects(add(visitor, fresh), { status: 422, code: 'passkey_invalid' })
  }
  assert.equal(await groupOf(guest), 0)
})

test("another customer's passkey, an unknown passkey, and one without user verification cannot log in", async () => {
  const [ann, bea] = [await customerWithPasskey(), await customerWithPasskey()]
  const guest = visit()
  const forged = bea.authenticator.use({ challenge: await challengeFor(guest) }, { credential: ann.authenticator.id })
  await assert.rejects(logIn(guest, forged), invalidLogin)
  const unknown = createAuthenticator().use({ challenge: await challengeFor(guest) })
  await assert.rejects(logIn(guest, unknown), invalidLogin)
  const unverified = ann.authenticator.use({ challenge: await challengeFor(guest) }, { isVerified: false })
  await assert.rejects(logIn(guest, unverified), invalidLogin)
  const signed = ann.authenticator.use({ challenge: await challengeFor(guest) })
  const { user } = await optionsOf(bea.visitor)
  const response = { ...signed.response, userHandle: user.id }
  await assert.rejects(logIn(guest, { ...signed, response }), invalidLogin)
  assert.equal(await groupOf(guest), 0)
})

test('a passkey is stored for one account only', async () => {
  const { authenticator } = await customerWithPasskey()
  const other = await customerOf(shop)
  const { challenge } = await optionsOf(other)
  await assert.rejects(add(other, authenticator.create({ challenge })), { status: 409, code: 'passkey_exists' })
})

test('a passkey response that is malformed, unverified, or attested by certificates does not add a passkey', async () => {
  const visitor = await customerOf(shop)
  const invalid = { status: 422, code: 'passkey_invalid' }
  const challengeOf = async () => (await optionsOf(visitor)).challenge
  const plain = createAuthenticator().create({ challenge: await challengeOf() })
  const response = { ...plain.response, attestationObject: 'AAAA' }
  await assert.rejects(add(visitor, { ...plain, response }), invalid)
  const unverified = createAuthenticator().create({ challenge: await challengeOf() }, { isVerified: false })
  await assert.rejects(add(visitor, unverified), invalid)
  const certified = createAuthenticator().create(
    { challenge: await challengeOf() },
    { format: 'packed', statement: new Map([['x5c', Buffer.from('certificate')]]) },
  )
  await assert.rejects(add(visitor, certified), invalid)
  assert.deepEqual(await list(visitor), [])
})

test('adding a passkey requires the password, and wrong passwords cause delays as at login', async () => {
  const visitor = await customerOf(shop)
  for (const _ of times(5, () => 0))
    await assert.rejects(optionsOf(visitor, 'a wrong password'), { status: 422, code: 'wrong_password' })
  await assert.rejects(optionsOf(visitor), { status: 429, code: 'login_delayed' })
  await assert.rejects(optionsOf(visit()), { status: 401, code: 'login_required' })
})

test('customers can rename and remove only their own passkeys, and a removed passkey no longer logs in', async () => {
  const [ann, bea] = [await customerWithPasskey(), await customerWithPasskey()]
  const params = { id: ann.passkey.id }
  const rename = ({ call }: Visitor, name: string) =>
    call('PATCH /svc_customer/passkeys/{id}', { params, body: { name }, key: randomUUID() })
  const remove = ({ call }: Visitor) => call('DELETE /svc_customer/passkeys/{id}', { params, key: randomUUID() })
  const notFound = { status: 404, code: 'passkey_not_found' }
  await assert.rejects(rename(bea.visitor, 'Mine'), notFound)
  await assert.rejects(remove(bea.visitor), notFound)
  assert.equal((await rename(ann.visitor, 'Laptop')).name, 'Laptop')
  await remove(ann.visitor)
  await assert.rejects(remove(ann.visitor), notFound)
  assert.deepEqual(await list(ann.visitor), [])
  const guest = visit()
  const signed = ann.authenticator.use({ challenge: await challengeFor(guest) })
  await assert.rejects(logIn(guest, signed), invalidLogin)
})

test('an account has at most 20 passkeys', async () => {
  const visitor = await customerOf(shop)
  for (const _ of times(19, () => 0)) {
    const { challenge } = await optionsOf(visitor)
    await add(visitor, createAuthenticator().create({ challenge }))
  }
  const [first, second] = [await optionsOf(visitor), await optionsOf(visitor)]
  await add(visitor, createAuthenticator().create({ challenge: first.challenge }))
  const full = { status: 422, code: 'too_many_passkeys', details: { max: 20 } }
  await assert.rejects(add(visitor, createAuthenticator().create({ challenge: second.challenge })), full)
  await assert.rejects(optionsOf(visitor), full)
})

test('a new passkey is reported to the customer by email', async () => {
  const { email } = await customerWithPasskey()
  const mails = statement<{ template: string }>(
    'test.passkey-mails',
    `select payload->>'template' as template from outbox where topic = 'mail_send' and payload->>'to' = $1`,
  )
  assert.ok((await db.run(mails, [email])).some(({ template }) => template === 'passkey-added'))
})

test('neither the passkey table nor the stored challenges contain a usable challenge, and old challenges are deleted', async () => {
  const guest = visit()
  const challenge = await challengeFor(guest)
  const stored = await db.run(statement<object>('test.challenges', 'select * from passkey_challenge'), [])
  assert.ok(stored.length > 0 && !JSON.stringify(stored).includes(challenge))
  assert.ok((await sweepChallenges(db, clock() + 6 * minute)) > 0)
  assert.deepEqual(await db.run(statement<object>('test.challenges-left', 'select * from passkey_challenge'), []), [])
})
