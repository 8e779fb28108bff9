import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { cacheName, maxImageAgeMs, maxImages } from '#domain/releases/release-caches.ts'
import { manifestUrl, type Release } from '#domain/releases/release.ts'
import { fc } from '#platform/fast-check-for-tests.ts'
import { recoverMissingCode } from '../missing-code.ts'
import { readWorkerUrl, workerUrl } from './worker-url.ts'
import { browserForTests, filesOfRelease, origin, releaseAt, requestOf } from './browser-for-tests.ts'
import { createReleaseWorker } from './release-worker.ts'
import { preloadMessage, readMessage } from './worker-messages.ts'

const [first, second, third] = [releaseAt(1), releaseAt(2), releaseAt(3)] as const

async function installed(release: Release = first, home = '') {
  const world = browserForTests(release)
  const worker = createReleaseWorker(world.browser, release, home)
  await worker.install()
  await worker.activate()
  const background: Promise<unknown>[] = []
  const get = async (path: string, destination: Parameters<typeof requestOf>[1]) => {
    const response = worker.respond(requestOf(path, destination), (work) => background.push(work))
    return response === null ? null : (await response).text()
  }
  return { ...world, worker, get, background }
}

test("a worker stores its release's files and the offline page for its locale [RELEASE-412]", async () => {
  const { names, paths } = await installed(first, '/de')
  assert.deepEqual(names(), [cacheName(first)])
  assert.deepEqual(
    paths(cacheName(first)).toSorted(),
    [...filesOfRelease(first).precache, manifestUrl(first), '/de/offline'].toSorted(),
  )
})

test('preloading a newer release stores its missing files, and the next service worker uses them [RELEASE-403]', async () => {
  const { worker, network, browser, names, paths } = await installed()
  network.release = second
  network.requests = []
  await worker.preload(second)
  assert.deepEqual(network.requests, [manifestUrl(second), `/assets/page-${second.hash}.js`])
  assert.deepEqual(names(), [cacheName(first), cacheName(second)])
  const next = createReleaseWorker(browser, second, '')
  network.requests = []
  await next.install()
  await next.activate()
  assert.deepEqual(network.requests, [manifestUrl(second), '/offline'])
  assert.ok(paths(cacheName(first)).includes(`/assets/page-${first.hash}.js`))
})

test('a service worker is not installed unless all files in its release are available', async () => {
  const { browser, network } = browserForTests(second)
  await assert.rejects(createReleaseWorker(browser, first, '').install())
  network.missing = `/assets/page-${second.hash}.js`
  await assert.rejects(createReleaseWorker(browser, second, '').install())
  network.missing = ''
  network.isOnline = false
  await assert.rejects(createReleaseWorker(browser, second, '').install())
})

test('an open page from the previous release can load its code after an update', async () => {
  const { network, browser } = await installed()
  network.release = second
  const next = createReleaseWorker(browser, second, '')
  await next.install()
  await next.activate()
  const response = next.respond(requestOf(`/assets/page-${first.hash}.js`, 'script'), () => {})
  assert.equal(await (await response!).text(), `code of /assets/page-${first.hash}.js`)
})

test('a document from a busy server is shown after nine seconds and is never cached', async () => {
  const { get, network, paths } = await installed()
  network.delay = 9_000
  assert.match((await get('/plates', 'document'))!, /^document \/plates/)
  assert.ok(!paths(cacheName(first)).includes('/plates'))
})

test('the offline page is shown if a document takes 15 s, or 4 s if the browser knows that it is offline', async () => {
  const { get, network } = await installed()
  network.delay = Infinity
  assert.match((await get('/plates', 'document'))!, /^offline page/)
  network.delay = 4_001
  network.isKnownOffline = true
  assert.match((await get('/plates', 'document'))!, /^offline page/)
  network.delay = 4_000
  assert.match((await get('/plates', 'document'))!, /^document \/plates/)
})

test('the offline page is shown immediately if the network fails', async () => {
  const { get, network } = await installed()
  network.isOnline = false
  assert.match((await get('/plates', 'document'))!, /^offline page/)
})

