import assert from 'node:assert/strict'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openLibraryDesk } from './library-desk-for-tests.ts'

const { shop, desk, key, of, picture, upload, read, list, describe, remove, showInProduct, sweepAfter } =
  await openLibraryDesk()
const dayMs = 86_400_000

test('an upload is in the media library with its name, size, dimensions, and uploader, and uploading it again does not store it twice', async () => {
  const file = await upload(10, 'C:\\photos\\Rack front.png')
  const { name, kind, source, uploadedBy, uses, deletedOn, alt } = file
  assert.deepEqual(
    { name, kind, source, uploadedBy, uses, alt },
    { name: 'Rack front.png', kind: 'picture', source: 'upload', uploadedBy: 'olga', uses: 0, alt: '' },
  )
  assert.deepEqual([file.picture?.width, file.picture?.widths.at(-1)], [768, 768])
  assert.ok(file.bytes! > 0)
  assert.equal(Date.parse(deletedOn!) - shop.clock(), 30 * dayMs)
  assert.deepEqual(await upload(10, 'other.png'), file)
})

test('an upload is refused because of its content or pixels, not because of its name [T14]', async () => {
  const send = (bytes: Buffer) =>
    desk.call('POST /svc_admin/media', { body: { name: 'rack.png', file: bytes.toString('base64') }, key: key() })
  for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a\u0001\0')])
    await assert.rejects(send(bytes), { status: 422, code: 'picture_unreadable' })
  const huge = Buffer.from(await picture(11, 8, 8), 'base64')
  // The width in the header of a PNG.
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(50_000, 20)
  const details = { width: 60_000, height: 50_000 }
  await assert.rejects(send(huge), { status: 422, code: 'too_many_pixels', details })
})

test('the media list is newest first, in pages, with filters for text, use, missing text, uploader, and width', async () => {
  const used = await upload(20, 'listed used.png')
  const small = await upload(21, 'listed small.png', 500)
  const described = await upload(22, 'listed 100%.png')
  await describe(described.id, { read: { alt: '', alts: {} }, alt: 'A listed bar', alts: {} })
  await showInProduct(8, [{ base: used.path, alt: 'Plate' }])
  const names = [described.name, small.name, used.name]
  assert.deepEqual(await list({ q: 'listed' }), names)
  const first = await desk.call('GET /svc_admin/media', { query: { q: 'listed', size: '2' } })
  const rest = await list({ q: 'listed', size: '2', after: String(first.next) })
  assert.deepEqual([...first.files.map(({ name }) => name), ...rest], names)
  assert.deepEqual(await list({ q: 'LISTED bar' }), [described.name])
  assert.deepEqual(await list({ q: '100%' }), [described.name])
  assert.deepEqual(await list({ q: 'listed', use: 'used' }), [used.name])
  assert.deepEqual(await list({ q: 'listed', use: 'unused' }), [described.name, small.name])
  assert.deepEqual(await list({ q: 'listed', isUndescribed: 'true' }), [small.name, used.name])
  assert.deepEqual(await list({ q: 'listed', minWidth: '768' }), [described.name, used.name])
  assert.deepEqual(await list({ q: 'listed', by: 'olga', source: 'upload', kind: 'picture' }), names)
  assert.deepEqual(await list({ q: 'listed', by: 'ben' }), [])
  assert.deepEqual((await desk.call('GET /svc_admin/media', { query: {} })).uploaders, ['olga'])
})

test('staff change alternative texts per language, and a change is refused if someone else has changed the texts since', async () => {
  const { id } = await upload(30)
  const first = { read: { alt: '', alts: {} }, alt: 'A bar', alts: { de: 'Eine Stange', fr: '' } }
  const { alt, alts } = await describe(id, first)
  assert.deepEqual({ alt, alts }, { alt: 'A bar', alts: { de: 'Eine Stange' } })
  assert.deepEqual((await describe(id, first)).alts, alts, 'a repeat has no effect')
  await assert.rejects(describe(id, { ...first, alt: 'A rack' }), { status: 409, code: 'texts_changed' })
  await assert.rejects(describe(999_999, first), { status: 404, code: 'media_not_found' })
})

