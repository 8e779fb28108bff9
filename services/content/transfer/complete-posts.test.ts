import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { contentFile, parseContent, type ContentFile } from './content-files.ts'
import { exportContent, importContent } from './transfer.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
type Row = Record<string, unknown>

const author = { id: 5, name: 'Olga Ruiz', mayAddCode: true }
const picture = { base: '/media/import/rack', alt: 'A rack', width: 1200, height: 800, widths: [308, 768, 1200] }
/** A post with a value in each field. */
const post = {
  id: 7,
  slug: 'first-pull',
  title: 'The first pull',
  excerpt: 'Slow off the floor.',
  content: '<p>Wait.</p><p>[block id="rack"]</p>',
  blocks: [{ type: 'Picture', props: { id: 'rack', picture } }],
  format: 'video',
  categories: [105],
  tags: [3],
  picture,
  authorId: author.id,
  featuredVideo: '/media/import/pull-large.mp4',
  customCss: 'p { color: red }',
  customJs: 'document.title = "Pull"',
  publishedAt: '2026-01-31T08:00:00.000Z',
}
const files = [
  contentFile('posts/first-pull.json', post),
  contentFile('authors.json', [author]),
  contentFile('tags.json', [{ id: 3, name: 'Pulls', description: 'news', slug: 'pulls' }]),
]

const rowsOf = {
  post: statement<{ row: Row }>('test.post-row', 'select to_jsonb(post) as row from post where id = 7'),
  post_author: statement<{ row: Row }>('test.author-row', 'select to_jsonb(post_author) as row from post_author'),
  article_version: statement<{ row: Row }>(
    'test.version-row',
    'select to_jsonb(v) as row from article_version as v where article_id = 7 order by number desc limit 1',
  ),
}
const columnsOf = statement<{ name: string }>(
  'test.columns',
  `select column_name as name from information_schema.columns
   where table_schema = current_schema() and table_name = $1 order by 1`,
)
/** The time of the last change in a store, and the history of its versions, belong to that store. */
const ofStore = new Set(['updated_at', 'created_at', 'number', 'note', 'saved_by'])

async function take({ db }: Shop, folder: readonly ContentFile[]) {
  const read = parseContent(folder)
  if ('problems' in read) return { changes: [], unchanged: 0, problems: read.problems }
  return importContent(db, read.content, { isDryRun: false })
}
const exported = ({ db, clock }: Shop) => Array.fromAsync(exportContent(db, clock()))
async function rowOf({ db }: Shop, table: keyof typeof rowsOf): Promise<Row> {
  const { row } = (await db.run(rowsOf[table], []))[0]!
  return Object.fromEntries(Object.entries(row).filter(([name]) => !ofStore.has(name)))
}

test('a content folder carries each column of posts, their authors, and their versions to another store', async () => {
  const [source, target] = [await openTestShop([]), await openTestShop([])]
  assert.deepEqual((await take(source, files)).problems, [])
  const folder = await exported(source)
  assert.deepEqual(await take(source, folder), { changes: [], unchanged: 3, problems: [] })
  await take(target, folder)
  for (const table of ['post', 'post_author', 'article_version'] as const) {
    const row = await rowOf(source, table)
    const columns = (await source.db.run(columnsOf, [table])).map(({ name }) => name)
    assert.deepEqual(
      Object.keys(row).toSorted(),
      columns.filter((name) => !ofStore.has(name)),
    )
    // A column that the folder does not carry is empty here, because the import set all columns of this row.
    for (const [name, value] of Object.entries(row))
      assert.ok(
        value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
        `${table}.${name} is empty`,
      )
    assert.deepEqual(await rowOf(target, table), row)
  }
  assert.deepEqual(await exported(target), folder)
})

test('an import stores all fields of a deleted article as a version, and the article stays deleted', async () => {
  const shop = await openTestShop([])
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  const params = { id: String(post.id) }
  await take(shop, files)
  await desk.call('DELETE /svc_admin/articles/{id}', { params, query: { latest: '1' }, key: randomUUID() })
  const edited = { ...post, customCss: 'p { color: blue }', customJs: '', featuredVideo: null, authorId: null }
  const folder = [contentFile('posts/first-pull.json', edited), ...files.slice(1)]
  assert.deepEqual((await take(shop, folder)).changes, [{ kind: 'draft', name: '7', what: 'changed' }])
  assert.deepEqual((await take(shop, folder)).changes, [])
  const { custom_css, custom_js, featured_video, author_id } = await rowOf(shop, 'article_version')
  assert.deepEqual([custom_css, custom_js, featured_video, author_id], ['p { color: blue }', '', null, null])
  const article = await desk.call('GET /svc_admin/articles/{id}', { params })
  assert.deepEqual([article.isDeleted, article.latest], [true, 2])
  assert.ok((await exported(shop)).every(({ path }) => !path.startsWith('posts/')))
})

test('a folder without code, video, and author leaves those of the post unchanged', async () => {
  const shop = await openTestShop([])
  await take(shop, files)
  const { authorId: _, featuredVideo: __, customCss: ___, customJs: ____, ...rest } = post
  const older = [contentFile('posts/first-pull.json', rest)]
  assert.deepEqual((await take(shop, older)).changes, [])
  await take(shop, [contentFile('posts/first-pull.json', { ...rest, title: 'The second pull' })])
  const { title, custom_css, custom_js, featured_video, author_id } = await rowOf(shop, 'post')
  assert.deepEqual(
    [title, custom_css, custom_js, featured_video, author_id],
    ['The second pull', post.customCss, post.customJs, post.featuredVideo, author.id],
  )
})

test('an import reports invalid code, video, and authors with their file and field', async () => {
  const shop = await openTestShop([])
  const wrong = { ...post, featuredVideo: 'javascript:alert(1)', customCss: 1, customJs: null }
  const read = await take(shop, [
    contentFile('posts/first-pull.json', wrong),
    contentFile('authors.json', [{ id: 5, name: '' }]),
  ])
  assert.deepEqual(
    read.problems.map((problem) => problem.split(': ').slice(0, 2).join(': ')),
    [
      'posts/first-pull.json: featuredVideo',
      'posts/first-pull.json: customCss',
      'posts/first-pull.json: customJs',
      'authors.json: 0.name',
      'authors.json: 0.mayAddCode',
    ],
  )
  assert.deepEqual((await take(shop, files.slice(0, 1))).problems, [
    'posts/first-pull.json: authorId: no author has the id 5',
  ])
})
