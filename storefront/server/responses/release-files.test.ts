import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { manifestUrl, serializeRelease } from '#domain/releases/release.ts'
import { buildStorefront } from '#storefront/build/build.ts'
import { readRelease, writeRelease } from '#storefront/build/release.ts'
import { startPages } from '../server-for-tests.ts'
import { createEarlierAssetReader } from './create-earlier-asset-reader.ts'

const { ask: fetchPage } = await startPages()
const { folder: dist } = await buildStorefront()
const release = await readRelease(dist)

test('a document contains its release hash, and the service worker and its file list are served', async () => {
  const { body } = await fetchPage('USA', '/theindex')
  assert.ok(body.includes(`data-release="${serializeRelease(release)}"`))
  const worker = await fetchPage('EUR', '/sw.js?release=x')
  assert.deepEqual(
    [worker.status, worker.headers['content-type'], worker.headers['cache-control']],
    [200, 'text/javascript; charset=utf-8', 'no-cache'],
  )
  const list = await fetchPage('USA', manifestUrl(release))
  const { precache, files } = JSON.parse(list.body) as { precache: string[]; files: string[] }
  assert.equal(list.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.ok(precache.length > 20 && precache.every((file) => files.includes(file)))
  for (const form of [
    /entry-client-.*\.js/,
    /entry-client-.*\.css/,
    /home-/,
    /category-/,
    /product-page-/,
    /cart-page-/,
  ])
    assert.ok(
      precache.some((file) => form.test(file)),
      String(form),
    )
  assert.ok(precache.some((file) => file.endsWith('.woff2')) && precache.some((file) => file.endsWith('.svg')))
  for (const file of precache) assert.equal((await fetchPage('USA', file)).status, 200, file)
})

test("the offline page uses its locale's language and is not indexed", async () => {
  const english = await fetchPage('USA', '/offline')
  assert.deepEqual([english.status, english.headers['cache-control']], [200, 'no-store'])
  assert.match(english.body, /noindex.*<h1[^>]*>You’re offline<\/h1>.*Your cart is saved\..*href="">Try again</)
  assert.match((await fetchPage('EUR', '/de/offline')).body, /<html lang="de">.*<h1[^>]*>Sie sind offline<\/h1>/)
  assert.match((await fetchPage('EUR', '/de/en/offline')).body, /<html lang="en">/)
})

test('a release hash depends only on its files, not on the build time', async () => {
  const client = join(await mkdtemp(join(tmpdir(), 'release-')), 'client')
  await cp(join(dist, 'client'), client, { recursive: true })
  const [one, two] = [await writeRelease(client, new Date(0)), await writeRelease(client, new Date(1))]
  assert.deepEqual([one.hash, two.hash, one.buildDate], [release.hash, release.hash, '1970-01-01T00:00:00.000Z'])
  await writeFile(join(client, 'assets', 'another-file.js'), '')
  assert.notEqual((await writeRelease(client, new Date(0))).hash, release.hash)
  await rm(join(client, '..'), { recursive: true })
})

test('files from an earlier build are still served, and files that belong to no build are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const assetsOf = (build: string) => join(folder, build, 'client', 'assets')
  for (const build of ['0123456789abcdef', 'fedcba9876543210', 'unfinished-x']) {
    await mkdir(assetsOf(build), { recursive: true })
    await writeFile(join(assetsOf(build), `${build}.js`), `code of ${build}`)
    await writeFile(join(assetsOf(build), `${build}.js.br`), 'compressed')
  }
  const read = await createEarlierAssetReader(join(folder, 'fedcba9876543210'))
  assert.equal(String(await read('0123456789abcdef.js')), 'code of 0123456789abcdef')
  for (const name of ['unfinished-x.js', '0123456789abcdef.js.br', '../../0123456789abcdef/client/assets/x', 'none.js'])
    assert.equal(await read(name), null, name)
  await rm(folder, { recursive: true })
})

test('a hashed file that belongs to no build is not found and not cached', async () => {
  const { status, headers } = await fetchPage('USA', '/assets/none-0123456.js')
  assert.deepEqual([status, headers['cache-control']], [404, 'no-store'])
  assert.equal((await fetchPage('USA', '/assets/..%2f..%2frelease.json')).status, 404)
  assert.ok(await readFile(join(dist, 'client', 'release.json')))
})
