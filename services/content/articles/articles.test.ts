import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { deletePost, savePost } from '../posts/post-steps.ts'
import { openArticleDesk } from './article-desk-for-tests.ts'
import { createArticleToken } from './preview.ts'

const { shop, desk, key, of, create, read, save, publish, remove, recover, inShop } = await openArticleDesk()
test('an article draft is not in the shop before it is published, and a later draft does not affect the shop', async () => {
  const { id } = await create('Bars & plates', 'bars-and-plates')
  const saved = await save(id, {
    content: '<p>Steel.</p>',
    categories: [806],
    tags: ['Bars', 'Plates'],
    author: 'Olga',
  })
  assert.deepEqual([saved.latest, saved.published, saved.path], [2, null, null])
  assert.equal(await inShop('bars-and-plates'), undefined)
  const published = await publish(id, 2)
  assert.deepEqual([published.published, published.path], [2, '/theindex/gear-how-tos/bars-and-plates'])
  await save(id, { content: '<p>Iron.</p>' })
  assert.deepEqual(await inShop('bars-and-plates'), {
    title: 'Bars & plates',
    link: '/theindex/gear-how-tos/bars-and-plates',
    content: '<p>Steel.</p>',
  })
  const { tags, authors } = await desk.call('GET /svc_admin/article-labels', {})
  assert.deepEqual([tags, authors], [['Bars', 'Plates'], ['Olga']])
})

test("repeating an article's creation, save, or publication has no effect", async () => {
  const body = { title: 'Once', slug: 'once' }
  const again = key()
  const first = await desk.call('POST /svc_admin/articles', { body, key: again })
  assert.equal((await desk.call('POST /svc_admin/articles', { body, key: again })).id, first.id)
  const shown = await read(first.id)
  assert.equal((await save(first.id, { excerpt: 'One.' }, shown)).latest, 2)
  assert.equal((await save(first.id, { excerpt: 'One.' }, shown)).latest, 2)
  const { publishedAt } = await publish(first.id, 2)
  assert.equal((await publish(first.id, 2)).publishedAt, publishedAt)
})

test('changes by two editors to different fields are both saved, and changes to the same field are a conflict that names the field', async () => {
  const { id } = await create('Racks', 'racks-story')
  const shown = await read(id)
  await save(id, { title: 'Racks, standing' }, shown)
  const merged = await save(id, { excerpt: 'Four uprights.' }, shown)
  assert.deepEqual([merged.fields.title, merged.fields.excerpt], ['Racks, standing', 'Four uprights.'])
  await assert.rejects(save(id, { title: 'Racks, lying', excerpt: 'Four uprights.' }, shown), {
    status: 409,
    code: 'article_changed',
    details: { fields: ['title'] },
  })
  assert.equal((await read(id)).latest, 3)
})

test('an article slug that is in use or cannot be part of a path is refused, and the slug of a deleted article is available', async () => {
  const { id } = await create('Ropes', 'ropes-story')
  await assert.rejects(create('Other', 'ropes-story'), { status: 409, code: 'slug_taken' })
  const { id: other } = await create('Other', 'other-story')
  await assert.rejects(save(other, { slug: 'ropes-story' }), { status: 409, code: 'slug_taken' })
  for (const slug of ['No', 'a/b', '', '-a'])
    await assert.rejects(save(other, { slug }), { status: 422, code: 'invalid_slug' })
  await remove(id)
  await save(other, { slug: 'ropes-story' })
  await assert.rejects(recover(id), { status: 409, code: 'slug_taken' })
})

test('an earlier article version can be restored as the next draft exactly once', async () => {
  const { id } = await create('First title', 'titles')
  await save(id, { title: 'Second title' })
  const restore = (latest: number) =>
    desk.call('POST /svc_admin/articles/{id}/versions/{number}/restoration', {
      params: { ...of(id), number: '1' },
      body: { latest },
      key: key(),
    })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { latest, fields } = await restore(2)
    assert.deepEqual([latest, fields.title], [3, 'First title'])
  }
  await assert.rejects(restore(1), { status: 409, code: 'version_conflict', details: { latest: 3 } })
  const { versions } = await desk.call('GET /svc_admin/articles/{id}/versions', { params: of(id) })
  assert.deepEqual(
    versions.map(({ number, title }) => [number, title]),
    [
      [3, 'First title'],
      [2, 'Second title'],
      [1, 'First title'],
    ],
  )
})

test('an article version with an imported slug can be restored if the slug does not change', async () => {
  const imported = { slug: 'Bars', title: 'Bars', excerpt: '', content: '', categories: [19], picture: null }
  const id = await shop.db.transaction((tx) => savePost(tx, null, { ...imported, publishedAt: 0 }))
  await save(id, { title: 'Bars and more' })
  const restored = await desk.call('POST /svc_admin/articles/{id}/versions/{number}/restoration', {
    params: { ...of(id), number: '1' },
    body: { latest: 2 },
    key: key(),
  })
  assert.deepEqual([restored.latest, restored.fields.title, restored.fields.slug], [3, 'Bars', 'Bars'])
})

