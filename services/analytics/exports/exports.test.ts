import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { chooseAll } from '#domain/consent/choices.ts'
import { statement, type Database } from '#platform/database.ts'
import { analyticsData } from '../privacy-steps.ts'
import { analyticsJobs } from '../jobs.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { waitForBlockedSession } from '#services/testing/lock-wait-for-tests.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { serveEventFile } from './serve-file.ts'
import { runExport } from './run-export.ts'

const shop = await openTestShop([])
const { db, clock } = shop
const { secret } = shop.deps
const { send, sendFromPage } = await openIngest(shop)
const { visitor: manager } = await createStaffMember(shop, { email: 'max@store.example', roles: ['manager'] })
const { visitor: british } = await createStaffMember(shop, {
  email: 'bea@store.example',
  roles: ['manager'],
  sites: ['GBR'],
})
const day = new Date(clock()).toISOString().slice(0, 10)
const range = { from: day, to: day }
const message = (id: string, userId: string, fields: object = { n: 1 }) => ({
  type: 'track',
  messageId: id,
  userId,
  event: '=formula',
  properties: fields,
})
const batch = times(30, (n) => message(`sent-${String(n).padStart(2, '0')}`, String(900 + (n % 3))))
assert.equal((await send('/v1/batch', { batch })).status, 200)
await sendFromPage([message('refused', '900')], chooseAll(false))
clock.advance(60_000)

type Input = { from: string; to: string; format: 'csv' | 'ndjson' }
const start = (body: Input, by = manager, key: string = randomUUID()) =>
  by.call('POST /svc_admin/event-exports', { body, key })
const list = async (by = manager) => (await by.call('GET /svc_admin/event-exports', {})).exports
const run = (exportId: string, on: Database = db) => runExport({ db: on, clock }, { exportId })
const linkOf = async (id: string, by = manager) =>
  (await by.call('POST /svc_admin/event-exports/{id}/download', { params: { id }, key: randomUUID() })).path
const remove = (id: string, by = manager) =>
  by.call('DELETE /svc_admin/event-exports/{id}', { params: { id }, key: randomUUID() })

const serve = serveEventFile({ db, secret, clock }, {})
const server = createServer((request, response) => {
  void serve(request, response).then((isServed) => isServed || response.writeHead(404).end())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
shop.closeFirst(async () => void server.close())
const download = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}
const textOf = async (id: string) => gunzipSync((await download(await linkOf(id))).body).toString('utf8')
/** Starts an export, runs its job, and returns the lines of the file. */
const lines = async (format: Input['format']) => {
  const { id } = await start({ ...range, format })
  await run(id)
  return (await textOf(id)).trimEnd().split(/\r?\n/)
}

const audited = statement<{ count: number }>(
  'test.audited-exports',
  `select count(*)::integer as count from audit_change where object_type = 'event_export' and object_id = $1`,
)
const storedParts = statement<{ count: number }>(
  'test.export-parts',
  'select count(*)::integer as count from event_export_part where export_id = $1',
)
const countOf = async (query: typeof audited, id: string) => (await db.run(query, [id]))[0]!.count

test('an export file has each stored event of the selected days once, as JSON lines with its consent, and no event that the shopper refused', async () => {
  const events = (await lines('ndjson')).map((line) => JSON.parse(line) as Record<string, unknown>)
  assert.deepEqual(
    events.map(({ messageId }) => messageId),
    batch.map(({ messageId }) => messageId),
  )
  const { receivedAt, context, ...first } = events[0]!
  assert.equal(receivedAt, new Date(clock() - 60_000).toISOString())
  assert.deepEqual(context, { allowsMarketing: true })
  assert.deepEqual(first, {
    messageId: 'sent-00',
    at: receivedAt,
    site: 'USA',
    source: 'warehouse',
    type: 'track',
    name: 'custom',
    anonymousId: null,
    userId: '900',
    visitId: null,
    tabId: null,
    cartId: null,
    properties: { type: '=formula', fields: { n: 1 } },
    integrations: first['integrations'],
  })
})

test('a CSV export has a header and one line for each event, without formulas', async () => {
  const [head, ...rows] = await lines('csv')
  assert.ok(head!.startsWith('messageId,receivedAt,at,site,source,type,name,anonymousId,userId'))
  assert.equal(rows.length, batch.length)
  assert.ok(rows.every((row) => /^[^=+@-]/.test(row)))
  assert.match(rows[0]!, /^sent-00,2026-11-20T12:00:00\.000Z,/)
})

test('an export without events is a file with only the header', async () => {
  const { id } = await start({ from: '2026-01-01', to: '2026-03-31', format: 'csv' })
  await run(id)
  assert.match(await textOf(id), /^messageId,[^\n]+\n$/)
})

test('an export job that is killed after a part continues with the next part, and writes no event twice', async () => {
  const more = times(2_500, (n) => message(`more-${n}`, '1', { n }))
  for (let sent = 0; sent < more.length; sent += 500)
    assert.equal((await send('/v1/batch', { batch: more.slice(sent, sent + 500) })).status, 200)
  clock.advance(60_000)
  const { id } = await start({ ...range, format: 'ndjson' })
  let transactions = 0
  const dying = {
    ...db,
    transaction: (work: Parameters<Database['transaction']>[0]) => {
      if ((transactions += 1) === 2) throw new Error('killed')
      return db.transaction(work)
    },
  } as Database
  await assert.rejects(run(id, dying), /killed/)
  const [running] = await list()
  assert.deepEqual([running!.state, running!.events, running!.progress], ['running', 2_000, { days: 0, of: 1 }])
  await run(id)
  const ids = (await textOf(id))
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { messageId: string }).messageId)
  assert.deepEqual(
    ids,
    [...batch, ...more].map(({ messageId }) => messageId),
  )
})