test("a product picture has the media library's translated alternative text if the product uses the library's English text", async () => {
  const { id, path } = await upload(35)
  await describe(id, { read: { alt: '', alts: {} }, alt: 'A plate', alts: { de: 'Eine Scheibe' } })
  const visitor = shop.visit('EUR')
  const fetcher = (input: string | URL | Request, init?: RequestInit) => visitor.fetch(input as string, init)
  const german = createClient<Store>({ base: 'http://shop', site: 'EUR', fetcher, contract: store, locale: 'de-DE' })
  const altOf = async () =>
    (await german('GET /svc_content/catalog/product/complete/{id}', { params: { id: '7' } })).gallery[0]?.alt
  await showInProduct(7, [{ base: path, alt: 'A plate' }])
  assert.equal(await altOf(), 'Eine Scheibe')
  await showInProduct(7, [{ base: path, alt: 'Front' }])
  assert.equal(await altOf(), 'Front')
})

test('a media file in use cannot be deleted, and the refusal names the use', async () => {
  const file = await upload(40)
  await showInProduct(8, [{ base: file.path, alt: 'Plate' }])
  const { usedIn, uses } = await read(file.id)
  assert.equal(uses, 1)
  assert.ok(usedIn[0]?.type === 'product' && usedIn[0].id === 8 && usedIn[0].title !== '')
  await assert.rejects(remove(file.id), { status: 409, code: 'media_in_use', details: { usedIn, total: 1 } })
  await showInProduct(8, [])
  await remove(file.id)
  await remove(file.id)
  await assert.rejects(read(file.id), { status: 404, code: 'media_not_found' })
  assert.deepEqual(await list({ q: file.name }), [])
})

test('Undo restores a deleted media file and earlier alternative texts', async () => {
  const { id, name } = await upload(50)
  await describe(id, { read: { alt: '', alts: {} }, alt: 'A bar', alts: {} })
  await remove(id)
  const undoLast = async () => {
    const query = { objectType: 'media_file', objectId: String(id) }
    const changes = (await desk.call('GET /svc_admin/audit', { query })).entries.flatMap((entry) => entry.changes)
    const change = changes.find((each) => each.isReversible)!
    await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: change.id }, key: key() })
  }
  await undoLast()
  assert.deepEqual(await list({ q: name }), [name])
})

test('files in a content folder are in the media library after a day, and are deleted only by staff', async () => {
  const folder = shop.deps.mediaFolder
  await writeFile(join(folder, 'pull.mp4'), 'a video')
  await utimes(join(folder, 'pull.mp4'), 0, 0)
  await sweepAfter(0)
  const [file] = (await desk.call('GET /svc_admin/media', { query: { kind: 'video' } })).files
  assert.deepEqual([file?.path, file?.source, file?.bytes], ['/media/import/pull.mp4', 'import', 7])
  for (const days of [40, 80]) await sweepAfter(days)
  assert.deepEqual(await list({ kind: 'video', use: 'unused' }), ['pull.mp4'])
})

test('staff without permission to write content cannot upload or delete media, and staff of a single site cannot replace media', async () => {
  const { id } = await upload(80)
  const { visitor: reader } = await createStaffMember(shop, { email: 'mia@store.example', roles: ['merchandiser'] })
  const body = { name: 'a.png', file: await picture(81) }
  const denied = { status: 403, code: 'not_permitted' }
  await assert.rejects(reader.call('POST /svc_admin/media', { body, key: key() }), denied)
  await assert.rejects(reader.call('DELETE /svc_admin/media/{id}', { params: of(id), key: key() }), denied)
  const { visitor: canadian } = await createStaffMember(shop, {
    email: 'cam@store.example',
    roles: ['editor'],
    sites: ['CAN'],
  })
  const replacement = { params: of(id), body, key: key() }
  await assert.rejects(canadian.call('POST /svc_admin/media/{id}/replacement', replacement), denied)
})

test('a use in a category states whether its picture or its link list uses the file', async () => {
  const { id, picture: uploaded } = await upload(77)
  const { version, facets, name, text } = await desk.call('GET /svc_admin/categories/{id}', { params: of(2) })
  const body = { name, text, facets, translations: {}, picture: uploaded!.base }
  await desk.call('PUT /svc_admin/categories/{id}', { params: of(2), version, body, key: key() })
  const usedIn = async () =>
    (await read(id)).usedIn.map((use) => (use.type === 'category' ? [use.id, use.usedBy] : use))
  assert.deepEqual(await usedIn(), [[2, ['picture']]])
  const params = { categoryId: '1' }
  const list = await desk.call('GET /svc_content/link-lists/{categoryId}', { params })
  const image = uploaded!
  await desk.call('PUT /svc_content/link-lists/{categoryId}', {
    params,
    version: list.version,
    body: { style: 'image', links: [{ label: 'Sale', url: '/deals', image, order: 1 }] },
    key: key(),
  })
  assert.deepEqual(await usedIn(), [
    [1, ['links']],
    [2, ['picture']],
  ])
})