test('an open page that needs code found on no server and in no cache recovers by loading one document', async () => {
  const { get, worker, network, paths } = await installed()
  network.release = second
  const late = requestOf(`/assets/late-${first.hash}.js`, 'script')
  const errors = new EventTarget()
  const documents: Promise<string | null>[] = []
  const stored = new Map<string, string>()
  recoverMissingCode({
    errors,
    isOtherRelease: async () => network.release.hash !== first.hash,
    isFailed: () => true,
    onOtherRelease: () => {},
    reload: () => documents.push(get('/plates', 'document')),
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
    now: () => 1_000_000,
  })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    assert.equal((await worker.respond(late, () => {}))!.status, 404)
    errors.dispatchEvent(new Event('vite:preloadError'))
    await setImmediate()
  }
  assert.deepEqual(await Promise.all(documents), [`document /plates with prices of ${second.hash}`])
  assert.equal(await get(`/assets/late-${second.hash}.js`, 'script'), `code of /assets/late-${second.hash}.js`)
  assert.ok(paths(cacheName(first)).every((path) => !path.includes('late')))
})

test('the service worker does not handle API calls, account pages, or checkout', async () => {
  const { get, network } = await installed()
  network.isOnline = false
  for (const path of ['/account', '/checkout/payment', '/login', '/app/orders'])
    assert.equal(await get(path, 'document'), null, path)
  assert.equal(await get('/svc_list/cart', ''), null)
})

test('images are shown from the cache and refreshed, with at most 200 images for 30 days', async () => {
  const { get, network, paths, background } = await installed()
  for (let index = 0; index < maxImages + 3; index += 1) await get(`/media/${index}.avif`, 'image')
  assert.equal(paths('images').length, maxImages)
  assert.equal(paths('images')[0], '/media/3.avif')
  network.requests = []
  assert.equal(await get('/media/5.avif', 'image'), 'picture /media/5.avif')
  await Promise.all(background)
  assert.deepEqual(network.requests, ['/media/5.avif'])
  network.isOnline = false
  assert.equal(await get('/media/6.avif', 'image'), 'picture /media/6.avif')
  network.now = maxImageAgeMs + 1
  await assert.rejects(get('/media/6.avif', 'image'))
})

test('a cleared service worker deletes its caches and leaves every request to the browser', async () => {
  const { get, worker, names } = await installed()
  await get('/media/1.avif', 'image')
  await worker.clear()
  assert.deepEqual(names(), [])
  assert.equal(await get('/plates', 'document'), null)
  await worker.preload(first)
  assert.deepEqual(names(), [])
})

test('a cleared service worker stores nothing after the browser restarts it', async () => {
  const { worker, browser, names } = await installed()
  await worker.clear()
  const restarted = createReleaseWorker(browser, first, '')
  const textOf = async (path: string, destination: 'image' | 'script') =>
    (await restarted.respond(requestOf(path, destination), () => {})!).text()
  assert.equal(await textOf('/media/1.avif', 'image'), 'picture /media/1.avif')
  const late = `/assets/late-${first.hash}.js`
  assert.equal(await textOf(late, 'script'), `code of ${late}`)
  await restarted.preload(first)
  assert.deepEqual(names(), [])
})

test('activating a release deletes the cache of the oldest release by build date, regardless of hash order', async () => {
  const dayOf = { aaaaaaaa: 3, bbbbbbbb: 1, cccccccc: 2 }
  const built = Object.entries(dayOf).map(([hash, day]) => ({ hash, buildDate: releaseAt(day).buildDate }))
  const { browser, network, names } = browserForTests(built[0]!)
  for (const release of built.toReversed()) {
    network.release = release
    await createReleaseWorker(browser, release, '').install()
  }
  await createReleaseWorker(browser, { hash: 'aaaaaaaa' }, '').activate()
  assert.deepEqual(names().toSorted(), [cacheName({ hash: 'aaaaaaaa' }), cacheName({ hash: 'cccccccc' })])
})

test('the service worker ignores messages from other senders or with URLs on other origins', () => {
  assert.deepEqual(readMessage(preloadMessage(second)), { type: 'PRELOAD', release: second })
  assert.deepEqual(readMessage({ type: 'CLEAR' }), { type: 'CLEAR' })
  const url = 'https://evil.example/assets/release.json'
  for (const data of [null, 'CLEAR', {}, { type: 'PRELOAD' }, { ...preloadMessage(second), manifestUrl: url }])
    assert.equal(readMessage(data), null)
})

