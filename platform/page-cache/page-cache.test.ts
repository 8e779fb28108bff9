import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fc } from '#platform/fast-check-for-tests.ts'
import type { RenderedPage } from './entry.ts'
import { createPageCache, type ServedPage } from './page-cache.ts'

const settings = { maxBytes: 10_000_000, freshFor: 1000, staleFor: 10_000 }

function page(html: string, overrides: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: {}, html, tags: ['product:1'], isCacheable: true, ...overrides }
}

function shown(served: ServedPage): string {
  return 'cached' in served ? gunzipSync(served.cached.gzip).toString() : served.page.html
}

/** Creates a render that the test completes. */
function slowRender(html: () => string, overrides: Partial<RenderedPage> = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let renders = 0
  return {
    finish: () => resolve(),
    count: () => renders,
    render: async () => {
      renders += 1
      const read = html()
      await promise
      return page(read, overrides)
    },
  }
}

test('a page read before a commit is not cached after the purge', async () => {
  const cache = createPageCache(settings)
  const slow = slowRender(() => 'old price')
  const filling = cache.get('a', slow.render)
  cache.purge(['product:1'])
  slow.finish()
  await filling
  assert.equal(cache.size().pages, 0)
  assert.equal(shown(await cache.get('a', async () => page('new price'))), 'new price')
})

test('the memory counted for a cached page equals the size of its compressed buffers plus 1 KB', async () => {
  const cache = createPageCache(settings)
  const served = await cache.get('a', async () => page(Array.from({ length: 9_000 }, (_, n) => `<p>${n}</p>`).join('')))
  assert.ok('cached' in served)
  const { br, gzip, bytes } = served.cached
  assert.equal(br.buffer.byteLength + gzip.buffer.byteLength + 1024, bytes)
})

test('purging a tag does not discard a page without that tag that is being rendered', async () => {
  const cache = createPageCache(settings)
  const slow = slowRender(() => 'page')
  const filling = cache.get('a', slow.render)
  cache.purge(['product:2'])
  slow.finish()
  await filling
  assert.equal(cache.size().pages, 1)
})

test('a caller that arrives after a purge does not get the page from a render that started before the purge', async () => {
  const cache = createPageCache(settings)
  let price = 'old'
  const slow = slowRender(() => price)
  const early = cache.get('a', slow.render)
  price = 'new'
  cache.purge(['product:1'])
  const late = cache.get('a', async () => page(price))
  slow.finish()
  assert.equal(shown(await early), 'old')
  assert.equal(shown(await late), 'new')
})

test('concurrent callers share one render', async () => {
  const cache = createPageCache(settings)
  const slow = slowRender(() => 'page')
  const requests = Array.from({ length: 50 }, () => cache.get('a', slow.render))
  slow.finish()
  await Promise.all(requests)
  assert.equal(slow.count(), 1)
})

test('a stale page is served during a new render, but never once it has expired or been purged', async () => {
  let now = 0
  const cache = createPageCache({ ...settings, now: () => now })
  await cache.get('a', async () => page('first'))
  now = 1500
  let renders = 0
  const again = async () => page(`second ${(renders += 1)}`)
  const stale = cache.hit('a', again)
  assert.equal(gunzipSync(stale!.gzip).toString(), 'first')
  cache.hit('a', again)
  assert.equal(renders, 1)
  await cache.get('a', again)
  assert.equal(gunzipSync(cache.hit('a', again)!.gzip).toString(), 'second 1')
  cache.purge(['product:1'])
  assert.equal(cache.hit('a', again), null)
  await cache.get('a', again)
  now = 1500 + 11_001
  assert.equal(cache.hit('a', again), null)
})

test('a cached page expires when a promotion on it ends, even if it would otherwise still be fresh', async () => {
  let now = 0
  const cache = createPageCache({ ...settings, now: () => now })
  await cache.get('a', async () => page('deal', { expiresAt: 500 }))
  now = 499
  assert.notEqual(
    cache.hit('a', async () => page('')),
    null,
  )
  now = 500
  assert.equal(
    cache.hit('a', async () => page('')),
    null,
  )
})

