import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { createDayPartition } from '#services/analytics/repository.ts'
import { openEngine, openProofDatabase } from '../prove/servers/engine.ts'
import { startRoot } from '../prove/servers/start-root.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { formatCount, measureAlternately, reportRatio } from './measure.ts'
import { requestOf } from './prepared-requests.ts'
import { startHelper, startLoad } from './processes.ts'
import { countQuery } from './raw-comparison.ts'

const seconds = 2
const perBatch = 100
/** Batches prepared for each round. */
const maxPrepared = 600
const writeKey = 'events-of-the-bench-0123456789'

const engine = await openEngine()
const db = openProofDatabase(engine.url)
await createDayPartition(db, Date.now())
const port = await findFreePortBlock()
const env = { PROVE_DATABASE: engine.url, PROVE_PORT: String(port), PROVE_WRITE_KEY: writeKey }
const shop = await startRoot('roots/events.ts', env)
const raw = await startHelper<object, { done: number; perSecond: number }>('./baselines/raw-events.ts', {
  BENCH_DATABASE: engine.url,
})
const load = await startLoad()
after(async () => {
  shop.kill('SIGKILL')
  for (const helper of [raw, load]) helper.end()
  await db.close()
  await engine.stop()
})

const countEvents = countQuery('events', 'select count(*)::integer as count from analytics_event')
const { flags, categories, ...item } = itemMetadata(itemForTests())
const properties = { ...item, flags: [...flags], categories: [...categories] }

const messages = () =>
  Array.from({ length: perBatch }, (_, n) => ({
    type: 'track',
    messageId: randomUUID(),
    anonymousId: `browser-${n % 20}`,
    event: 'addToCart',
    properties,
    context: { visitId: `visit-${n % 20}`, locale: 'en-US', page: { path: '/power-bar' } },
  }))
const request = () =>
  requestOf('POST', {
    path: '/v1/batch',
    headers: {
      authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: { batch: messages() },
    own: [],
  })
const rowsOfBatch = () =>
  JSON.stringify(
    messages().map(({ messageId, anonymousId, event, properties: fields, context }) => ({
      messageId,
      anonymousId,
      visitId: context.visitId,
      site: 'USA',
      source: 'proof',
      type: 'track',
      name: event,
      properties: fields,
      context: { locale: 'en-US', path: '/power-bar', allowsMarketing: true },
      integrations: { 'web-analytics': true, ads: true, 'social-pixel': true, 'email-marketing': true },
    })),
  )

/** Returns events per second, after checking that the database contains all of them. */
async function checked(work: () => Promise<{ done: number; perSecond: number }>): Promise<number> {
  const before = await countEvents(db)
  const { done, perSecond } = await work()
  assert.equal(await countEvents(db), before + done * perBatch)
  return perSecond * perBatch
}

async function ours(connections: number) {
  const requests = Array.from({ length: maxPrepared }, request)
  return checked(async () => {
    const done = await load.request({ port, connections, seconds, requests, isOnce: true })
    assert.deepEqual(
      Object.keys(done.statuses).filter((status) => status !== '200'),
      [],
      done.lastError,
    )
    return { done: done.responses, perSecond: done.responses / done.seconds }
  })
}

for (const callers of [1, 8])
  test(`ingest of events compared with inserts of their rows, ${callers} at a time`, async (t) => {
    const measured = await measureAlternately({
      ours: () => ours(callers),
      baseline: () =>
        checked(() =>
          raw.request({ batches: Array.from({ length: maxPrepared }, rowsOfBatch), concurrency: callers, seconds }),
        ),
    })
    const name = `events in batches of ${perBatch}, ${callers} at a time`
    reportRatio(t, { name, unit: 'a second over HTTP', baselineName: 'raw pg inserts', goal: null }, measured)
    t.diagnostic(`${formatCount(measured.ours / perBatch)} batches a second`)
  })
