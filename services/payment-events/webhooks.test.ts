import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { webhookBodyOf, oldHmacKey, withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const base = await openTestShop([])
const { db } = base
const { send, warned } = await withAdyen(base)
const stored = statement<{ id: string; jobs: number }>(
  'test.stored-events',
  `select event_id as id, (select count(*)::integer from outbox where topic = 'payment_told'
     and payload->>'eventId' = payment_event.id::text) as jobs
   from payment_event where reference like $1 || '%' order by id`,
)
const event = (pspReference: string) => ({
  eventCode: 'AUTHORISATION',
  pspReference,
  merchantReference: '199999999',
  amount: { value: 1_000, currency: 'USD' },
})

test('a webhook is accepted only after all its events are stored, each exactly once and with one job', async () => {
  for (let again = 0; again < 3; again += 1) {
    const response = await send(webhookBodyOf([event('ONCE1'), event('ONCE2')]))
    assert.deepEqual([response.status, await response.text()], [200, '[accepted]'])
  }
  assert.deepEqual(await db.run(stored, ['ONCE']), [
    { id: 'AUTHORISATION.ONCE1.true', jobs: 1 },
    { id: 'AUTHORISATION.ONCE2.true', jobs: 1 },
  ])
})

test('concurrent copies of a webhook are stored once', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(webhookBodyOf([event('RACE')]))))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
  assert.equal((await db.run(stored, ['RACE'])).length, 1)
})

test('a webhook with an event that cannot be stored is not accepted', async () => {
  await db.run(
    statement('test.full', `alter table payment_event add constraint full_disk check (reference <> 'LOST2')`),
    [],
  )
  assert.equal((await send(webhookBodyOf([event('LOST1'), event('LOST2')]))).status, 500)
  assert.deepEqual(await db.run(stored, ['LOST']), [])
  await db.run(statement('test.empty', 'alter table payment_event drop constraint full_disk'), [])
  assert.equal((await send(webhookBodyOf([event('LOST1'), event('LOST2')]))).status, 200)
  assert.equal((await db.run(stored, ['LOST'])).length, 2)
})

test('during a key rotation, the old key is still accepted; without a valid signature, nothing is stored', async () => {
  assert.equal((await send(webhookBodyOf([event('OLD')], oldHmacKey))).status, 200)
  const unsigned = webhookBodyOf([event('NONE')]).replace(/,"additionalData":\{[^}]*\}/, '')
  const wrong = webhookBodyOf([event('NONE')], '0'.repeat(64))
  const moved = webhookBodyOf([event('NONE')]).replace('"value":1000', '"value":9000')
  for (const body of [unsigned, wrong, moved]) assert.equal((await send(body)).status, 401)
  const foreign = webhookBodyOf([{ ...event('NONE'), merchantAccountCode: 'Another' }])
  assert.equal((await send(foreign)).status, 403)
  for (const body of ['', '{', '{"notificationItems":[]}']) assert.equal((await send(body)).status, 400)
  assert.deepEqual(await db.run(stored, ['NONE']), [])
  assert.equal((await db.run(stored, ['OLD'])).length, 1)
  assert.deepEqual(new Set(warned), new Set(['unsigned', 'foreign', 'unreadable']))
})

test('an oversized webhook delivery is not read to the end, and only a POST counts as a delivery', async () => {
  assert.equal((await send('x'.repeat(300 * 1024)).catch(() => ({ status: 413 }))).status, 413)
  assert.equal((await send('', 'GET')).status, 405)
})