test('an error page is returned but not cached', async () => {
  const cache = createPageCache(settings)
  assert.equal(shown(await cache.get('a', async () => page('sorry', { status: 503, isCacheable: false }))), 'sorry')
  assert.equal(cache.size().pages, 0)
})

test('a failed render fails its waiting callers but not later ones', async () => {
  const cache = createPageCache(settings)
  const failing = cache.get('a', async () => {
    throw new Error('broken')
  })
  await assert.rejects(failing, /broken/)
  assert.equal(shown(await cache.get('a', async () => page('well'))), 'well')
})

test('the least recently used pages are evicted when the memory limit is reached', async () => {
  const cache = createPageCache({ ...settings, maxBytes: 3500 })
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page(key))
  cache.hit('a', async () => page(''))
  await cache.get('d', async () => page('d'))
  const cached = ['a', 'b', 'c', 'd'].filter((key) => cache.hit(key, async () => page('')) !== null)
  assert.deepEqual(cached, ['a', 'c', 'd'])
  assert.ok(cache.size().bytes <= 3500)
})

test('idle recompression makes a frequently read page smaller without changing its content', async () => {
  const cache = createPageCache(settings)
  const html = Array.from({ length: 300 }, (_, index) => `<li>Plate ${index % 17} kg</li>`).join('')
  await cache.get('a', async () => page(html))
  assert.equal(await cache.recompress(), false)
  const before = cache.hit('a', async () => page(''))!.br.length
  cache.hit('a', async () => page(''))
  assert.equal(await cache.recompress(), true)
  const dense = cache.hit('a', async () => page(''))!
  assert.ok(dense.br.length < before)
  assert.equal(brotliDecompressSync(dense.br).toString(), html)
  assert.equal(dense.headers.br['content-length'], String(dense.br.length))
  assert.equal(await cache.recompress(), false)
})

test('a flush removes all cached pages and discards those being rendered', async () => {
  const cache = createPageCache(settings)
  await cache.get('a', async () => page('a'))
  const slow = slowRender(() => 'b')
  const filling = cache.get('b', slow.render)
  cache.flush()
  slow.finish()
  await filling
  assert.deepEqual(cache.size(), { pages: 0, bytes: 0 })
})

test('a visit after a purge sees the committed state, in any order of commits, purges, and visits', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('commit' as const), product: fc.nat({ max: 2 }) }),
    fc.record({ kind: fc.constant('visit' as const), key: fc.nat({ max: 1 }) }),
    fc.record({ kind: fc.constant('wait' as const) }),
    fc.record({ kind: fc.constant('flush' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const cache = createPageCache({ ...settings, freshFor: 1e9, staleFor: 1e9 })
      const prices = [0, 0, 0]
      const products = [
        [0, 1],
        [1, 2],
      ]
      const visits: Promise<void>[] = []
      const visit = async (key: number) => {
        const min = products[key]!.map((product) => prices[product]!)
        const render = async () => {
          const read = products[key]!.map((product) => prices[product]!)
          await new Promise((done) => setImmediate(done))
          return page(JSON.stringify(read), { tags: products[key]!.map((product) => `product:${product}`) })
        }
        const hit = cache.hit(String(key), render)
        const served = hit ? { cached: hit } : await cache.get(String(key), render)
        const seen = JSON.parse(shown(served)) as number[]
        seen.forEach((price, index) => assert.ok(price >= min[index]!, `saw ${price}, not ${min[index]}`))
      }
      for (const one of acts) {
        if (one.kind === 'visit') visits.push(visit(one.key))
        if (one.kind === 'wait') await new Promise((done) => setImmediate(done))
        if (one.kind === 'flush') cache.flush()
        if (one.kind === 'commit') {
          prices[one.product]! += 1
          cache.purge([`product:${one.product}`])
        }
      }
      await Promise.all(visits)
    }),
    { numRuns: 150 },
  )
})
