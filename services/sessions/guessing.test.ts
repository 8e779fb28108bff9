import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes } from '#services/routes.ts'
import { openTestShop, countResults, times } from '#services/testing/shop-for-tests.ts'
import { createCallerIdentifier } from './identify.ts'
import { loginDelays } from './login-delays.ts'
import { hashPassword } from './passwords.ts'

const { db, deps, clock } = await openTestShop([])
const password = 'a long enough password'
const [minute, hour] = [60_000, 3_600_000]

/** Creates a store process that stores login attempts only in the database. */
const newStore = () =>
  callInProcess(storeRoutes({ ...deps, delays: loginDelays(db) }), {
    identify: createCallerIdentifier(db),
    limit: async () => {},
  })

/** Creates a browser with a separate network address. */
function browserAt(ip: string, store = newStore()) {
  let cookie = ''
  const callStore = async <T>(send: (call: StoreCall) => Promise<T>) => {
    const cookies = cookiesOf(cookie, false)
    const caller = { site: 'USA', origin: 'http://shop', now: clock(), ip, requestId: 'a-request' } as const
    const response = await send(
      store({ ...caller, bearer: undefined, isOwnPage: true, cookies, isShared: false, tag: () => {} }),
    )
    cookie = cookies
      .toSet()
      .map((line) => line.split(';')[0])
      .join('; ')
    return response
  }
  return {
    register: (email: string) =>
      callStore((call) =>
        call('POST /svc_customer/customer', {
          body: { email, password, firstname: 'Ann', lastname: 'Lee' },
          key: randomUUID(),
        }),
      ),
    logIn: (email: string, typed = password) =>
      callStore((call) =>
        call('POST /svc_session/session/login', { body: { email, password: typed }, key: randomUUID() }),
      ),
  }
}
let addresses = 0
const anywhere = () => `198.51.${addresses >> 8}.${addresses++ & 255}`
const newCustomer = async () => {
  const email = `${randomUUID()}@example.com`
  await browserAt(anywhere()).register(email)
  return email
}
const guess = (email: string, store?: ReturnType<typeof newStore>) => browserAt(anywhere(), store).logIn(email, 'wrong')
const judgedOf = async (guesses: Promise<unknown>[]) => (await countResults(guesses))['wrong_credentials'] ?? 0

test('after five wrong passwords, the next attempt must wait a minute, for known and unknown emails and even with the right password [SESSION-425]', async () => {
  for (const email of [await newCustomer(), 'no-such-person@example.com']) {
    for (const wrong of times(5, () => () => guess(email))) await assert.rejects(wrong(), { status: 401 })
    const delayed = { status: 429, code: 'login_delayed', details: { seconds: 60 } }
    await assert.rejects(browserAt(anywhere()).logIn(email), delayed)
  }
})

test('each further wrong password doubles the wait from 1 minute to at most 15, and the tenth in an hour waits 30 minutes [SESSION-425]', async () => {
  const delays = loginDelays(db)
  const attempt = { email: 'eve@example.com', ip: '192.0.2.1', device: null }
  const minutes: number[] = []
  for (const _ of times(11, () => 0)) {
    assert.equal(await delays.begin(attempt, clock()), 0)
    const seconds = await delays.begin(attempt, clock())
    minutes.push(seconds / 60)
    // An attempt without a delay was counted, so it is removed again.
    if (seconds === 0) await delays.unjudged(attempt)
    clock.advance(seconds * 1000)
  }
  assert.deepEqual(minutes, [0, 0, 0, 0, 1, 2, 4, 8, 15, 30, 30])
})

test('of a hundred wrong passwords for one account from a hundred addresses, ten per hour are checked', async () => {
  const email = await newCustomer()
  assert.ok((await judgedOf(times(100, () => guess(email)))) <= 5, 'all at once')
  clock.advance(2 * hour)
  let judged = 0
  for (const _ of times(100, () => 0)) {
    judged += await judgedOf([guess(email)])
    clock.advance(hour / 100)
  }
  assert.equal(judged, 10, 'one after the other')
  clock.advance(2 * hour)
  judged = 0
  for (const _ of times(5, () => 0)) {
    judged += await judgedOf(times(4, () => guess(email)))
    clock.advance(12 * minute)
  }
  assert.ok(judged <= 10, `${judged} of four every twelve minutes`)
})

test('the owner can log in immediately on a known device while others guess', async () => {
  const email = await newCustomer()
  const own = browserAt(anywhere())
  await own.logIn(email)
  await countResults(times(100, () => guess(email)))
  await assert.rejects(browserAt(anywhere()).logIn(email), { code: 'login_delayed' })
  assert.equal((await own.logIn(email)).customer.email, email)
})

test("guesses on a known device count for that device, and the device's pass is useless for another account", async () => {
  const [email, other] = [await newCustomer(), await newCustomer()]
  const own = browserAt(anywhere())
  await own.logIn(email)
  for (const wrong of times(5, () => () => own.logIn(other, 'wrong'))) await assert.rejects(wrong(), { status: 401 })
  await assert.rejects(browserAt(anywhere()).logIn(other), { code: 'login_delayed' })
  for (const wrong of times(5, () => () => own.logIn(email, 'wrong'))) await assert.rejects(wrong(), { status: 401 })
  await assert.rejects(own.logIn(email), { code: 'login_delayed' })
})

test('after a restart, the store still counts earlier failed login attempts', async () => {
  const email = await newCustomer()
  const before = newStore()
  for (const wrong of times(5, () => () => guess(email, before))) await assert.rejects(wrong(), { status: 401 })
  await assert.rejects(browserAt(anywhere(), newStore()).logIn(email), { code: 'login_delayed' })
})

test('a network address that guesses passwords for many accounts must also wait, and a successful login does not reset the wait', async () => {
  const email = await newCustomer()
  const ip = anywhere()
  const spray = () => browserAt(ip).logIn(`${randomUUID()}@example.com`, 'wrong')
  for (const round of times(7, (index) => index)) {
    assert.equal(await judgedOf(times(7, spray)), 7, `round ${round}`)
    await browserAt(ip).logIn(email)
  }
  await assert.rejects(spray(), { code: 'wrong_credentials' })
  await assert.rejects(browserAt(ip).logIn(email), { code: 'login_delayed' })
})

test('two password hashes are computed at a time, twenty wait, and further logins are refused without counting as attempts', async () => {
  const email = await newCustomer()
  let isFull = true
  const fillers = times(22, async () => {
    while (isFull) await hashPassword(password)
  })
  try {
    await assert.rejects(hashPassword(password), { status: 429, code: 'too_many_requests', details: { seconds: 5 } })
    for (const _ of times(6, () => 0)) {
      await assert.rejects(browserAt(anywhere()).logIn(email), { code: 'too_many_requests' })
    }
  } finally {
    isFull = false
    await Promise.all(fillers)
  }
  assert.equal((await browserAt(anywhere()).logIn(email)).customer.email, email)
})
