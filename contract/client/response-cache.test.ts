import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createResponseCache } from './response-cache.ts'

test("tags are cached for one day, and an editor's block for 3,600 seconds [INDEX-048, CMS-408, CMS-409]", async () => {
  const calls = [
    ['GET /theindex/wp-json/wp/v2/tags', { query: {} }, 86_400_000],
    ['GET /svc_content/cms/block/{name}', { params: { name: 'hours' } }, 3_600_000],
  ] as const
  for (const [name, input, lifetime] of calls) {
    let [now, requests] = [1_000_000, 0]
    const cache = createResponseCache(() => now)
    const read = () => cache.share(name, input, async () => (requests += 1))
    await read()
    now += lifetime - 1
    await read()
    assert.equal(requests, 1, name)
    now += 1
    await read()
    assert.equal(requests, 2, name)
  }
})
