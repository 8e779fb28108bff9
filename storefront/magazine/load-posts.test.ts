import assert from 'node:assert/strict'
import { Redirect } from '#storefront/router/results.ts'
import { test } from 'node:test'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { statement } from '#platform/database.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { loadPostList } from './load-posts.ts'

const shop = await openTestShop()
const insertRedirect = statement(
  'test.redirect',
  `insert into redirect (site, path, target, type) values ('USA', $1, $2, 302)`,
)
await loadTexts('en', ['magazine'])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $2, '', '', 'standard', $3, '{}', $4)`,
)
const [history, training] = [19, 806]
const [full, row, top, categoryPage] = [15, 17, 26, 101]
for (let id = 1; id <= 6; id += 1)
  await shop.db.run(insertPost, [id, `post-${id}`, [id === 1 ? history : training], `2026-10-0${id}`])

async function listed(path: string, category?: string) {
  const page = pageAt(path, category === undefined ? {} : { category })
  const { posts, others } = (await loadPostList(pageContextOf(shop.visit()), page)).view
  return [posts.map(({ title }) => title), others.map(({ title }) => title)]
}

test('a category with few posts also shows the latest posts of other categories', async () => {
  assert.deepEqual(await listed('/theindex/history', 'history'), [['post-1'], ['post-6', 'post-5', 'post-4']])
})

test('the front page, a search, and a category with enough posts show no posts from other categories', async () => {
  assert.deepEqual((await listed('/theindex'))[1], [])
  assert.deepEqual((await listed('/theindex/history?q=post', 'history'))[1], [])
  assert.deepEqual((await listed('/theindex/gear-how-tos', 'gear-how-tos'))[1], [])
})

test('a post list that fits on one page reports its number of posts', async () => {
  const totalOf = async (path: string) => (await loadPostList(pageContextOf(shop.visit()), pageAt(path))).view.total
  assert.equal(await totalOf('/theindex'), 6)
  assert.equal(await totalOf('/theindex?q=post-2'), 1)
})

test('editors can place posts in three front page slots and in one on a category page, and each post is shown once [INDEX-058]', async () => {
  const slots = [[top, full], [full], [row, top], [row], [categoryPage], [row, categoryPage]]
  for (const [index, slot] of slots.entries())
    await shop.db.run(insertPost, [20 + index, `placed-${index}`, [training, ...slot], `2026-11-0${9 - index}`])
  const shown = async (path: string, category?: string) => {
    const page = pageAt(path, category === undefined ? {} : { category })
    const { featured, posts } = (await loadPostList(pageContextOf(shop.visit()), page)).view
    const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title)
    const { top: first, full: band, row: cards } = featured
    return [first?.title, band?.title, titles(cards), titles(posts)]
  }
  const old = [6, 5, 4, 3, 2, 1].map((id) => `post-${id}`)
  const row3 = ['placed-2', 'placed-3', 'placed-5']
  assert.deepEqual(await shown('/theindex'), ['placed-0', 'placed-1', row3, ['placed-4', ...old]])
  assert.deepEqual(await shown('/theindex/history', 'history'), [undefined, undefined, [], ['post-1']])
  const [lead, band, cards, rest] = await shown('/theindex/gear-how-tos', 'gear-how-tos')
  assert.deepEqual([lead, band, cards], ['placed-4', undefined, []])
  assert.ok(!rest!.includes('placed-4') && rest!.includes('placed-5'))
  assert.deepEqual((await shown('/theindex?q=placed-0')).slice(0, 3), [undefined, undefined, []])
})

test('a post list requests the posts on its page, 20 at a time, from the wp/v2 wire [INDEX-050, INDEX-051]', async () => {
  const context = pageContextOf(shop.visit())
  const requests: unknown[] = []
  const call = (async (name: string, input: object) => {
    if (name.endsWith('/posts')) requests.push([name, input])
    return (context.call as (name: string, input: object) => Promise<unknown>)(name, input)
  }) as typeof context.call
  await loadPostList({ ...context, call }, pageAt('/theindex/history?q=post', { category: 'history' }))
  const name = 'GET /theindex/wp-json/wp/v2/posts'
  const filter = { search: 'post', categories: String(history) }
  assert.deepEqual(requests, [
    [name, { query: { ...filter, page: '1', per_page: '20' } }],
    [name, { query: { ...filter, page: '21', per_page: '1' } }],
  ])
})

test('a tag filters posts, and a category lists only the tags with its slug as their description [INDEX-037]', async () => {
  const insertTag = statement('test.tag', 'insert into tag (id, name, description, slug) values ($1, $2, $3, $4)')
  const setTags = statement('test.tags', 'update post set tag_ids = $2 where id = $1')
  await shop.db.run(insertTag, [1, 'Plates', 'history', 'plates'])
  await shop.db.run(insertTag, [2, 'Racks', 'gear-how-tos', 'racks'])
  await shop.db.run(setTags, [1, [1]])
  await shop.db.run(setTags, [3, [2]])
  await shop.db.run(setTags, [4, [2, 1]])
  const load = async (path: string, category?: string) =>
    (await loadPostList(pageContextOf(shop.visit()), pageAt(path, category === undefined ? {} : { category }))).view
  const racks = await load('/theindex/gear-how-tos?tag=racks', 'gear-how-tos')
  assert.deepEqual(racks.tags, [{ name: 'Racks', slug: 'racks' }])
  assert.deepEqual([racks.tag?.name, racks.posts.map(({ title }) => title)], ['Racks', ['post-4', 'post-3']])
  assert.deepEqual(
    (await load('/theindex?tag=plates')).posts.map(({ title }) => title),
    ['post-4', 'post-1'],
  )
  await assert.rejects(load('/theindex?tag=unknown'), { status: 404 })
})

test('a magazine search without results shows tags and the newest posts', async () => {
  const { view } = await loadPostList(pageContextOf(shop.visit()), pageAt('/theindex?q=nothing-like-it'))
  assert.deepEqual(view.posts, [])
  assert.equal(view.others.length, 3)
  assert.ok(view.tags.length > 0)
})

test('if posts fail to load, the failure is logged and the post list is empty [INDEX-057]', async () => {
  const warnings: string[] = []
  const context = pageContextOf(shop.visit())
  const call = (async () => {
    throw new RefusalError(503, 'service_unavailable')
  }) as typeof context.call
  const failing = { ...context, call, warn: (message: string) => void warnings.push(message) }
  const { view } = await loadPostList(failing, pageAt('/theindex'))
  assert.deepEqual([view.posts, view.featured.row], [[], []])
  assert.ok(warnings.includes('posts failed to load'))
})

test('a link to an unknown category follows its redirect, or the page is not found [ROUTE-019]', async () => {
  await shop.db.run(insertRedirect, ['/theindex/moved', '/theindex/history'])
  const load = (category: string) =>
    loadPostList(pageContextOf(shop.visit()), pageAt(`/theindex/${category}`, { category }))
  await assert.rejects(load('moved'), (thrown) => {
    assert.ok(thrown instanceof Redirect)
    assert.deepEqual([thrown.status, thrown.to], [302, '/theindex/history'])
    return true
  })
  await assert.rejects(load('missing'), { status: 404 })
})