test('tags that the page would omit and invalid blocks are refused, but may stay in an article that already has them [T14]', async () => {
  const { id } = await create('Code', 'code-story')
  await assert.rejects(save(id, { content: '<p>x</p><script>alert(1)</script><p onclick="x">y</p>' }), {
    status: 422,
    code: 'article_invalid',
    details: { problems: ['content: <script>', 'content: </script>', 'content: <p onclick="x">'] },
  })
  await assert.rejects(save(id, { blocks: [{ type: 'Clock', props: { id: 'one' } }] }), { code: 'article_invalid' })
  const allowed = '<details><summary>Why</summary></details><h2 id="s-own">a</h2>'
  assert.equal((await save(id, { content: allowed })).fields.content, allowed)
  const stored = { slug: 'from-files', title: 'Files', excerpt: '', content: '<p class="own">a</p>', categories: [19] }
  const post = await shop.db.transaction((tx) => savePost(tx, null, { ...stored, picture: null, publishedAt: 0 }))
  const content = '<p class="own">a</p>\n<p>b</p>'
  assert.equal((await save(post, { content })).fields.content, content)
  for (const video of ['https://evil.example/x', 'javascript:alert(1)'])
    await assert.rejects(save(id, { video }), { status: 422, code: 'invalid_video' })
})

test('the author of an article with code cannot be changed [INDEX-034]', async () => {
  const { id } = await create('Own code', 'own-code')
  await shop.db.run(statement('test.code', `update article_version set custom_js = 'run()' where article_id = $1`), [
    id,
  ])
  assert.equal((await read(id)).hasCode, true)
  await assert.rejects(save(id, { author: 'Someone' }), { status: 409, code: 'author_of_code' })
})

test('an article stored by another area becomes the next version, and deleting it there deletes every version', async () => {
  const story = { slug: 'a-story', title: 'Mine', excerpt: '', content: '<p>a</p>', categories: [104], picture: null }
  const id = await shop.db.transaction((tx) => savePost(tx, null, { ...story, publishedAt: 0 }))
  await save(id, { title: 'Ours' })
  await shop.db.transaction((tx) => savePost(tx, id, { ...story, title: 'Mine, again', publishedAt: 0 }))
  const { latest, published, fields } = await read(id)
  assert.deepEqual([latest, published, fields.title], [3, 3, 'Mine, again'])
  await shop.db.transaction((tx) => deletePost(tx, id))
  await assert.rejects(read(id), { status: 404, code: 'article_not_found' })
})

test('an uploaded picture can be the picture of an article, but a picture that is too small or unknown cannot', async () => {
  const picture = async (width: number) =>
    (await Transformer.fromRgbaPixels(Buffer.alloc(width * 400 * 4, 90), width, 400).png()).toString('base64')
  const upload = async (width: number) => {
    const body = { name: 'wall.png', file: await picture(width) }
    return (await desk.call('POST /svc_admin/media', { body, key: key() })).path
  }
  const [base, small] = [await upload(800), await upload(500)]
  const { id } = await create('Pictured', 'pictured')
  await save(id, { picture: { base, alt: 'A gray wall' }, author: 'Olga' })
  await publish(id, 2)
  const [post] = await shop.visit().call('GET /theindex/wp-json/wp/v2/posts', { query: { slug: 'pictured' } })
  assert.deepEqual(
    [post?.largeFeaturedImagePath, post?.featuredImageAlt, post?.authorName],
    [base, 'A gray wall', 'Olga'],
  )
  assert.deepEqual(post?.featuredImageFiles, { width: 768, height: 384, widths: [83, 308, 360, 521, 768] })
  for (const wrong of ['/media/import/none', small])
    await assert.rejects(save(id, { picture: { base: wrong, alt: '' } }), { status: 422, code: 'picture_not_found' })
})

test('a signed preview link shows an article draft for 7 days unless the article is deleted, and no other link does', async () => {
  const { id } = await create('Preview', 'preview')
  await save(id, { content: '<p>Draft.</p>' })
  const { path, expiresAt } = await desk.call('POST /svc_admin/articles/{id}/previews', {
    params: of(id),
    body: { number: 2 },
    key: key(),
  })
  const token = new URL(path, 'https://shop.example').searchParams.get('token')!
  const show = (with_: string) => shop.visit().call('GET /svc_content/cms/article-preview', { query: { token: with_ } })
  assert.equal((await show(token)).content.rendered, '<p>Draft.</p>')
  const missing = { status: 404, code: 'preview_not_found' }
  await assert.rejects(show(`${token}x`), missing)
  const now = shop.clock()
  const expiring = (expires: number) => show(createArticleToken(shop.deps.secret, { id, number: 2, expires }))
  assert.equal(Date.parse(expiresAt) - now, 7 * 86_400_000)
  assert.equal((await expiring(now + 1_000)).content.rendered, '<p>Draft.</p>')
  await assert.rejects(expiring(now), missing)
  await remove(id)
  await assert.rejects(show(token), missing)
})

test('articles can be filtered by text, category, and state, and are listed most recently saved first', async () => {
  const { id } = await create('Zebra bars', 'zebra-bars')
  await save(id, { categories: [18, 26] })
  const list = async (query: CallInput<Store, 'GET /svc_admin/articles'>['query']) =>
    (await desk.call('GET /svc_admin/articles', { query })).articles.map(({ slug }) => slug)
  assert.deepEqual(await list({ q: 'zebra' }), ['zebra-bars'])
  assert.deepEqual(await list({ category: '26' }), ['zebra-bars'])
  assert.deepEqual(await list({ q: 'zebra', state: 'published' }), [])
  assert.deepEqual(await list({ q: 'zebra', state: 'draft' }), ['zebra-bars'])
  const { articles, next } = await desk.call('GET /svc_admin/articles', { query: { size: '1' } })
  assert.equal(articles.length, 1)
  const rest = await desk.call('GET /svc_admin/articles', { query: { size: '100', after: String(next) } })
  assert.equal(
    rest.articles.some((article) => article.id === articles[0]!.id),
    false,
  )
  assert.equal(rest.next, null)
})
