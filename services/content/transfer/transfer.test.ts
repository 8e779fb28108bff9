import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { publishPage } from '../publish-page.ts'
import { contentFile, parseContent, type ContentFile } from './content-files.ts'
import { exportContent, importContent } from './transfer.ts'

const [source, target] = [await openTestShop([]), await openTestShop([])]
const text = (id: string, html: string) => ({ type: 'Text' as const, props: { id, html } })
const post = {
  id: 7,
  slug: 'first-pull',
  title: 'The first pull',
  excerpt: 'Slow off the floor.',
  content: '<p>Wait.</p>',
  blocks: [text('more', '<p>More</p>')],
  format: 'standard',
  categories: [105],
  tags: [3],
  picture: null,
  authorId: null,
  featuredVideo: null,
  customCss: '',
  customJs: '',
  publishedAt: '2026-01-31T08:00:00.000Z',
}
const tag = { id: 3, name: 'Pulls', description: 'news', slug: 'pulls' }
const redirect = { site: 'USA', path: '/old', target: '/plates', kind: 'exact', type: 301, note: '' }
const pageFile = (html: string) =>
  contentFile('pages/USA/care.json', {
    title: 'Care',
    description: '',
    document: { root: { props: { title: 'Care' } }, content: [text('one', html)], zones: {}, version: 1 },
  })
const others = [
  contentFile('posts/first-pull.json', post),
  contentFile('tags.json', [tag]),
  contentFile('redirects.json', [redirect]),
]

async function filesOf({ db, clock }: typeof source): Promise<ContentFile[]> {
  return Array.fromAsync(exportContent(db, clock()))
}
async function take({ db }: typeof source, files: readonly ContentFile[], isDryRun = false) {
  const read = parseContent(files)
  if ('problems' in read) return { changes: [], unchanged: 0, problems: read.problems }
  return importContent(db, read.content, { isDryRun })
}

test('translated titles and descriptions in a page file survive import and export', async () => {
  const shop = await openTestShop([])
  const fileWith = (translations: object) =>
    contentFile('pages/EUR/care.json', {
      title: 'Care',
      description: '',
      document: { root: { props: { title: 'Care' } }, content: [], zones: {}, version: 1, translations },
    })
  const file = fileWith({ fr: { title: 'Entretien', description: 'Huile et brosse.' } })
  assert.deepEqual((await take(shop, [file])).problems, [])
  const exported = (await filesOf(shop)).find(({ path }) => path === file.path)
  assert.deepEqual(JSON.parse(exported!.text), JSON.parse(file.text))
  assert.deepEqual((await take(shop, [fileWith({ fr: { title: 'Entretien' } })])).problems, [
    'pages/EUR/care.json: document.translations.fr: must have a title and a description',
  ])
})

test('importing an export does not change the same store, and gives another store the same files', async () => {
  const care = { handle: 'care', title: 'Care', description: 'Oil and brush', content: [text('one', '<p>Oil</p>')] }
  await source.db.transaction((tx) => publishPage(tx, 'USA', care))
  await take(source, others)
  const files = await filesOf(source)
  assert.deepEqual(
    files.map(({ path }) => path),
    ['pages/USA/care.json', 'posts/first-pull.json', 'authors.json', 'tags.json', 'redirects.json'],
  )
  assert.deepEqual(await take(source, files), { changes: [], unchanged: 4, problems: [] })
  await take(target, files)
  assert.deepEqual(await filesOf(target), files)
})

test('a content import stores only differences, as new page versions, and a dry run stores nothing', async () => {
  const before = await filesOf(target)
  const changed = [pageFile('<p>Brush</p>'), ...before.slice(1)]
  const changes = [{ kind: 'page', name: 'USA care', what: 'changed' }]
  assert.deepEqual(await take(target, changed, true), { changes, unchanged: 3, problems: [] })
  assert.deepEqual(await filesOf(target), before)
  assert.deepEqual(await take(target, changed), { changes, unchanged: 3, problems: [] })
  const { roguebuilder } = await target.visit().call('GET /svc_content/cms/page/{id}', { params: { id: 'care' } })
  assert.deepEqual(roguebuilder.content, [text('one', '<p>Brush</p>')])
})

test('a content import reports every problem with its file and path, and then stores nothing', async () => {
  const before = await filesOf(target)
  const wrong = [
    { path: 'pages/USA/a.json', text: '{"title":' },
    contentFile('pages/USA/b.json', {
      title: 'B',
      description: '',
      document: { content: [{ type: 'Unknown', props: {} }] },
    }),
    contentFile('pages/usa/c.json', {}),
    contentFile('posts/d.json', { ...post, id: 'seven' }),
    contentFile('posts/e.json', post),
    { path: 'pages/USA/f.json', text: '{"title":"a\\u0000b","description":"","document":{"content":[]}}' },
    contentFile('tags.json', [tag, tag]),
    contentFile('redirects.json', [
      { ...redirect, target: 'https://evil.example/' },
      { ...redirect, type: 418 },
    ]),
  ]
  const read = await take(target, [...wrong, pageFile('<p>Fine</p>')])
  const { problems } = read
  assert.deepEqual(
    problems.map((problem) => problem.split(': ').slice(0, 2).join(': ')).map((line) => line.slice(0, 60)),
    [
      'pages/USA/a.json: is not JSON',
      'pages/USA/b.json: document.content.0.type',
      'pages/usa/c.json: is not a content file such as pages/SITE/H',
      'posts/d.json: id',
      'posts/e.json: slug',
      'pages/USA/f.json: has a character that cannot be stored',
      'redirects.json: 0.target',
      'redirects.json: 1.type',
      'tags.json: id 3 appears twice',
      'tags.json: slug pulls appears twice',
    ],
  )
  assert.deepEqual(await filesOf(target), before)
})

