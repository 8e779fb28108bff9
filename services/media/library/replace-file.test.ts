import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openLibraryDesk } from './library-desk-for-tests.ts'

const { shop, desk, key, of, picture, upload, read, describe, replace, showInProduct } = await openLibraryDesk()
const purges = statement<{ tags: string[] }>(
  'test.purges',
  `select payload->'tags' as tags from outbox where topic = 'purge'`,
)
const purged = async () => (await shop.db.run(purges, [])).flatMap(({ tags }) => tags)
const clearOutbox = statement('test.clear-outbox', `delete from outbox where topic = 'purge'`)
const addDrafts = statement(
  'test.add-drafts',
  `insert into page_version (site, handle, number, title, description, document, note, created_at, publish_at, author)
   select site, handle, number + n, title, description, '{"content": []}', '', created_at, null, author
   from page_version, generate_series(1, 201) as n where site = $1 and handle = $2`,
)
const page = { site: 'USA', handle: 'care' } as const
const banner = ({ path, picture: files }: Awaited<ReturnType<typeof upload>>, heading = 'Care') => ({
  type: 'Picture',
  props: { id: 'one', picture: { ...files!, base: path, alt: heading } },
})
const draft = (content: unknown[], basedOn: number) =>
  desk.call('POST /svc_content/pages/{site}/{handle}/versions', {
    params: page,
    body: { title: 'Care', description: '', document: { content }, basedOn },
    key: key(),
  })
const publish = (number: number, at = 'now') =>
  desk.call('PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication', {
    params: { ...page, number: String(number) },
    body: { at },
    key: key(),
  })
const versions = async () =>
  (await desk.call('GET /svc_content/pages/{site}/{handle}/versions', { params: page })).versions
const basesOf = async (number: number) => {
  const params = { ...page, number: String(number) }
  const { document } = await desk.call('GET /svc_content/pages/{site}/{handle}/versions/{number}', { params })
  return JSON.stringify(document).match(/\/media\/import\/\w+/g)
}

test('a replaced product picture has the new files and the earlier text, both in the media library and in the shop', async () => {
  const before = await upload(10)
  await describe(before.id, { read: { alt: '', alts: {} }, alt: 'A plate', alts: { de: 'Eine Scheibe' } })
  await showInProduct(7, [{ base: before.path, alt: 'Front' }])
  await shop.db.run(clearOutbox, [])
  const after = await replace(before.id, 11)
  assert.deepEqual([after.alt, after.alts, after.uses], ['A plate', { de: 'Eine Scheibe' }, 1])
  const { gallery } = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '7' } })
  assert.deepEqual(
    gallery.map(({ base, alt }) => ({ base, alt })),
    [{ base: after.path, alt: 'Front' }],
  )
  assert.ok((await purged()).includes('EUR:product:7'))
  assert.equal((await read(before.id)).uses, 0)
  assert.equal((await replace(before.id, 11)).id, after.id, 'a repeat has no effect')
})

test('a replaced product picture has the widths and the aspect ratio of the new file', async () => {
  const before = await upload(14)
  await showInProduct(9, [{ base: before.path, alt: 'Front' }])
  await replace(before.id, 15, 1300)
  const { gallery } = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params: { id: '9' } })
  assert.deepEqual(
    gallery.map(({ width, height, widths }) => ({ width, height, widths })),
    [{ width: 1284, height: 395, widths: [83, 308, 360, 521, 768, 1284] }],
  )
})