test('a repeated request starts one export, and at most two exports run at a time', async () => {
  const key = randomUUID()
  const first = await start({ ...range, format: 'csv' }, manager, key)
  assert.equal((await start({ ...range, format: 'csv' }, manager, key)).id, first.id)
  await assert.rejects(start({ ...range, format: 'ndjson' }, manager, key), { code: 'idempotency_key_reused' })
  const second = await start({ ...range, format: 'csv' })
  await assert.rejects(start({ ...range, format: 'csv' }), {
    status: 409,
    code: 'event_exports_running',
    details: { max: 2 },
  })
  await assert.rejects(linkOf(first.id), { status: 409, code: 'event_export_not_ready' })
  for (const { id } of [first, second]) assert.equal((await remove(id)).state, 'deleted')
  await run(first.id)
  assert.equal(await countOf(storedParts, first.id), 0)
  const atOnce = await Promise.allSettled(times(6, () => start({ ...range, format: 'csv' })))
  const started = atOnce.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
  assert.equal(started.length, 2)
  for (const id of started) await remove(id)
  await assert.rejects(start({ from: '2026-11-02', to: '2026-11-01', format: 'csv' }), { code: 'period_reversed' })
  await assert.rejects(start({ from: '2025-01-01', to: '2026-11-01', format: 'csv' }), { code: 'period_too_long' })
})

test('exports need a separate permission, and staff see only exports of their sites', async () => {
  for (const role of ['finance', 'support', 'merchandiser', 'editor']) {
    const { visitor } = await createStaffMember(shop, { email: `${role}@store.example`, roles: [role] })
    await assert.rejects(visitor.call('GET /svc_admin/event-exports', {}), { status: 403 }, role)
    await assert.rejects(start({ ...range, format: 'csv' }, visitor), { status: 403 }, role)
  }
  assert.deepEqual(await list(british), [])
  const [newest] = await list()
  await assert.rejects(linkOf(newest!.id, british), { status: 404, code: 'event_export_not_found' })
  const own = await start({ ...range, format: 'csv' }, british)
  assert.deepEqual(own.sites, ['GBR'])
  await run(own.id)
  assert.equal((await textOf(own.id)).trimEnd().split('\n').length, 1)
})

test('an export link works for five minutes, each download is in the audit log, and the file expires after three days', async () => {
  const { id } = await start({ ...range, format: 'csv' })
  await run(id)
  const path = await linkOf(id)
  const { status, headers, body } = await download(path)
  assert.deepEqual(
    [status, headers.get('content-type'), Number(headers.get('content-length'))],
    [200, 'application/gzip', body.length],
  )
  assert.equal(headers.get('content-disposition'), `attachment; filename="events-${day}-${day}.csv.gz"`)
  assert.equal((await download(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status, 404)
  await linkOf(id)
  assert.equal(await countOf(audited, id), 3)
  clock.advance(300_001)
  assert.equal((await download(path)).status, 404)
  clock.advance(3 * 86_400_000)
  const { visitor: later } = await createStaffMember(shop, { email: 'mia@store.example', roles: ['manager'] })
  await assert.rejects(linkOf(id, later), { code: 'event_export_not_ready' })
  await analyticsJobs.scheduled!['event_exports_sweep']!.run({
    db,
    clock,
    report: assert.ifError,
    siteUrl: () => 'https://shop.example',
  })
  assert.equal(await countOf(storedParts, id), 0)
  assert.equal((await list(later)).find((each) => each.id === id)!.state, 'expired')
})

test("deleting a customer withdraws the export files with the customer's events, including a file that is being written", async () => {
  const { visitor: later } = await createStaffMember(shop, { email: 'mo@store.example', roles: ['manager'] })
  const ready = await start({ ...range, format: 'csv' }, later)
  await run(ready.id)
  const running = await start({ ...range, format: 'csv' }, later)
  const other = await start({ from: '2026-01-01', to: '2026-01-31', format: 'csv' }, later)
  await run(other.id)
  await db.transaction((tx) => analyticsData.forget(tx, { id: 900, email: 'ann@example.com' }, []))
  await run(running.id)
  const states = new Map((await list(later)).map(({ id, state }) => [id, state]))
  assert.deepEqual(
    [ready, running, other].map(({ id }) => states.get(id)),
    ['withdrawn', 'withdrawn', 'ready'],
  )
  assert.equal(await countOf(storedParts, ready.id), 0)
  const again = await start({ ...range, format: 'ndjson' }, later)
  await run(again.id)
  const path = await linkOf(again.id, later)
  assert.ok(
    !gunzipSync((await download(path)).body)
      .toString('utf8')
      .includes('"userId" : "900"'),
  )
})

test("no export starts while a customer's events are being deleted, because the export could still read them", async () => {
  const { visitor: late } = await createStaffMember(shop, { email: 'kit@store.example', roles: ['manager'] })
  let isStarted = false
  const { starting } = await db.transaction(async (tx) => {
    await analyticsData.forget(tx, { id: 901, email: 'bo@example.com' }, [])
    const starting = start({ ...range, format: 'csv' }, late).then((started) => {
      isStarted = true
      return started
    })
    await waitForBlockedSession(db)
    assert.equal(isStarted, false)
    return { starting }
  })
  const { id } = await starting
  await remove(id, late)
})
