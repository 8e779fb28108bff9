import assert from 'node:assert/strict'
import { wordPressClient } from '#platform/wordpress/client.ts'
import { createWordPressPostEngine } from './wordpress-posts.ts'

/**
 * Checks the subset of wp/v2 that The Index needs, on a site with at least three posts and two tags. Both the store's
 * own tables and a real WordPress must pass [INDEX-056].
 */
export async function checkWire(baseUrl: string): Promise<void> {
  const read = async (path: string) => {
    const response = await fetch(`${baseUrl}/wp-json/wp/v2/${path}`)
    return { status: response.status, headers: response.headers, value: (await response.json()) as unknown }
  }
  const list = async (path: string) => {
    const { status, value } = await read(path)
    assert.equal(status, 200, path)
    return value as { id: number; slug: string; name: string }[]
  }

  const one = await read('posts?per_page=1&_fields=id,slug')
  const total = Number(one.headers.get('X-WP-Total'))
  assert.ok(total >= 3, 'at least three posts')
  assert.equal(Number(one.headers.get('x-wp-totalpages')), total)
  assert.deepEqual(Object.keys((one.value as object[])[0]!).toSorted(), ['id', 'slug'])
  const pastEnd = await read(`posts?per_page=1&page=${total + 1}`)
  assert.deepEqual(
    [pastEnd.status, JSON.stringify(pastEnd.value).includes('rest_post_invalid_page_number')],
    [400, true],
  )

  const rising = await list('posts?orderby=id&order=asc&per_page=100&_fields=id,slug&type=post')
  const falling = await list('posts?orderby=id&order=desc&per_page=100&_fields=id,slug')
  assert.deepEqual(falling.toReversed(), rising)
  const [first, second] = rising
  assert.deepEqual(await list(`posts?slug=${first!.slug}&_fields=id,slug`), [first])
  const others = await list(`posts?exclude=${first!.id}&orderby=id&order=asc&per_page=1&_fields=id,slug`)
  assert.deepEqual(others, [second])

  const pages = [
    await read('tags?per_page=1&page=1&hide_empty=false'),
    await read('tags?per_page=1&page=2&hide_empty=false'),
  ]
  assert.ok(Number(pages[0]!.headers.get('x-wp-total')) >= 2)
  assert.notDeepEqual(pages[0]!.value, pages[1]!.value)
  assert.ok((await list('categories?per_page=100&_fields=id,slug')).some(({ slug }) => slug === 'history'))

  await checkEngine(baseUrl, total)
}

async function checkEngine(baseUrl: string, total: number): Promise<void> {
  const warnings: string[] = []
  const warn = (problem: string) => void warnings.push(problem)
  const engine = createWordPressPostEngine({
    site: wordPressClient({ baseUrl, now: Date.now, warn, timeoutMs: 20_000 }),
    baseUrl,
  })
  const size = 2
  const read: string[] = []
  for (let offset = 0; offset < total; offset += size)
    read.push(...(await engine.posts({ offset, size })).items.map(({ link }) => link))
  assert.equal(new Set(read).size, total)
  for (const link of read) assert.match(link, /^\/theindex\/[\w-]+\/[^/]+$/)
  assert.deepEqual((await engine.posts({ offset: Math.ceil(total / size) * size, size })).items, [])
  const [post] = (await engine.posts({ offset: 0, size: 1 })).items
  assert.deepEqual((await engine.posts({ slug: post!.slug, offset: 0, size: 1 })).items, [post])
  assert.deepEqual((await engine.posts({ slug: 'no-such-post', offset: 0, size: 1 })).items, [])
  assert.doesNotMatch(post!.content.rendered, /<(?:script|iframe|img)|javascript:|\son\w+=/i)
  assert.equal((await engine.mapped!()).length, total)
  assert.ok((await engine.tags({ offset: 0, size: 1, isUsed: false })).total! >= 2)
  assert.deepEqual(warnings, [])
}
