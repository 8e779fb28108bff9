import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openLibraryDesk } from './library-desk-for-tests.ts'

const { shop, desk, key, of, upload, read, list, remove, showInProduct, sweepAfter, storedFiles } =
  await openLibraryDesk()
const [minuteMs, dayMs] = [60_000, 86_400_000]
const soldPicture = statement<{ picture: string }>(
  'test.sold-picture',
  `select document->'lines'->0->>'picture' as picture from shop_order where id = $1`,
)
const useDocument = statement('test.use-media', `select use_media($1, 'print_catalog', $2, 0)`)
const changesOf = async (id: number) => {
  const query = { objectType: 'media_file', objectId: String(id) }
  return (await desk.call('GET /svc_admin/audit', { query })).entries.flatMap((entry) => entry.changes)
}
/** Uploads a picture, and runs the job until it has removed the picture's files. */
const removedUpload = async (shade: number) => {
  const { path, picture } = await upload(shade)
  await sweepAfter(30)
  await sweepAfter(37)
  assert.deepEqual(await storedFiles(path), [])
  return { picture: { ...picture!, base: path, alt: 'A plate' } }
}

test('an upload that nothing uses for 30 days is deleted, and its files are removed a week later; an upload in use stays', async () => {
  const [unused, used] = [await upload(60), await upload(61)]
  await showInProduct(8, [{ base: used.path, alt: 'Plate' }])
  await sweepAfter(29)
  assert.equal((await read(unused.id)).uses, 0)
  await sweepAfter(30)
  await assert.rejects(read(unused.id), { code: 'media_not_found' })
  assert.ok((await storedFiles(unused.path)).length > 0, 'Undo can still restore it')
  await sweepAfter(37)
  assert.deepEqual(await storedFiles(unused.path), [])
  assert.equal((await read(used.id)).uses, 1)
  assert.ok((await storedFiles(used.path)).length > 0)
  const again = await upload(60, 'again.png')
  assert.deepEqual([again.name, (await storedFiles(again.path)).length > 0], ['again.png', true])
})

test('Undo restores a deleted picture in all its widths, and its removal deletes every one', async () => {
  const { id, path } = await upload(62, 'wide.png', 2000)
  const widths = [83, 308, 360, 521, 768, 1284, 1960]
  const files = widths.map((width) => `${path.slice('/media/import/'.length)}-${width}.avif`)
  await remove(id)
  const change = (await changesOf(id)).find((each) => each.isReversible)!
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: change.id }, key: key() })
  assert.deepEqual((await read(id)).picture?.widths, widths)
  assert.deepEqual((await storedFiles(path)).toSorted(), files.toSorted())
  for (const days of [30, 37]) await sweepAfter(days)
  assert.deepEqual(await storedFiles(path), [])
})

test('the picture of an ordered product stays stored after the product gets a different picture, even if staff delete it', async () => {
  const file = await upload(70)
  await showInProduct(7, [{ base: file.path, alt: 'Plate' }])
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  const [sold] = await shop.db.run(soldPicture, [orderId])
  await showInProduct(7, [])
  for (const days of [0, 30, 37]) await sweepAfter(days)
  assert.equal((await read(file.id)).deletedOn, null)
  await remove(file.id)
  await sweepAfter(400)
  assert.deepEqual(await list({ q: file.name }), [])
  const names = await storedFiles(file.path)
  assert.ok(names.map((name) => `/media/import/${name}`).includes(sold!.picture))
})

test('uploading an unused picture again restarts the days until its deletion', async () => {
  const { id, path } = await upload(71)
  await sweepAfter(0)
  shop.clock.advance(4 * minuteMs)
  assert.equal(Date.parse((await upload(71)).deletedOn!), shop.clock() + 30 * dayMs)
  await sweepAfter(30 - (2 * minuteMs) / dayMs)
  assert.equal((await read(id)).path, path)
})

test('uploading a deleted picture again is logged as a new upload, and Undo cannot reverse it', async () => {
  const first = await upload(72)
  await remove(first.id)
  const second = await upload(72)
  assert.deepEqual(await list({ q: second.name }), [second.name])
  const changes = await changesOf(second.id)
  assert.deepEqual(
    changes.map(({ isReversible }) => isReversible),
    [false],
  )
  const undo = desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: changes[0]!.id }, key: key() })
  await assert.rejects(undo, { status: 409 })
})

test('the files of a picture that was stored within the last hour are not removed', async () => {
  const { id, path } = await upload(73)
  await remove(id)
  const later = new Date(shop.clock() + 8 * dayMs)
  for (const name of await storedFiles(path)) await utimes(join(shop.deps.mediaFolder, name), later, later)
  await sweepAfter(8)
  assert.ok((await storedFiles(path)).length > 0)
  await sweepAfter(9)
  assert.deepEqual(await storedFiles(path), [])
})

test('a page that shows a picture with removed files is refused, and the refusal includes the block', async () => {
  const { picture } = await removedUpload(74)
  const content = [
    { type: 'Text', props: { id: 'one', html: '<p>Care</p>' } },
    { type: 'Picture', props: { id: 'two', picture } },
  ]
  const draft = desk.call('POST /svc_content/pages/{site}/{handle}/versions', {
    params: { site: 'USA', handle: 'care' },
    body: { title: 'Care', description: '', document: { content }, basedOn: 0 },
    key: key(),
  })
  const problems = [`content.1: the picture ${picture.base} doesn’t exist anymore`]
  await assert.rejects(draft, { status: 422, code: 'document_invalid', details: { problems } })
})

test('an article that shows a picture with removed files is refused', async () => {
  const { picture } = await removedUpload(75)
  const { id } = await desk.call('POST /svc_admin/articles', { body: { title: 'Bars', slug: 'bars' }, key: key() })
  const { fields } = await desk.call('GET /svc_admin/articles/{id}', { params: of(id) })
  const body = { read: fields, edited: { blocks: [{ type: 'Picture', props: { id: 'one', picture } }] } }
  await assert.rejects(desk.call('PUT /svc_admin/articles/{id}', { params: of(id), body, key: key() }), {
    status: 422,
    code: 'picture_not_found',
  })
})

test('a file that a document shows with and without an alternative text is in the media library with that text', async () => {
  const picture = { base: '/media/import/shown-twice', width: 308, height: 308, widths: [308] }
  await shop.db.run(useDocument, [JSON.stringify([picture, { ...picture, alt: 'A plate' }]), '9'])
  const [file] = (await desk.call('GET /svc_admin/media', { query: { q: 'shown-twice' } })).files
  assert.equal(file?.alt, 'A plate')
})
