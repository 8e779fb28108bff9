import assert from 'node:assert/strict'
import { once } from 'node:events'
import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { root } from '../start/source-files.ts'
import { deleteDataFolder, newDataFolder, startStore } from '../start/store-for-tests.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { maxFirstLoad, maxViewLoad } from '../storefront/build/first-load.ts'
import { clientBuild, serverBuild } from '#storefront/build/vite.ts'
import { formatCount, reportBelow } from './measure.ts'
import { listProcessTree } from './memory.ts'

const kib = 1024
const mb = 1_000_000
const paths = { home: '/', category: '/plates', search: '/search?q=bar' }

test('JavaScript size of the first page load', async (t) => {
  const { firstLoads, viewLoad } = await buildStorefront()
  for (const [page, bytes] of Object.entries(firstLoads)) {
    assert.ok(bytes > 0)
    reportBelow(t, `JavaScript of ${page}, gzipped`, bytes / kib, 'KiB', maxFirstLoad / kib)
  }
  reportBelow(t, 'JavaScript of a 3D view on demand, gzipped', viewLoad / kib, 'KiB', maxViewLoad / kib)
})

test('disk space of an installation', (t) => {
  const [modules, runtime] = ['node_modules', 'runtime'].map((folder) => bytesBelow(join(root, folder)))
  const tools = developmentPackages().reduce((sum, path) => sum + bytesBelow(join(root, path)), 0)
  const parts = `${formatCount(modules! / mb)} MB of packages, ${formatCount(tools / mb)} MB of them tools for development`
  t.diagnostic(`install: ${parts}; ${formatCount(runtime! / mb)} MB of Node 24 if the machine has none`)
})

test('startup times and idle store memory', async (t) => {
  const scratch = newDataFolder()
  const dataDir = newDataFolder()
  after(() => [scratch, dataDir].forEach(deleteDataFolder))
  const build = await timed(async () => {
    const { build } = await import('vite')
    await build({ ...clientBuild(join(scratch, 'client')), logLevel: 'silent' })
    await build({ ...serverBuild(join(scratch, 'server')), logLevel: 'silent' })
  })
  rmSync(scratch, { recursive: true, force: true })
  const first = await timed(() => startStore({ dataDir }))
  const total = build.seconds + first.seconds
  const parts = `${build.seconds.toFixed(1)} s of it the build`
  reportBelow(t, `first start after npm ci, new database and demo world, ${parts}`, total, 's', 90)
  await first.result.stop()

  const again = await timed(() => startStore({ dataDir }))
  reportBelow(t, 'start again', again.seconds, 's', 5)
  const store = again.result
  await sleep(3_000)
  const idle = memoryOf(store.supervisor.pid!)
  reportBelow(t, 'memory of an idle store and its supervisor, without PostgreSQL', idle / mb, 'MB', 300)
  const pages = { ...paths, product: await firstProduct(store.port) }
  for (const [name, path] of Object.entries(pages)) {
    const html = await read(store.port, path)
    t.diagnostic(`HTML of ${name}: ${kibOf(gzipSync(html).length)} KiB gzipped, ${kibOf(html.length)} KiB uncompressed`)
  }
  t.diagnostic(`memory after four pages: ${formatCount(memoryOf(store.supervisor.pid!) / mb)} MB`)
  assert.equal(await store.stop(), 0)
})

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1000 }
}

function memoryOf(pid: number): number {
  const own = listProcessTree(pid).filter(({ name }) => !/postgres/.test(name))
  assert.ok(own.length >= 2, 'a store and its supervisor run')
  return own.reduce((sum, { resident }) => sum + resident, 0)
}

function bytesBelow(path: string): number {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.blocks * 512
  return readdirSync(path).reduce((sum, name) => sum + bytesBelow(join(path, name)), stat.blocks * 512)
}

function developmentPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const dev = Object.keys(packages).filter((path) => packages[path]!.dev)
  // A nested package counts toward its parent.
  return dev.filter((path) => !dev.some((outer) => path.startsWith(`${outer}/`)))
}

async function read(port: number, path: string): Promise<Buffer> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  assert.equal(response.statusCode, 200)
  return Buffer.concat(chunks)
}

async function firstProduct(port: number): Promise<string> {
  const html = String(await read(port, paths.category))
  const [, path] = /<article\b.*?href="([^"]+)"/s.exec(html) ?? []
  assert.ok(path, 'a category shows a product')
  return path
}

const kibOf = (bytes: number) => (bytes / kib).toFixed(1)
