import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGiftCardCode, formatGiftCardCode } from '#domain/gift-cards/code.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openTestShop, countResults, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createGiftCards } from './steps.ts'
import { sweepAttempts } from '#services/call/limits/attempt-limiter.ts'
import { countAttempt } from './steps.ts'

const { db, deps, visit, clock } = await openTestShop([])
const { giftCards } = deps
const minutes = 60_000
let cards = 0
const newCard = async (site: Site, amount: number, expiresAt?: number) =>
  db.transaction((tx) =>
    giftCards.issue(tx, { site, amount, source: `test ${++cards}`, ...(expiresAt !== undefined && { expiresAt }) }),
  )
const balance = ({ call }: Visitor, code: string, site: Site = 'USA') =>
  call('POST /svc_gc/giftcards/balance', {
    body: { code, storeId: siteSettings[site].storeId },
    key: crypto.randomUUID(),
  })
const unknown = formatGiftCardCode(createGiftCardCode(new Uint8Array(15).fill(7)))

/** Advances the clock by 15 minutes, so that tests do not share attempt limits. */
const later = () => clock.advance(15 * minutes)

test('a gift card balance has a masked code and its currency [GIFT-212]', async () => {
  later()
  const { code } = await newCard('USA', 12_345)
  const found = { code: `•••• •••• •••• ${code.slice(-4)}`, balance: 123.45, currency: 'USD' }
  for (const typed of [code, formatGiftCardCode(code), ` ${code.toLowerCase()} `]) {
    assert.deepEqual(await balance(visit(), typed), found)
  }
})

test('a gift card is accepted on the sites of its group: a USA card also on APO, and on no other site', async () => {
  later()
  const { code } = await newCard('USA', 5_000)
  assert.equal((await balance(visit('APO'), code, 'APO')).balance, 50)
  for (const site of ['CAN', 'AUS', 'EUR', 'GBR'] as const) {
    await assert.rejects(balance(visit(site), code, site), { status: 404, code: 'giftcard_not_exist' })
  }
})

test('unknown, expired, void, or malformed gift card codes and codes in another currency get identical responses [GIFT-212]', async () => {
  later()
  const line = { orderId: '100000001', lineId: crypto.randomUUID() }
  const expired = await newCard('USA', 5_000, clock() - 1)
  const canadian = await newCard('CAN', 5_000)
  const taken = await db.transaction((tx) => giftCards.issue(tx, { site: 'USA', amount: 5_000, source: 'taken', line }))
  await db.transaction((tx) => giftCards.voidSold(tx, line.orderId, line.lineId))
  const bodies = new Set<string>()
  for (const code of [unknown, expired.code, canadian.code, taken.code, 'no code', '']) {
    const response = await visit().fetch('/svc_gc/giftcards/balance', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ code, storeId: 1 }),
    })
    bodies.add(`${response.status} ${await response.text()}`)
  }
  assert.deepEqual([...bodies], ['404 {"error":{"code":"giftcard_not_exist","message":"giftcard_not_exist"}}'])
  clock.advance(-1)
  assert.equal((await balance(visit(), (await newCard('USA', 100, clock() + 1)).code)).balance, 1)
})

test('a balance lookup with the store id of another site is refused', async () => {
  later()
  await assert.rejects(balance(visit(), unknown, 'CAN'), { status: 422, code: 'store_mismatch' })
})

test('a session can look up ten gift card codes every 15 minutes, found or not, and then gets the number of seconds to wait [GIFT-212]', async () => {
  later()
  const visitor = visit()
  const { code } = await newCard('USA', 5_000)
  for (const typed of times(10, (index) => (index < 5 ? unknown : code))) {
    await (typed === code ? balance(visitor, typed) : assert.rejects(balance(visitor, typed), { status: 404 }))
    clock.advance(minutes)
  }
  await assert.rejects(balance(visitor, code), { status: 429, code: 'too_many_requests', details: { seconds: 300 } })
  assert.equal((await balance(visit(), code)).balance, 50, 'another session')
  clock.advance(5 * minutes)
  assert.equal((await balance(visitor, code)).balance, 50, 'the first try is 15 minutes ago')
  await assert.rejects(balance(visitor, code), { status: 429 })
})

test('of a thousand concurrent gift card lookups in a session, ten are checked', async () => {
  later()
  const scope = { site: 'USA', customerId: 7, guestToken: null, groupId: 1 } as const
  const counted = await Promise.all(
    times(1_000, (index) => countAttempt(db, { scope, ip: `192.0.2.${index % 250}` }, clock())),
  )
  assert.equal(counted.filter((seconds) => seconds === 0).length, 10)
})

test('a network address can look up sixty gift card codes every 15 minutes across sessions', async () => {
  later()
  const counts = await countResults(times(70, () => balance(visit(), unknown)))
  assert.deepEqual(counts, { giftcard_not_exist: 60, too_many_requests: 10 })
})

test('expired gift card lookup attempts are deleted', async () => {
  const countTries = statement<{ count: number }>('test.tries', 'select count(*)::integer as count from counted_try')
  clock.advance(2 * 60 * minutes)
  await sweepAttempts(db, clock())
  assert.deepEqual(await db.run(countTries, []), [{ count: 0 }])
})

test('gift card codes are stored neither in plain text nor as unkeyed hashes, and a lookup with a different secret finds no card', async () => {
  later()
  const { code } = await newCard('USA', 5_000)
  const row = statement<{ row: string }>(
    'test.card',
    `select gift_card::text as row from gift_card order by created_at`,
  )
  const rows = (await db.run(row, [])).map((each) => each.row).join()
  assert.ok(!rows.includes(code) && !rows.includes(formatGiftCardCode(code)))
  const at = { site: 'USA', now: clock() } as const
  assert.equal((await giftCards.read(db, at, [code]))[0]?.balance, 5_000)
  assert.deepEqual(await createGiftCards('another secret').read(db, at, [code]), [null])
})

test('the gift card service is available at its prefix, and with the site in the path [ROUTE-035]', async () => {
  later()
  const { code } = await newCard('EUR', 5_000)
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ code, storeId: 5 }),
  }
  for (const path of ['/svc_gc/giftcards/balance', '/svc_gc/site/EUR/giftcards/balance']) {
    const response = await visit('EUR').fetch(path, init)
    assert.deepEqual(await response.json(), { code: `•••• •••• •••• ${code.slice(-4)}`, balance: 50, currency: 'EUR' })
  }
})
