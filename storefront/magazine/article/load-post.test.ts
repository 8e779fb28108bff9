import assert from 'node:assert/strict'
import { Redirect } from '#storefront/router/results.ts'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { featuredVideo } from './featured-video.ts'
import { loadPost } from './load-post.ts'

const bar = testProduct(41, 'power-bar', { variants: [testVariant('IW-41', { prices: priceEverywhere(29_500) })] })
const shop = await openTestShop([bar])
await loadTexts('en', ['magazine', 'catalog'])
const insertPost = statement(
  'test.post',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   values ($1, $2, $2, '', $3, 'standard', $4, $5, $6)`,
)
const insertTag = statement('test.tag', 'insert into tag (id, name, description, slug) values ($1, $2, $3, $4)')
await shop.db.run(insertTag, [1, 'Bars', 'gear-how-tos', 'bars'])
await shop.db.run(insertTag, [2, 'Old iron', 'history', 'old-iron'])
const content =
  '<h2>One</h2><p>a</p><p>[product sku="IW-41"]</p><h2>Two</h2><p>[product sku="GONE"]</p><h3>Three</h3><p>b</p>'
const posts: readonly [slug: string, html: string, category: number, tags: number[]][] = [
  ['oldest', '', 19, [1]],
  ['before', '', 806, []],
  ['subject', content, 806, [1, 2]],
  ['after', '', 806, []],
  ['newest', '', 19, [2]],
]
for (const [index, [slug, html, category, tags]] of posts.entries())
  await shop.db.run(insertPost, [index + 1, slug, html, [category], tags, `2026-10-0${index + 1}`])

const insertAuthor = statement('test.author', "insert into post_author (id, name) values (1, 'Olga Ruiz')")
const signPost = statement(
  'test.sign-post',
  `update post set author_id = 1, picture = '{"base": "/media/import/bars", "alt": "Two bars"}' where slug = 'subject'`,
)
await shop.db.run(insertAuthor, [])
await shop.db.run(signPost, [])

const load = (path: string) => {
  const [, , category = '', rest = ''] = path.split('/')
  return loadPost(pageContextOf(shop.visit()), pageAt(path, { category, '*': rest }))
}

test('an article has a table of contents and shows its products where the text places them', async () => {
  const { view } = await load('/theindex/gear-how-tos/subject')
  assert.deepEqual(
    view.outline.map(({ id, level }) => [id, level]),
    [
      ['s-one', 2],
      ['s-two', 2],
      ['s-three', 3],
    ],
  )
  assert.deepEqual(
    view.parts.map((part) => (part.type === 'product' ? part.card.url : part.type)),
    ['text', '/power-bar', 'text', 'text'],
  )
  assert.equal(view.minutes, 1)
})

test('an article names its author and describes its picture, including for search engines', async () => {
  const { head, view } = await load('/theindex/gear-how-tos/subject')
  const linked = JSON.stringify(head.jsonLd)
  assert.deepEqual([view.author, view.alt], ['Olga Ruiz', 'Two bars'])
  assert.match(linked, /"author":\{"@type":"Person","name":"Olga Ruiz"\}/)
  const { head: other, view: anonymous } = await load('/theindex/gear-how-tos/before')
  assert.deepEqual([anonymous.author, anonymous.alt], ['', ''])
  assert.match(JSON.stringify(other.jsonLd), /"author":\{"@type":"Organization"/)
})

test("an article's tags link to its category filtered by the tag, or to The Index if the category does not have the tag", async () => {
  const { view } = await load('/theindex/gear-how-tos/subject')
  assert.deepEqual(view.tags, [
    { name: 'Bars', to: '/theindex/gear-how-tos?tag=bars' },
    { name: 'Old iron', to: '/theindex?tag=old-iron' },
  ])
})

test('related articles share a tag or else the category, and adjacent articles are the previous and next ones in time', async () => {
  const { view } = await load('/theindex/gear-how-tos/subject')
  assert.deepEqual(
    view.related.map(({ title }) => title),
    ['newest', 'oldest', 'after'],
  )
  assert.deepEqual([view.previous?.title, view.next?.title], ['before', 'after'])
  const last = (await load('/theindex/history/newest')).view
  assert.deepEqual([last.previous?.title, last.next], ['after', null])
})

test("a post's video is a file of the shop's or is embedded by id from an allowed host", () => {
  const of = (text: string | null) =>
    featuredVideo({ featuredVideo: text, title: { rendered: 'x' }, largeFeaturedImagePath: null })?.props
  assert.equal(of('/media/import/lift.mp4')?.file, '/media/import/lift.mp4')
  for (const url of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    assert.deepEqual([of(url)?.host, of(url)?.videoId], ['youtube', 'dQw4w9WgXcQ'])
  assert.equal(of('https://player.vimeo.com/video/76979871')?.videoId, '76979871')
  for (const url of [
    null,
    '',
    'javascript:alert(1)',
    'http://youtu.be/dQw4w9WgXcQ',
    'https://evil.example/dQw4w9WgXcQ',
  ])
    assert.equal(of(url), undefined)
})

test('the old path of an article follows its redirect, and an old path without a redirect is not found', async () => {
  const redirect = `insert into redirect (site, path, target, kind, type, note)
    values ('USA', '/theindex/history/first', '/theindex/gear-how-tos/subject', 'exact', 301, '')`
  await shop.db.run(statement('test.redirect', redirect), [])
  const responseTo = (path: string) =>
    load(path).then(
      () => assert.fail(path),
      (thrown: unknown) => thrown,
    )
  const moved = await responseTo('/theindex/history/first')
  assert.ok(moved instanceof Redirect)
  assert.deepEqual([moved.status, moved.to], [301, '/theindex/gear-how-tos/subject'])
  const missing = (await responseTo('/theindex/history/none')) as { status: number }
  assert.equal(missing.status, 404)
})
