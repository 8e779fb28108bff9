import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyAddress } from '#domain/address/address.ts'
import { statement, type Database } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { loadInitialData } from '../db/first-data.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { proofSize } from './size.ts'
import { startRoot } from './servers/start-root.ts'
import { openVendor } from './servers/vendor.ts'
import { randomBelow } from './seed.ts'

const subscriptions = proofSize({ full: 600, short: 60 })
const kills = proofSize({ full: 40, short: 6 })
/** The order paid for September; on this day, three more months are due. */
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
/** Ends leases as if a minute had passed, so that a slow holder overlaps with a new one. */
const endLeases = statement(
  'prove.let-charge',
  `update program_charge set asking_until = now() - interval '1 second' where asking_until > now()`,
)
const makeChecksDue = statement(
  'prove.let-look',
  'update program_charge set look_at = now(), looks = 4 where look_at > now()',
)
const unpaid = statement<{ left: number }>(
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

/** Charges three months over a lossy network, while the processes are killed one after another. */
async function renew(root: string) {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  const vendor = await openVendor(db)
  const env = { ...vendor.env, PROVE_DATABASE: engine.url, PROVE_DAY: day, PROVE_LOST: '12' }
  const running: ChildProcess[] = []
  try {
    await fill(db, vendor.port)
    for (let each = 0; each < 2; each++) running.push(await startRoot(root, env))
    for (let round = 0; round < kills; round++) {
      await sleep(100 + randomBelow(300))
      const victim = running[round % 2]!
      const exited = once(victim, 'exit')
      victim.kill('SIGKILL')
      await exited
      await db.run(endLeases, [])
      running[round % 2] = await startRoot(root, env)
    }
    const startedAt = performance.now()
    const remaining = await finish(db)
    const finishMs = performance.now() - startedAt
    const [{ once: paid, twice, held, unknown }] = (await db.run(money, [])) as [
      { once: number; twice: number; held: number; unknown: number },
    ]
    const broken = (await findViolations(db)).map(({ sentence }) => sentence)
    return { left: remaining, paid, twice, held, unknown, broken, finishMs }
  } finally {
    for (const each of running) each.kill('SIGKILL')
    vendor.close()
    await db.close()
    await engine.stop()
  }
}

async function fill(db: Database, vendorPort: number) {
  await loadInitialData(db)
  const [{ id }] = (await db.run(customer, [])) as [{ id: number }]
  const card = { number: '4111111111111111', expiry: '12/34', cvv: '123' }
  const response = await fetch(`http://127.0.0.1:${vendorPort}/__sandbox/cards`, {
    method: 'POST',
    body: JSON.stringify(card),
  })
  const { token } = (await response.json()) as { token: string }
  const home = { ...emptyAddress('US'), street: ['100 Main St'], city: 'Columbus', region: 'OH', postcode: '43215' }
  await db.run(subscribe, [id, JSON.stringify(home), token, subscriptions])
}

/** Returns the number of unpaid periods when time runs out. */
async function finish(db: Database): Promise<number> {
  const until = performance.now() + proofSize({ full: 180_000, short: 40_000 })
  for (;;) {
    const [{ left }] = (await db.run(unpaid, [periods])) as [{ left: number }]
    if (left === 0 || performance.now() > until) return left
    await sleep(1_000)
    await db.run(endLeases, [])
    await db.run(makeChecksDue, [])
  }
}

test('each subscription period is charged once despite kills and lost responses [PROGRAM-211]', async (t) => {
  const { left, paid, twice, held, unknown, broken, finishMs } = await renew('roots/renewing.ts')
  assert.deepEqual(
    { left, paid, twice, held, unknown, broken },
    { left: 0, paid: subscriptions * periods, twice: 0, held: 0, unknown: 0, broken: [] },
  )
  t.diagnostic(
    `${paid} renewals by two processes through ${kills} kills, one response in eight lost: each charged once, 0 held, ${(finishMs / 1000).toFixed(1)} s after the last kill`,
  )
})

test('the twin that captures along with the authorization is caught: periods are charged twice', async () => {
  const { twice } = await renew('twins/charges-at-once.ts')
  assert.ok(twice > 0, 'twin not caught: no period is charged twice')
})
