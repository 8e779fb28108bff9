import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CommandError } from '../../command-error.ts'
import { createEngineData, resolveEngineHome } from './engine-folder.ts'
import { postmasterOf, processesOn, stopOrphanedEngine } from './engine-processes.ts'
import { engineUrl, startEngine, type Engine } from './engine.ts'

const home = mkdtempSync(join(tmpdir(), 'engine-'))
chmodSync(home, 0o711)
after(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
const place = resolveEngineHome(home)
const data = join(place.folder, 'data')
const options = { settings: ['fsync=off'], endsWithProcess: true }
await createEngineData(place, ['--no-sync'])

async function runSql(engine: Engine, sql: string): Promise<unknown[]> {
  const client = new pg.Client(engine.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  return client
    .query<Record<string, unknown>>(sql)
    .then(({ rows }) => rows.map((row) => Object.values(row)[0]))
    .finally(() => client.end())
}

const socketOf = (engine: Engine) => join(place.folder, `.s.PGSQL.${new URL(engine.url('postgres')).port}`)

async function until(what: () => boolean | Promise<boolean>) {
  for (let waited = 0; !(await what()); waited += 50) {
    if (waited > 30_000) throw new Error('It did not come to that within half a minute')
    await sleep(50)
  }
}

const responds = (engine: Engine) =>
  runSql(engine, 'select 1').then(
    () => true,
    () => false,
  )

test('the database engine listens only on loopback and a private socket, requires its password, and retains committed data', async () => {
  const engine = await startEngine(place, options)
  assert.deepEqual(await runSql(engine, 'show listen_addresses'), ['127.0.0.1'])
  assert.deepEqual(await runSql(engine, 'show unix_socket_directories'), [place.folder])
  // Only the engine's user and root can use the socket.
  assert.equal(statSync(socketOf(engine)).mode & 0o777, 0o700)
  assert.deepEqual(await runSql(engine, 'show ssl'), ['off'])
  assert.deepEqual(await runSql(engine, 'show full_page_writes'), ['on'])
  for (const url of [engine.url('postgres'), engine.networkUrl('postgres')]) {
    const stranger = new URL(url)
    stranger.password = 'guessed'
    await assert.rejects(new pg.Client(stranger.href).connect(), { code: '28P01' })
  }
  await engine.stop()
  assert.equal(postmasterOf(data), undefined)
})

test('a database engine that dies is restarted on the same address', async () => {
  const news: string[] = []
  const engine = await startEngine(place, { ...options, onDeath: (each) => news.push(each) })
  await runSql(engine, 'create table kept as select 7 as seven')
  process.kill(postmasterOf(data)!, 'SIGKILL')
  await until(() => news.length > 0)
  await until(() => responds(engine))
  assert.deepEqual(await runSql(engine, 'select seven from kept'), [7])
  assert.match(news[0] ?? '', /^PostgreSQL stopped unexpectedly/)
  await engine.stop()
})

test('a database engine left running by a crashed store is stopped before the next one starts', async () => {
  // Script that starts an engine and is killed with SIGKILL, which simulates a crashing store.
  const script = `import { startEngine } from ${JSON.stringify(import.meta.resolve('./engine.ts'))}
    await startEngine(${JSON.stringify(place)}, { settings: ['fsync=off'] })
    process.kill(process.pid, 'SIGKILL')`
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  assert.equal(signal, 'SIGKILL', stderr)
  const remaining = postmasterOf(data)
  assert.notEqual(remaining, undefined)
  const next = await startEngine(place, options)
  assert.notEqual(postmasterOf(data), remaining)
  assert.ok(await responds(next))
  await next.stop()
})

test('a leftover engine socket is removed when the next engine starts', async () => {
  writeFileSync(join(place.folder, '.s.PGSQL.1'), '')
  const engine = await startEngine(place, options)
  assert.deepEqual(
    readdirSync(place.folder).filter((name) => name.startsWith('.s.PGSQL.') && !name.endsWith('.lock')),
    [basename(socketOf(engine))],
  )
  await engine.stop()
})

test('an engine with a folder path too long for a socket is reached through loopback', () => {
  const long = join(home, 'x'.repeat(120))
  mkdirSync(long)
  writeFileSync(join(long, 'password'), 'secret\n')
  assert.equal(engineUrl(long, 5432, 'store'), 'postgres://postgres:secret@127.0.0.1:5432/store')
})

test('an engine with a folder that does not allow sockets is reached through loopback', async () => {
  const { mode } = statSync(place.folder)
  chmodSync(place.folder, 0o500)
  try {
    const engine = await startEngine(place, options)
    assert.deepEqual(await runSql(engine, 'show unix_socket_directories'), [''])
    assert.equal(engine.url('postgres'), engine.networkUrl('postgres'))
    await engine.stop()
  } finally {
    chmodSync(place.folder, mode)
  }
})

test('a pid file with the id of an unrelated process does not prevent the engine from starting', async () => {
  writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`)
  assert.equal(postmasterOf(data), undefined)
  const engine = await startEngine(place, options)
  assert.ok(await responds(engine))
  await engine.stop()
  assert.equal(existsSync(join(data, 'postmaster.pid')), false)
})

test('an engine is not replaced if its process is not visible but its socket accepts connections', async () => {
  const pidFile = join(data, 'postmaster.pid')
  writeFileSync(pidFile, `${2 ** 22 + 1}\n${data}\n0\n54321\n`)
  const other = createServer((socket) => socket.destroy())
  await once(other.listen(join(place.folder, '.s.PGSQL.54321')), 'listening')
  await assert.rejects(startEngine(place, options), { name: 'Stop', message: /^Another container runs PostgreSQL on / })
  assert.ok(existsSync(pidFile))
  other.close()
  const engine = await startEngine(place, options)
  assert.ok(await responds(engine))
  await engine.stop()
})

test('no database process remains after its engine stops', async () => {
  const engine = await startEngine(place, options)
  assert.ok(processesOn(data).length > 1)
  await engine.stop()
  assert.deepEqual(processesOn(data), [])
  assert.equal(await stopOrphanedEngine(data), 'none')
})

test("a data folder that's empty or from another PostgreSQL version is refused with an explanation", () => {
  const version = join(data, 'PG_VERSION')
  const own = readFileSync(version, 'utf8')
  const messageFor = (major: string) => {
    writeFileSync(version, `${major}\n`)
    try {
      resolveEngineHome(home)
    } catch (error) {
      if (error instanceof CommandError) return error.message
    }
    return ''
  }
  assert.match(
    messageFor('14'),
    /^The data in .* belongs to PostgreSQL 14, but this release includes 18\. Run these commands/,
  )
  assert.match(messageFor('14'), /npm run backup -- .*-14-backup\)\n.* npm run restore -- .*-14-backup$/s)
  assert.match(messageFor('99'), /includes 18\. Start the newer release/)
  writeFileSync(version, own)
  assert.equal(resolveEngineHome(home).isNew, false)

  const empty = mkdtempSync(join(tmpdir(), 'engine-'))
  chmodSync(empty, 0o711)
  mkdirSync(join(empty, 'engine'))
  assert.throws(
    () => resolveEngineHome(empty),
    (error) => error instanceof CommandError && / contains no PostgreSQL data\. /.test(error.message),
  )
  rmSync(empty, { recursive: true })
})
