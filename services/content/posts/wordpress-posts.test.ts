import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { clockForTests } from '#platform/clock-for-tests.ts'
import { wordPressClient } from '#platform/wordpress/client.ts'
import { PostsUnavailable } from './post-engine.ts'
import { startWordPress } from './wordpress-for-tests.ts'
import { createWordPressPostEngine } from './wordpress-posts.ts'

const posts = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  slug: `post-${index + 1}`,
  title: `Bar&#8217;s <b>end</b> &#038; plate ${index + 1}`,
  categories: [19],
  tags: [7],
}))

async function open(
  site: Parameters<typeof startWordPress>[0],
  limits: { timeoutMs?: number; maxBytes?: number } = {},
) {
  const wordPress = await startWordPress(site)
  const clock = clockForTests(Date.UTC(2026, 10, 20))
  const warnings: string[] = []
  const { baseUrl } = wordPress
  const warn = (problem: string) => void warnings.push(problem)
  const client = wordPressClient({ baseUrl, now: clock, warn, timeoutMs: 2_000, ...limits })
  return { ...wordPress, clock, warnings, engine: createWordPressPostEngine({ site: client, baseUrl }) }
}
const first = { offset: 0, size: 20 }
const second = { offset: 20, size: 20 }

test('a WordPress post has the shape of the store’s own posts [INDEX-056]', async () => {
  const { engine, baseUrl } = await open({ posts })
  const { items, total } = await engine.posts(first)
  const uploads = `${baseUrl}/wp-content/uploads/2026/01`
  assert.equal(total, 45)
  assert.deepEqual(items[0], {
    id: 1,
    slug: 'post-1',
    date: '2026-01-18T10:00:00',
    link: '/theindex/history/post-1',
    format: 'standard',
    title: { rendered: 'Bar’s end & plate 1' },
    excerpt: { rendered: '<p>Fish &amp; chips …</p>' },
    content: { rendered: '' },
    blocks: [],
    categories: [19],
    tags: [7],
    featured_media: 49,
    featuredImagePath: `${uploads}/bar-768x432.jpg`,
    largeFeaturedImagePath: `${uploads}/bar.jpg`,
    featuredImageAlt: 'A bar & two plates',
    featuredImageFiles: null,
    featuredVideo: null,
    customCss: '',
    customJs: '',
    authorName: 'Olga Ruiz',
  })
})

test('250 WordPress tags are read in three requests [INDEX-049]', async () => {
  const { engine, requestsTo, state } = await open({ posts, tags: 250 })
  const { items, total } = await engine.tags({ offset: 200, size: 100, isUsed: true })
  assert.deepEqual([items.length, total, items[49]?.name], [50, 250, 'Tag & 250'])
  assert.deepEqual(
    requestsTo('tags').map(({ searchParams }) => searchParams.get('page')),
    ['1', '2', '3'],
  )
  assert.equal(requestsTo('tags')[0]?.searchParams.get('per_page'), '100')
  // Without the headers, a partially filled page is the last one.
  state.hasTotals = false
  const bare = await open({ posts, tags: 250 })
  bare.state.hasTotals = false
  assert.equal((await bare.engine.tags({ offset: 0, size: 300, isUsed: false })).items.length, 250)
})

test('filters are sent to WordPress under its parameter names, with its category ids', async () => {
  const { engine, requestsTo } = await open({
    posts,
    categories: [
      { id: 2, slug: 'history' },
      { id: 3, slug: 'featured-top' },
      { id: 19, slug: 'recipes' },
    ],
  })
  await engine.ids({
    ...second,
    search: 'bar',
    tags: [7, 8],
    exclude: [3],
    after: '2026-01-01T00:00:00',
    categories: [19],
  })
  await engine.ids({ ...first, categories: [19, 26], isInAll: true, orderby: 'title', order: 'asc' })
  const [plain, both] = requestsTo('posts').map(({ searchParams }) => Object.fromEntries(searchParams))
  assert.deepEqual(plain, {
    _fields: 'id',
    after: '2026-01-01T00:00:00Z',
    categories: '2',
    exclude: '3',
    page: '2',
    per_page: '20',
    search: 'bar',
    tags: '7,8',
    type: 'post',
  })
  assert.deepEqual([both?.['categories[terms]'], both?.['categories[operator]']], ['2,3', 'AND'])
  assert.deepEqual([both?.['orderby'], both?.['order']], ['title', 'asc'])
  assert.deepEqual(await engine.ids({ ...first, categories: [806] }), { items: [], total: 0 })
  assert.equal(requestsTo('posts').length, 2)
})

