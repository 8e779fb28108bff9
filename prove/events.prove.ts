import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { after, test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { randomBelow } from './seed.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { startRoot } from './servers/start-root.ts'
import { proofSize } from './size.ts'

const events = proofSize({ full: 100_000, short: 600 })
const perBatch = proofSize({ full: 100, short: 10 })
const senders = 8
const kills = proofSize({ full: 12, short: 1 })
/** On average, one in this many batches is sent twice at once, and one is sent again after it was accepted. */
const repeatEvery = 5
const writeKey = 'events-of-the-proof-0123456789'

// The proof and its twins share a database, because their messages have different ids.
const engine = await openEngine()
const db = openProofDatabase(engine.url)
after(async () => {
  await db.close()
  await engine.stop()
})

interface Outcome {
  accepted: number
  /** Number of requests that were sent again because they got no response. */
  unanswered: number
  repeated: number
  stored: number
  lost: number
  doubled: number
  /** Number of messages without exactly one delivery to the destination. */
  deliveriesOff: number
  kills: number
  seconds: number
}

interface Run {
  root: string
  /** Number of events. */
  count: number
  /** Number of process kills, evenly spread over the events. */
  kills: number
  killsEngine: boolean
  /** True to send nothing after the last kill. */
  endsWithKill?: boolean
}

/**
 * Sends events in batches with repeats, kills processes meanwhile, and compares the stored events with the accepted
 * ones.
 */
async function send({ root, count, kills: plannedKills, killsEngine, endsWithKill = false }: Run): Promise<Outcome> {
  const mark = randomUUID()
  const port = await findFreePortBlock()
  const env = { PROVE_DATABASE: engine.url, PROVE_PORT: String(port), PROVE_WRITE_KEY: writeKey }
  let app = await startRoot(root, env)
  const batches = Array.from({ length: Math.ceil(count / perBatch) }, (_, batch) =>
    Array.from({ length: Math.min(perBatch, count - batch * perBatch) }, (__, n) => `${mark}.${batch * perBatch + n}`),
  )
  const total = batches.length
  const accepted = new Set<string>()
  const outcome = { unanswered: 0, repeated: 0, kills: 0 }
  let isOver = false
  const post = async (ids: readonly string[]) => {
    const batch = ids.map((messageId) => ({
      type: 'track',
      messageId,
      anonymousId: 'browser',
      event: 'addPayment',
      properties: { paymentType: 'scheme' },
    }))
    const { status } = await fetch(`http://127.0.0.1:${port}/v1/batch`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` },
      body: JSON.stringify({ batch }),
      signal: AbortSignal.timeout(10_000),
    })
    if (status !== 200) throw new Error(`status ${status}`)
    for (const id of ids) accepted.add(id)
  }
  const deliver = async (ids: readonly string[]) => {
    while (!isOver) {
      try {
        return await post(ids)
      } catch {
        outcome.unanswered += 1
        await sleep(20)
      }
    }
  }
  const startedAt = performance.now()
  const work = Array.from({ length: senders }, async () => {
    for (let ids = batches.pop(); ids && !isOver; ids = batches.pop()) {
      const choice = randomBelow(repeatEvery)
      if (choice > 1) {
        await deliver(ids)
        continue
      }
      outcome.repeated += 1
      if (choice === 0) await Promise.all([deliver(ids), deliver(ids.toReversed())])
      else for (const each of [ids, ids]) await deliver(each)
    }
  })
  try {
    for (let kill = 1; kill <= plannedKills; kill += 1) {
      const target = (total * kill) / (plannedKills + 1)
      for (let waited = 0; total - batches.length < target; waited += 5) {
        if (waited > 120_000) throw new Error('no batch was accepted for two minutes')
        await sleep(5)
      }
      if (killsEngine && kill === Math.ceil(plannedKills / 2)) engine.kill()
      outcome.kills += 1
      if (endsWithKill && kill === plannedKills) {
        isOver = true
        await end(app)
      } else app = await restart(app, root, env)
    }
    await Promise.all(work)
    const seconds = (performance.now() - startedAt) / 1000
    await end(app)
    return { ...outcome, ...(await compare(mark, accepted)), accepted: accepted.size, seconds }
  } finally {
    isOver = true
    app.kill('SIGKILL')
  }
}

async function end(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return
  const exited = once(app, 'exit')
  app.kill('SIGKILL')
  await exited
}

async function restart(app: ChildProcess, root: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  await end(app)
  return startRoot(root, env)
}

const storedIds = statement<{ id: string; count: number; deliveries: number }>(
  'prove.stored-events',
  `with stored as (
     select split_part(message_id, '|', 1) as id, count(*)::integer as count from analytics_event
     where message_id like $1 || '.%' group by 1),
   sent as (
     select split_part(event->>'messageId', '|', 1) as id, count(*)::integer as deliveries from analytics_delivery
     where event->>'messageId' like $1 || '.%' group by 1)
   select id, count, coalesce(deliveries, 0) as deliveries from stored left join sent using (id)`,
)

async function compare(mark: string, accepted: ReadonlySet<string>) {
  const rows = await retry(() => db.run(storedIds, [mark]))
  const ids = new Set(rows.map(({ id }) => id))
  return {
    stored: rows.length,
    lost: [...accepted].filter((id) => !ids.has(id)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
    deliveriesOff: rows.filter(({ deliveries }) => deliveries !== 1).length,
  }
}

/** The engine may still be starting after its kill. */
async function retry<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt > 100) throw error
      await sleep(100)
    }
  }
}

function report(t: TestContext, outcome: Outcome) {
  const { accepted, unanswered, repeated, stored, lost, doubled, deliveriesOff, seconds } = outcome
  t.diagnostic(
    `${accepted} events accepted from ${senders} senders under ${outcome.kills} kills: ${repeated} batches sent twice, ` +
      `${unanswered} requests unanswered and repeated; ${stored} stored, ${lost} lost, ${doubled} stored twice, ` +
      `${deliveriesOff} without exactly one delivery; ${Math.round(accepted / seconds)} events/s`,
  )
}

test('each event is stored once with its delivery, however often it is sent and whatever is killed, and no accepted one is lost', async (t) => {
  const outcome = await send({ root: 'roots/events.ts', count: events, kills, killsEngine: true })
  report(t, outcome)
  const { accepted, stored, lost, doubled, deliveriesOff } = outcome
  assert.deepEqual(
    { accepted, stored, lost, doubled, deliveriesOff },
    { accepted: events, stored: events, lost: 0, doubled: 0, deliveriesOff: 0 },
  )
  assert.ok(outcome.unanswered > 0 && outcome.repeated > 0, 'some requests are lost, and some batches are repeated')
})

const twinEvents = Math.min(events, 4_000)

test('the twin that accepts events before they are stored is caught: accepted events are lost', async (t) => {
  const killed = { kills: 1, killsEngine: false, endsWithKill: true }
  const outcome = await send({ root: 'twins/accepts-events-early.ts', count: twinEvents, ...killed })
  report(t, outcome)
  assert.ok(outcome.lost > 0, 'twin not caught: no accepted event is lost')
})

test('the twin that gives repeated messages new ids is caught: events are stored twice', async (t) => {
  const outcome = await send({ root: 'twins/new-ids-of-repeats.ts', count: twinEvents, kills: 0, killsEngine: false })
  report(t, outcome)
  assert.ok(outcome.doubled > 0, 'twin not caught: no event is stored twice')
})
