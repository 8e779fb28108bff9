import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, statement } from '../database.ts'
import { createTestDatabase } from '../postgres-for-tests.ts'
import { RetryLater } from './retry-later.ts'
import { addJobs, migrateJobs, startJobs } from './queue.ts'

const { url, drop } = await createTestDatabase()
await migrateJobs(url)
const db = openDatabase(url, () => {})
const waits = statement<{ waits: string }>('test.waits', 'select distinct waits from mark_waits')
await db.transaction((tx) =>
  tx.script(`create table mark_waits (waits text);
    create function note_mark() returns trigger language plpgsql as $$
      begin insert into mark_waits values (current_setting('synchronous_commit')); return null; end $$;
    create trigger note_mark after update or delete on graphile_worker._private_jobs for each row execute function note_mark()`),
)
const forget = statement('test.forget', 'truncate mark_waits')
after(async () => {
  await db.close()
  await drop()
})

/** Opens a database proxy that can drop the response to a named statement. */
async function losing() {
  let next = ''
  const { host, port } = new pg.Client(url)
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let isLost = false
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (chunk) => {
      if (next !== '' && chunk.includes(next)) {
        isLost = true
        next = ''
      }
      far.write(chunk)
    })
    far.on('data', (chunk) => void (isLost ? near.destroy() : near.write(chunk)))
    far.on('close', () => near.destroy())
    near.on('close', () => far.end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const lose = (statement: string) => {
    next = statement
    return { isLost: () => next === '' }
  }
  return { url: address.href, lose, close: () => void server.close() }
}

const put = (...jobs: { name: string; ms: number }[]) =>
  db.transaction((tx) =>
    addJobs(
      tx,
      jobs.map(({ name, ms }) => ({ name: 'wait', payload: { name, ms }, key: name })),
    ),
  )

/** Creates slow jobs that record the number of runs and the maximum number of concurrent runs. */
function waiting() {
  const done: string[] = []
  const now: string[] = []
  let max = 0
  const wait = async (payload: unknown) => {
    const { name, ms } = payload as { name: string; ms: number }
    now.push(name)
    max = Math.max(max, now.filter((each) => each === name).length)
    await sleep(ms)
    now.splice(now.indexOf(name), 1)
    done.push(name)
  }
  return { jobs: { wait }, done, begun: (name: string) => now.includes(name), most: () => max }
}

async function until(isSo: () => boolean) {
  for (let waited = 0; !isSo(); waited += 10) {
    if (waited > 20_000) throw new Error('It did not come to that within twenty seconds')
    await sleep(10)
  }
}

test('jobs run within seconds even if the response to the query that claimed them was lost', async (t) => {
  const proxy = await losing()
  const { jobs, done } = waiting()
  const runner = await startJobs(proxy.url, { concurrency: 2, jobs }, () => {})
  t.after(async () => {
    await runner.stop()
    proxy.close()
  })
  await sleep(300)
  const { isLost } = proxy.lose('get_job2')
  await put({ name: 'one', ms: 0 }, { name: 'two', ms: 0 })
  await until(() => done.length === 2)
  assert.ok(isLost())
})

test('a job that throws RetryLater is retried like a failed job, but not reported as an error', async (t) => {
  const tried = new Map<string, number>()
  const reported: unknown[] = []
  const wait = async (payload: unknown) => {
    const { name } = payload as { name: string }
    const attempts = (tried.get(name) ?? 0) + 1
    tried.set(name, attempts)
    if (attempts === 1) throw name === 'waits' ? new RetryLater('somebody has not decided') : new Error('a defect')
  }
  const runner = await startJobs(url, { concurrency: 2, jobs: { wait } }, (error) => reported.push(String(error)))
  t.after(() => runner.stop())
  await put({ name: 'waits', ms: 0 }, { name: 'fails', ms: 0 })
  await until(() => tried.get('waits') === 2 && tried.get('fails') === 2)
  assert.deepEqual(reported, ['Error: a defect'])
})

test('a job returned to the queue never runs twice at the same time, even if the response to the return was lost', async (t) => {
  const proxy = await losing()
  const { jobs, done, begun, most } = waiting()
  const first = await startJobs(proxy.url, { concurrency: 2, jobs }, () => {})
  t.after(async () => {
    await first.stop()
    proxy.close()
  })
  await put({ name: 'long', ms: 3_000 })
  await until(() => begun('long'))
  const { isLost } = proxy.lose('return_job')
  await put({ name: 'short', ms: 1_050 }, { name: 'given back', ms: 2_000 })
  await until(isLost)
  const second = await startJobs(url, { concurrency: 1, jobs }, () => {})
  t.after(second.stop)
  await until(() => ['long', 'short', 'given back'].every((name) => done.includes(name)))
  // Leaves enough time for a second run to start.
  await sleep(1_500)
  assert.equal(most(), 1)
})

for (const isRepeatable of [true, false])
  test(`taking and completing jobs ${isRepeatable ? 'that are repeatable does not wait for the disk' : 'waits for the disk'}, regardless of the URL's options`, async (t) => {
    await db.run(forget, [])
    const { jobs, done } = waiting()
    const address = new URL(url)
    address.searchParams.set('options', '-c lock_timeout=1s')
    const runner = await startJobs(address.href, { concurrency: 1, jobs, isRepeatable }, () => {})
    t.after(runner.stop)
    await put({ name: 'one', ms: 0 })
    await until(() => done.length === 1)
    await runner.stop()
    assert.deepEqual(await db.run(waits, []), [{ waits: isRepeatable ? 'off' : 'on' }])
  })