test('scripts, frames, styles, and external pictures are removed from an article, and its magazine links point to the store', async () => {
  const content = (base: string) =>
    `<h1>One</h1><p style="position:fixed" onclick="x()">Steel &amp; rubber<script>alert(1)</script></p>` +
    `<a href="${base}/history/post-2/#end">two</a><a href="javascript:alert(1)">x</a><a href="//evil.example">y</a>` +
    '<a href="/wp-admin">z</a><iframe src="https://evil.example"></iframe><img src="x" onerror="alert(1)"><h5>Small</h5>'
  const { baseUrl } = await startWordPress({ posts })
  const own = {
    featuredImagePath: 'https://evil.example/a.jpg',
    featuredVideo: 'javascript:alert(1)',
    format: 'status',
  }
  const site = { posts: [{ id: 1, slug: 'a', title: 'a', content: content(baseUrl), own }] }
  const opened = await open(site)
  const engine = createWordPressPostEngine({
    site: wordPressClient({ baseUrl: opened.baseUrl, now: opened.clock, warn: () => {}, timeoutMs: 2_000 }),
    baseUrl,
  })
  const [post] = (await engine.posts(first)).items
  assert.equal(
    post?.content.rendered,
    '<h2>One</h2><p>Steel &amp; rubber</p><a href="/theindex/history/post-2#end">two</a><a>x</a><a>y</a><a>z</a><h4>Small</h4>',
  )
  assert.deepEqual([post?.featuredImagePath, post?.featuredVideo, post?.format], [null, null, 'standard'])
})

test('WordPress entries with an unsupported shape are omitted, and the others remain', async () => {
  const { engine } = await open({
    posts: [
      { id: 1, slug: 'good', title: 'good' },
      { id: -1, slug: 'a/b', title: 'wrong' },
    ],
  })
  assert.deepEqual(
    (await engine.posts(first)).items.map(({ slug }) => slug),
    ['good'],
  )
})

const faults: Readonly<Record<string, (response: ServerResponse, text: string) => void>> = {
  'an error': (response) => void response.writeHead(500).end('<h1>Error establishing a database connection</h1>'),
  'a broken body': (response, text) => {
    response.writeHead(200, { 'content-length': text.length })
    response.write(text.slice(0, 10))
    response.destroy()
  },
  'half of the JSON': (response, text) => void response.end(text.slice(0, text.length / 2)),
  'other JSON': (response) => void response.end('{"code":"rest_forbidden"}'),
  'a page': (response) => void response.end('<html><body>Maintenance</body></html>'),
  'a redirect': (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'no response in time': () => {},
  'a huge body': (response, text) => void response.end(`${' '.repeat(200_000)}${text}`),
}

for (const [name, fault] of Object.entries(faults)) {
  test(`after ${name}, the last valid list is shown for a day and then an empty list [INDEX-057]`, async () => {
    const { engine, state, clock, warnings } = await open({ posts }, { timeoutMs: 300, maxBytes: 150_000 })
    const good = await engine.posts(first)
    state.fault = fault
    clock.advance(3_600_000)
    assert.deepEqual(await engine.posts(first), good)
    assert.ok(warnings.length > 0)
    assert.deepEqual(await engine.posts(second), { items: [], total: null, isAway: true })
    await assert.rejects(engine.posts({ ...first, slug: 'post-1' }), PostsUnavailable)
    clock.advance(24 * 3_600_000)
    assert.deepEqual(await engine.posts(first), { items: [], total: null, isAway: true })
    state.fault = undefined
    clock.advance(60_000)
    assert.deepEqual(await engine.posts(first), good)
  })
}

test('a WordPress response that is wrapped in HTML is parsed', async () => {
  const { engine, state } = await open({ posts })
  state.fault = (response, text) => void response.end(`<pre>${text}</pre>`)
  // The response with categories is wrapped too.
  assert.equal((await engine.posts(first)).items.length, 20)
})

test('identical concurrent requests are sent to WordPress once, and a first page is cached for a while', async () => {
  const { engine, requestsTo, clock } = await open({ posts })
  await Promise.all([engine.posts(first), engine.posts(first), engine.posts(first)])
  await engine.posts(first)
  assert.deepEqual([requestsTo('posts').length, requestsTo('categories').length], [1, 1])
  clock.advance(61_000)
  // Returns the cached response immediately and requests a new one.
  await engine.posts(first)
  while (requestsTo('posts').length < 2) await pause(1)
})

test('searches and later pages of WordPress posts are not cached [INDEX-053]', async () => {
  const { engine, requestsTo } = await open({ posts })
  for (const filter of [second, second, { ...first, search: 'bar' }, { ...first, search: 'bar' }])
    await engine.ids(filter)
  assert.equal(requestsTo('posts').length, 4)
})

test('after WordPress fails, no request is sent to it for a while, so that pages do not wait', async () => {
  const { engine, requestsTo, state, clock } = await open({ posts }, { timeoutMs: 100 })
  await engine.posts(first)
  state.fault = () => {}
  clock.advance(3_600_000)
  await engine.posts(first)
  const sent = requestsTo('posts').length + requestsTo('categories').length
  for (const filter of [first, second, { ...first, search: 'bar' }]) await engine.posts(filter)
  assert.equal(requestsTo('posts').length + requestsTo('categories').length, sent)
  clock.advance(15_001)
  await engine.posts(first)
  assert.ok(requestsTo('posts').length + requestsTo('categories').length > sent)
})

test('all posts are listed for the sitemap with the time of their last change', async () => {
  const { engine } = await open({ posts: [...posts, ...posts.map((post) => ({ ...post, id: post.id + 100 }))] })
  const mapped = await engine.mapped!()
  assert.equal(mapped.length, 90)
  assert.deepEqual(mapped[0], {
    id: 1,
    slug: 'post-1',
    categories: [19],
    tags: [7],
    changedAt: new Date('2026-02-01T10:00:00Z'),
  })
})
