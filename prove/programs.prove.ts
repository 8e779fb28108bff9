import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyAddress } from '#domain/address/address.ts'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { loadFirstData } from '../db/first-data.ts'
import { openEngine } from './engine.ts'
import { proveScale } from './scale.ts'
import { openProved, startRoot } from './shop.ts'
import { openVendor } from './vendor.ts'
import { drawBelow } from './random.ts'

const subscriptions = proveScale({ full: 600, short: 60 })
const kills = proveScale({ full: 40, short: 6 })
/** The order paid the first of September: three months are due on this day. */
const [day, periods] = ['2026-12-15', 3]

const customer = statement<{ id: number }>(
  'prove.subscriber',
  `insert into customer (email, password_hash, firstname, lastname) values ('ann@example.com', '', 'Ann', 'Lee') returning id`,
)
const subscribe = statement(
  'prove.subscribe',
  `insert into program_subscription (site, customer_id, order_id, line, product_id, sku, name, url, delivery,
     subscription_interval, unit, shown, tax_class, email, bill_to, method_token, is_trial, status, began_on, renewal_on, cycles)
   select 'USA', $1, 'order-' || n, 'line/0', 63, 'IW-63', 'Program', '/program', 'App', 'Month', 2900, 2900, 'goods',
     'ann@example.com', $2, $3, false, 'active', '2026-09-01', '2026-10-01', 1
   from generate_series(1, $4::integer) as n`,
)
// As if a minute had passed since somebody asked: one who still does is slow, and somebody else begins beside.
const letAsk = statement(
  'prove.let-charge',
  `update program_charge set asking_until = now() - interval '1 second' where asking_until > now()`,
)
const letLook = statement(
  'prove.let-look',
  'update program_charge set look_at = now(), looks = 4 where look_at > now()',
)
const open = statement<{ left: number }>(
  'prove.charges-left',
  `select ((select count(*) from program_subscription) * $1 - count(*) filter (where status = 'paid')
     + count(*) filter (where look_at is not null or asking_until > now()))::integer as left
   from program_charge`,
)
const money = statement<{ once: number; twice: number; held: number; unknown: number }>(
  'prove.renewal-money',
  `select count(*) filter (where captures = 1)::integer as once, count(*) filter (where captures > 1)::integer as twice,
     coalesce(sum(holds), 0)::integer as held,
     count(*) filter (where not exists (
       select from program_charge where subscription_id || '.' || period = order_id and status = 'paid'))::integer as unknown
   from (
     select order_id, count(*) filter (where captured > 0) as captures,
       count(*) filter (where captured = 0 and state = 'succeeded') as holds
     from sandbox.transaction where kind = 'Authorization' group by order_id) as each`,
)

/**
 * Two processes charge the renewals of three months at once while each is killed with -9 again and again, over a network
 * that loses an answer in eight; then they come to their end.
 */
async function renew(root: string) {
  const engine = await openEngine()
  const db = openProved(engine.url)
  const vendor = await openVendor(db)
  const env = { ...vendor.env, PROVE_DATABASE: engine.url, PROVE_DAY: day, PROVE_LOST: '12' }
  const running: ChildProcess[] = []
  try {
    await fill(db, vendor.port)
    for (let each = 0; each < 2; each++) running.push(await startRoot(root, env))
    for (let round = 0; round < kills; round++) {
      await sleep(100 + drawBelow(300))
      const victim = running[round % 2]!
      const gone = once(victim, 'exit')
      victim.kill('SIGKILL')
      await gone
      await db.run(letAsk, [])
      running[round % 2] = await startRoot(root, env)
    }
    const began = performance.now()
    const left = await settle(db)
    const settledMs = performance.now() - began
    const [{ once: paid, twice, held, unknown }] = (await db.run(money, [])) as [
      { once: number; twice: number; held: number; unknown: number },
    ]
    const broken = (await findViolations(db)).map(({ sentence }) => sentence)
    return { left, paid, twice, held, unknown, broken, settledMs }
  } finally {
    for (const each of running) each.kill('SIGKILL')
    vendor.close()
    await db.close()
    await engine.stop()
  }
}

async function fill(db: Database, vendorPort: number) {
  await loadFirstData(db)
  const [{ id }] = (await db.run(customer, [])) as [{ id: number }]
  const typed = { number: '4111111111111111', expiry: '12/34', cvv: '123' }
  const kept = await fetch(`http://127.0.0.1:${vendorPort}/__sandbox/cards`, {
    method: 'POST',
    body: JSON.stringify(typed),
  })
  const { token } = (await kept.json()) as { token: string }
  const home = { ...emptyAddress('US'), street: ['100 Main St'], city: 'Columbus', region: 'OH', postcode: '43215' }
  await db.run(subscribe, [id, JSON.stringify(home), token, subscriptions])
}

/** Waits until every period is paid and every look made, with no minute waited; answers what is left if it never ends. */
async function settle(db: Database): Promise<number> {
  const until = performance.now() + proveScale({ full: 180_000, short: 40_000 })
  for (;;) {
    const [{ left }] = (await db.run(open, [periods])) as [{ left: number }]
    if (left === 0 || performance.now() > until) return left
    await sleep(1_000)
    await db.run(letAsk, [])
    await db.run(letLook, [])
  }
}

test('each period of each subscription is charged once, whoever dies and whatever is not heard [PROGRAM-211]', async (t) => {
  const { left, paid, twice, held, unknown, broken, settledMs } = await renew('roots/renewing.ts')
  assert.deepEqual(
    { left, paid, twice, held, unknown, broken },
    { left: 0, paid: subscriptions * periods, twice: 0, held: 0, unknown: 0, broken: [] },
  )
  t.diagnostic(
    `${paid} renewals by two processes through ${kills} kills, an answer in eight lost: each charged once, 0 held for nobody, ${(settledMs / 1000).toFixed(1)} s after the last kill`,
  )
})

test('the twin that takes the money with the question is caught', async () => {
  const { twice } = await renew('twins/charges-at-once.ts')
  assert.ok(twice > 0, 'the proof must tell a store apart that charges twice')
})