test('a slug that is in use by another post in the store is reported as a problem', async () => {
  const taken = contentFile('posts/first-pull.json', { ...post, id: 8 })
  const read = await take(target, [taken])
  assert.deepEqual(read.problems, ['posts/first-pull.json: post 7 in the store has this slug'])
})

test('in one import, two posts and two tags can swap their slugs', async () => {
  const second = { ...post, id: 9, slug: 'second-pull' }
  const tags = [tag, { ...tag, id: 4, slug: 'rows' }]
  const filesWith = (one: string, other: string, tagSlugs: string[]) => [
    contentFile(`posts/${one}.json`, { ...post, slug: one }),
    contentFile(`posts/${other}.json`, { ...second, slug: other }),
    contentFile(
      'tags.json',
      tags.map((each, index) => ({ ...each, slug: tagSlugs[index] })),
    ),
  ]
  await take(target, filesWith('first-pull', 'second-pull', ['pulls', 'rows']))
  const swapped = filesWith('second-pull', 'first-pull', ['rows', 'pulls'])
  const report = await take(target, swapped)
  assert.equal(report.changes.length, 4)
  assert.deepEqual(await take(target, swapped), { changes: [], unchanged: 4, problems: [] })
})

const insertPosts = statement(
  'test.posts',
  `insert into post (id, slug, title, excerpt, content, format, category_ids, tag_ids, published_at)
   select 1000 + n, 'post-' || n, 'Post ' || n, '', '', 'standard', '{105}', '{}', '2026-01-01' from generate_series(1, 250) n`,
)

test('all posts are exported, regardless of their number', async () => {
  await source.db.run(insertPosts, [])
  const files = await filesOf(source)
  assert.equal(files.filter(({ path }) => path.startsWith('posts/')).length, 251)
  assert.deepEqual(await take(source, files), { changes: [], unchanged: 254, problems: [] })
})

test('an import leaves an unpublished article off the shop and a draft with the same id unchanged', async () => {
  const shop = await openTestShop([])
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  const params = { id: String(post.id) }
  const read = () => desk.call('GET /svc_admin/articles/{id}', { params })
  await take(shop, others)
  await desk.call('DELETE /svc_admin/articles/{id}/publication', { params, query: { latest: '1' }, key: randomUUID() })
  const edited = [contentFile('posts/first-pull.json', { ...post, title: 'The second pull' })]
  const changes = [{ kind: 'draft', name: '7', what: 'changed' }]
  assert.deepEqual(await take(shop, edited, true), { changes, unchanged: 0, problems: [] })
  assert.equal((await read()).latest, 1)
  assert.deepEqual((await take(shop, edited)).changes, changes)
  const { latest, published, fields } = await read()
  assert.deepEqual([latest, published, fields.title], [2, null, 'The second pull'])
  assert.deepEqual(await take(shop, edited), { changes: [], unchanged: 1, problems: [] })
  const body = { title: 'Ours', slug: 'ours' }
  const draft = await desk.call('POST /svc_admin/articles', { body, key: randomUUID() })
  const foreign = { ...post, id: draft.id, slug: 'theirs' }
  assert.deepEqual((await take(shop, [contentFile('posts/theirs.json', foreign)])).problems, [
    `posts/theirs.json: article ${draft.id} in the store has a different slug`,
  ])
  assert.deepEqual((await take(shop, [contentFile('posts/ours.json', { ...post, id: 90, slug: 'ours' })])).problems, [
    `posts/ours.json: post ${draft.id} in the store has this slug`,
  ])
})

test('an import does not cancel the schedule of a published article', async () => {
  const shop = await openTestShop([])
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  const params = { id: String(post.id) }
  await take(shop, others)
  const { fields } = await desk.call('GET /svc_admin/articles/{id}', { params })
  await desk.call('PUT /svc_admin/articles/{id}', {
    params,
    body: { read: fields, edited: { title: 'Later' } },
    key: randomUUID(),
  })
  const at = new Date(shop.clock() + 3_600_000).toISOString()
  await desk.call('PUT /svc_admin/articles/{id}/publication', {
    params,
    body: { number: 2, latest: 2, at },
    key: randomUUID(),
  })
  await take(shop, [contentFile('posts/first-pull.json', { ...post, title: 'Imported' })])
  const { published, scheduled } = await desk.call('GET /svc_admin/articles/{id}', { params })
  assert.deepEqual([published, scheduled], [3, { number: 2, at }])
})
