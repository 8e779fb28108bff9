import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexCategories, postPath } from '#domain/content/index-categories.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { publishPage } from './publish-page.ts'

const { db, visit, visitBy } = await openTestShop()
const { call } = visit()
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $2, '', $3, 'standard', $4, $5, '2026-11-01')`,
)
const insertTag = statement('test.tag', 'insert into tag (id, name, description, slug) values ($1, $2, $3, $2)')
const journey = { category: 330, tag: 775 }
const linked = '<p>Read <a href="/iron-plate">this</a> and <a href="/theindex/history/plates">that</a>.</p>'
await db.run(insertPost, [1, 'bars', linked, [806], [1]])
await db.run(insertPost, [2, 'plates', '', [19], [1, 2]])
await db.run(insertPost, [3, 'journey', '', [journey.category], [journey.tag]])
await db.run(insertPost, [4, 'uncategorized', '', [], []])
for (const [id, name, category] of [
  [1, 'Training', 'gear-how-tos'],
  [2, 'Plates', 'history'],
  [3, 'Unused', 'events'],
])
  await db.run(insertTag, [id, name, category])
const posts = (query: Record<string, string>) => call('GET /theindex/wp-json/wp/v2/posts', { query })
const tags = (query: Record<string, string>) => call('GET /theindex/wp-json/wp/v2/tags', { query })
const slugs = async (query: Record<string, string>) => (await posts(query)).map(({ slug }) => slug)

test('a post link contains the category of its page [INDEX-009, INDEX-031]', async () => {
  assert.deepEqual(
    (await posts({})).map(({ link }) => link),
    [
      '/theindex/gear-how-tos/bars',
      '/theindex/history/plates',
      '/theindex/athletes/journey',
      '/theindex/post/uncategorized',
    ],
  )
})

test('posts can be filtered by one or more categories, tags, and excluded ids', async () => {
  assert.deepEqual(await slugs({ tags: '2' }), ['plates'])
  assert.deepEqual(await slugs({ tags: '2,1' }), ['bars', 'plates'])
  assert.deepEqual(await slugs({ categories: '806,19', exclude: '1' }), ['plates'])
  await assert.rejects(posts({ tags: '1,x' }), { status: 400 })
  const both = { 'categories[terms]': '806,19' }
  assert.deepEqual(await slugs(both), ['bars', 'plates'])
  assert.deepEqual(await slugs({ ...both, 'categories[operator]': 'AND' }), [])
  assert.deepEqual(await slugs({ 'categories[terms]': '19', 'categories[operator]': 'AND' }), ['plates'])
})

test('posts can be filtered by time and sorted by title, id, slug, or date [INDEX-055]', async () => {
  assert.deepEqual(await slugs({ orderby: 'title', order: 'asc' }), ['bars', 'journey', 'plates', 'uncategorized'])
  assert.deepEqual(await slugs({ orderby: 'id', order: 'desc' }), ['uncategorized', 'journey', 'plates', 'bars'])
  assert.deepEqual(await slugs({ orderby: 'slug', order: 'desc', per_page: '1' }), ['uncategorized'])
  assert.equal((await slugs({ after: '2026-10-31T23:59:59' })).length, 4)
  assert.deepEqual(await slugs({ after: '2026-11-01T00:00:00Z' }), [])
  assert.equal((await slugs({ before: '2026-11-01T01:00:00+00:30' })).length, 4)
  assert.deepEqual(await slugs({ before: '2026-11-01T00:00:00' }), [])
  const wrong: Record<string, string>[] = [{ orderby: 'author' }, { order: 'up' }, { after: 'yesterday' }]
  for (const query of wrong) await assert.rejects(posts(query), { status: 400 })
})

const listFields = ['title', 'featuredImagePath', 'categories', 'id', 'tags', 'link', 'slug', 'format']
const fullFields = [
  'largeFeaturedImagePath',
  'featuredVideo',
  'content',
  'excerpt',
  'customCss',
  'customJs',
  'featured_media',
  'date',
]

test('a post in a list has the fields for its card [INDEX-032]', async () => {
  const [card] = await posts({ slug: 'plates', _fields: listFields.join() })
  assert.deepEqual(Object.keys(card!).toSorted(), listFields.toSorted())
})

test('a complete post also has the fields for its page [INDEX-033]', async () => {
  const [post] = await posts({ slug: 'plates' })
  for (const field of [...listFields, ...fullFields]) assert.ok(field in post!, field)
})

test('a response for posts or tags has only the requested fields [INDEX-047]', async () => {
  assert.deepEqual(await posts({ slug: 'plates', _fields: 'title.rendered, link,unknown' }), [
    { title: { rendered: 'plates' }, link: '/theindex/history/plates' },
  ])
  assert.deepEqual(await tags({ _fields: 'id,name', per_page: '1' }), [{ id: 2, name: 'Plates' }])
})

test('a tag has the slug of its category as its description, and tags without posts are omitted [INDEX-036, INDEX-037]', async () => {
  assert.deepEqual(await tags({ hide_empty: 'true' }), [
    { id: 2, name: 'Plates', description: 'history', slug: 'Plates', count: 1 },
    { id: 1, name: 'Training', description: 'gear-how-tos', slug: 'Training', count: 2 },
  ])
  assert.equal((await tags({})).length, 3)
})

const pages = /^\/(?:|search|deals|new-gear|3-ships-free|brands|cart|login|account(?:\/.*)?|shippingtracker|theindex)$/

/** Returns true if a path leads to a built-in page, an article, or an entity. */
async function leadsToPage(link: string): Promise<boolean> {
  const { pathname } = new URL(link, 'http://shop')
  const [, index, category, slug] = pathname.split('/')
  if (index === 'theindex' && slug !== undefined) {
    const [post] = await posts({ slug })
    return (
      post?.categories !== undefined && postPath({ slug, categories: post.categories, tags: post.tags! }) === pathname
    )
  }
  if (index === 'theindex' && category !== undefined) return indexCategories.some((each) => each.slug === category)
  if (pages.test(pathname)) return true
  const { entityType, redirectTarget } = await call('GET /svc_route/route', { query: { url: pathname } })
  return entityType !== null || redirectTarget !== null
}

/** Returns the links in a response: link fields, and anchors in its texts. */
function linksOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' && /^(?:link|url|href)$/.test(name) && inner.startsWith('/') ? [inner] : linksOf(inner),
  )
}

test('every link in content and search responses leads to a page', async () => {
  await db.transaction((tx) =>
    publishPage(tx, 'USA', {
      handle: 'about',
      title: 'About',
      description: 'About',
      content: [{ type: 'Text', props: { id: 'text', html: '<p><a href="/bars">Bars</a></p>' } }],
    }),
  )
  const widget = { rfkid: 'rfkid_6' }
  const search = (uri: string, more: object = {}) =>
    call('POST /api/search-rec/3', {
      body: { data: { widget, context: { page: { uri }, user: { user_id: '0' } }, ...more } },
    })
  const suggestion = { keyphrase: { max: 5 }, category: { max: 5 }, trending_category: { max: 5 } }
  const replies = await Promise.all([
    posts({}),
    search('/plates'),
    search('/search', { query: { keyphrase: { value: ['plate'] } }, suggestion }),
    search('/search', { query: { keyphrase: { value: ['zzz'] } }, suggestion }),
    call('GET /svc_content/catalog/tree', {}),
    call('GET /svc_content/catalog/category/{id}', { params: { id: '1' } }),
    call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '7' } }),
    call('GET /svc_content/cms/page/{id}', { params: { id: 'about' } }),
  ])
  const links = [...new Set(replies.flatMap(linksOf))]
  assert.ok(links.length > 10, links.join(' '))
  for (const link of links) assert.ok(await leadsToPage(link), link)
})

const setBlocks = statement('test.post-blocks', 'update post set blocks = $2 where id = $1')

test('a request for only ids does not read content, so that a search page can count articles', async () => {
  const warnings: string[] = []
  const own = visitBy({ warnOfContent: (problem) => void warnings.push(problem) })()
  await db.run(setBlocks, [1, JSON.stringify([{ type: 'Unknown', props: { id: 'x' } }])])
  const read = (query: Record<string, string>) => own.call('GET /theindex/wp-json/wp/v2/posts', { query })
  assert.deepEqual(await read({ search: 'bars', _fields: 'id', per_page: '100' }), [{ id: 1 }])
  assert.deepEqual(await read({ _fields: 'id', per_page: '2', page: '2' }), [{ id: 3 }, { id: 4 }])
  assert.deepEqual(warnings, [])
  await read({ search: 'bars', _fields: 'id,blocks' })
  assert.equal(warnings.length, 1)
})