test('a picture replacement changes the published, scheduled, and newest version of a page, and earlier versions do not change', async () => {
  const before = await upload(20)
  await draft([banner(before, 'First')], 0)
  await publish(1)
  await draft([banner(before, 'Second')], 1)
  await publish(2)
  await draft([banner(before, 'Later')], 2)
  const later = new Date(shop.clock() + 3_600_000).toISOString()
  await publish(3, later)
  await draft([{ type: 'Text', props: { id: 'one', html: '<p>Draft</p>' } }], 3)
  await shop.db.run(clearOutbox, [])
  const after = await replace(before.id, 21)
  const states = (await versions()).map(({ number, state, publishAt }) => [number, state, publishAt === later])
  assert.deepEqual(states, [
    [7, 'draft', false],
    [6, 'scheduled', true],
    [5, 'published', false],
    [4, 'draft', false],
    [3, 'draft', false],
    [2, 'replaced', false],
    [1, 'replaced', false],
  ])
  assert.deepEqual(
    [await basesOf(1), await basesOf(2), await basesOf(5), await basesOf(6), await basesOf(7)],
    [[before.path], [before.path], [after.path], [after.path], null],
  )
  const [, earlier] = await Promise.all([read(after.id), read(before.id)])
  assert.deepEqual(earlier.usedIn, [{ type: 'page', ...page, title: 'Care', isEarlier: true }])
  const shown = await shop.visit().call('GET /svc_content/cms/page/{id}', { params: { id: page.handle } })
  assert.match(JSON.stringify(shown), new RegExp(after.path))
  assert.ok((await purged()).some((tag) => /^USA:page:\d+$/.test(tag)))
})

test('a picture replacement changes the published version of a page, regardless of the number of newer drafts', async () => {
  const before = await upload(25)
  const params = { ...page, handle: 'old' }
  const document = { content: [banner(before)] }
  const body = { title: 'Old', description: '', document, basedOn: 0 }
  await desk.call('POST /svc_content/pages/{site}/{handle}/versions', { params, body, key: key() })
  await desk.call('PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication', {
    params: { ...params, number: '1' },
    body: { at: 'now' },
    key: key(),
  })
  await shop.db.run(addDrafts, [page.site, params.handle])
  const after = await replace(before.id, 26)
  const shown = await shop.visit().call('GET /svc_content/cms/page/{id}', { params: { id: params.handle } })
  assert.match(JSON.stringify(shown), new RegExp(after.path))
})

test('a picture replacement changes the published article, keeps a later draft the newest version, and refuses a picture that is too small', async () => {
  const before = await upload(30)
  const { id } = await desk.call('POST /svc_admin/articles', { body: { title: 'Bars', slug: 'bars' }, key: key() })
  const article = () => desk.call('GET /svc_admin/articles/{id}', { params: of(id) })
  const save = async (edited: object) =>
    desk.call('PUT /svc_admin/articles/{id}', {
      params: of(id),
      body: { read: (await article()).fields, edited },
      key: key(),
    })
  await save({ picture: { base: before.path, alt: 'A bar' } })
  const body = { number: 2, latest: 2, at: 'now' }
  await desk.call('PUT /svc_admin/articles/{id}/publication', { params: of(id), body, key: key() })
  await save({ title: 'Bars and plates' })
  await assert.rejects(replace(before.id, 31, 500), { status: 422, code: 'picture_too_small' })
  const after = await replace(before.id, 31)
  const { latest, published, fields } = await article()
  assert.deepEqual([latest, published, fields.title], [5, 4, 'Bars and plates'])
  assert.deepEqual(fields.picture, { base: after.path, alt: 'A bar' })
  const [post] = await shop.visit().call('GET /theindex/wp-json/wp/v2/posts', { query: { slug: 'bars' } })
  assert.deepEqual([post?.title?.rendered, post?.largeFeaturedImagePath], ['Bars', after.path])
})

test("staff without permission to change products cannot replace a product's picture", async () => {
  const file = await upload(40)
  await showInProduct(8, [{ base: file.path, alt: 'Plate' }])
  const { visitor: editor } = await createStaffMember(shop, { email: 'ed@store.example', roles: ['editor'] })
  const body = { name: 'a.png', file: await picture(41) }
  await assert.rejects(
    editor.call('POST /svc_admin/media/{id}/replacement', { params: of(file.id), body, key: key() }),
    {
      status: 403,
      code: 'not_permitted',
      details: { permission: 'catalog.write' },
    },
  )
})