test("a worker's URL names the hash of its release and its locale", () => {
  const read = (path: string) => readWorkerUrl(new URL(path, origin).href)
  assert.deepEqual(read(workerUrl(second, 'de/en')), { release: { hash: second.hash }, home: '/de/en' })
  assert.deepEqual(read(workerUrl(second, '')), { release: { hash: second.hash }, home: '' })
  assert.throws(() => read('/sw.js'))
  assert.throws(() => read(workerUrl({ hash: '../../x' }, '')))
  assert.throws(() => read(workerUrl(second, '//evil.example')))
})

type Step =
  | { kind: 'release' | 'preload' | 'update'; day: number }
  | { kind: 'offline' | 'online' | 'clear' | 'restart' }
  | { kind: 'visit'; path: string }

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('release' as const, 'preload' as const, 'update' as const),
    day: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    kind: fc.constantFrom('offline' as const, 'online' as const, 'clear' as const, 'restart' as const),
  }),
  fc.record({
    kind: fc.constant('visit' as const),
    path: fc.constantFrom(
      '/',
      '/plates',
      '/cart',
      '/checkout/payment',
      '/account',
      '/media/bar.avif',
      'late',
      'page',
      'newest',
    ),
  }),
)

/** Throws if a cache has a file from a different release, or a document other than the offline page. */
async function checkCaches({ names, paths, textOf }: Awaited<ReturnType<typeof installed>>) {
  for (const name of names()) {
    if (name === 'images') {
      assert.ok(paths(name).every((path) => path.startsWith('/media/')))
      continue
    }
    const hash = name.split('-').at(-1)!
    const own = { hash, buildDate: '' }
    const allowed = new Set([...filesOfRelease(own).files, manifestUrl(own), '/offline'])
    for (const path of paths(name)) assert.ok(allowed.has(path), `${path} in ${name}`)
    if (paths(name).includes('/offline')) assert.match(await textOf(name, '/offline'), /^offline page/)
  }
  assert.ok(names().filter((name) => name !== 'images').length <= 6)
}

test('in any sequence of releases, offline periods, and visits, the worker neither mixes releases nor stores a document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (sequence) => {
      const world = await installed()
      let { worker } = world
      let running: Release = first
      for (const step of sequence) {
        if (step.kind === 'release') world.network.release = releaseAt(step.day)
        if (step.kind === 'offline' || step.kind === 'online') world.network.isOnline = step.kind === 'online'
        if (step.kind === 'clear') await worker.clear()
        if (step.kind === 'restart') worker = createReleaseWorker(world.browser, running, '')
        if (step.kind === 'preload') await worker.preload(releaseAt(step.day)).catch(() => {})
        if (step.kind === 'update') {
          const next = createReleaseWorker(world.browser, releaseAt(step.day), '')
          const isInstalled = await next.install().then(
            () => true,
            () => false,
          )
          if (isInstalled) {
            await next.activate()
            worker = next
            running = releaseAt(step.day)
          }
        }
        if (step.kind === 'visit') {
          const { path } = step
          const isCode = /^\w+$/.test(path)
          const wanted = path === 'newest' ? `page-${world.network.release.hash}` : `${path}-${running.hash}`
          const url = isCode ? `/assets/${wanted}.js` : path
          const destination = isCode ? 'script' : path.startsWith('/media/') ? 'image' : 'document'
          const response = worker.respond(requestOf(url, destination), () => {})
          const text = await response?.then((each) => (each.ok ? each.text() : null)).catch(() => null)
          if (isCode && text) assert.equal(text, `code of ${url}`)
          if (/^\/(?:checkout|account)/.test(path)) assert.equal(response, null)
        }
        await checkCaches(world)
      }
    }),
    { numRuns: 200 },
  )
})

test('the cache check detects a stored document and a mixed release', async () => {
  for (const path of ['/plates', `/assets/page-${third.hash}.js`]) {
    const world = await installed()
    const cache = await world.browser.caches.open(cacheName(first))
    await cache.put(path, new Response('x'))
    await assert.rejects(checkCaches(world))
  }
})
