import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { productEditor } from '#contract/product-editor.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const shop = await openTestShop()
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const params = { id: '7' }
const picture = async (shade: number, width = 500, height = 400) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, shade), width, height).png()
const upload = (bytes: Buffer, id = '7') =>
  desk.call('POST /svc_admin/products/{id}/pictures', {
    params: { id },
    body: { file: bytes.toString('base64') },
    key: randomUUID(),
  })
type Placed = { base: string; alt: string }
const place = (read: readonly Placed[], pictures: readonly Placed[]) =>
  desk.call('PUT /svc_admin/products/{id}/pictures', {
    params,
    body: { read: [...read], pictures: [...pictures] },
    key: randomUUID(),
  })
const placed = (pictures: readonly Placed[]) => pictures.map(({ base, alt }) => ({ base, alt }))
const stored = async () => placed((await desk.call('GET /svc_admin/products/{id}', { params })).pictures)
const inShop = async () => {
  const { gallery } = await shop.visit().call('GET /svc_content/catalog/product/complete/{id}', { params })
  const [card] = await shop.visit().call('GET /svc_content/cards', { query: { handles: 'iron-plate' } })
  return { gallery: placed(gallery), card: card?.picture?.base, hover: card?.hover?.base }
}

test('the shop shows uploaded pictures in the order and with the texts that staff save, and Undo restores the previous ones', async () => {
  const [front, back] = [await upload(await picture(40)), await upload(await picture(90))]
  assert.deepEqual((await inShop()).gallery, [], 'an upload alone changes nothing in the shop')
  const first = { base: front.base, alt: 'Front' }
  const second = { base: back.base, alt: 'Back' }
  assert.deepEqual(placed((await place([], [first, second])).pictures), [first, second])
  assert.deepEqual(await inShop(), { gallery: [first, second], card: front.base, hover: back.base })
  await place([first, second], [second, first])
  assert.deepEqual((await inShop()).card, back.base)
  await place([second, first], [second])
  assert.deepEqual((await inShop()).gallery, [second])
  const query = { objectType: 'product', objectId: '7' }
  const [entry] = (await desk.call('GET /svc_admin/audit', { query })).entries
  await desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: entry!.changes[0]!.id }, key: randomUUID() })
  assert.deepEqual((await inShop()).gallery, [second, first])
})

test('an upload is re-encoded into AVIF files, and uploading the same file twice stores one picture', async () => {
  const bytes = await picture(120)
  const { base, widths, alt } = await upload(bytes)
  assert.equal((await upload(bytes)).base, base)
  assert.equal(alt, '')
  const files = (await readdir(shop.deps.mediaFolder)).filter((name) => name.startsWith(base.split('/').at(-1)!))
  assert.deepEqual(files.toSorted(), widths.map((width) => `${base.split('/').at(-1)}-${width}.avif`).toSorted())
})

test('a file that is not a JPEG, PNG, WebP, or AVIF, or has too many pixels, is refused by its content [T14]', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  for (const bytes of [svg, Buffer.from('GIF89a\u0001\0\u0001\0'), Buffer.from('%PDF-1.7'), Buffer.alloc(64)])
    await assert.rejects(upload(bytes), { status: 422, code: 'picture_unreadable' })
  const huge = Buffer.from(await picture(10, 8, 8))
  // The width in the header of a PNG.
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  await assert.rejects(upload(huge), { status: 422, code: 'too_many_pixels' })
  await assert.rejects(upload(await picture(11), '999999'), { status: 404, code: 'product_not_found' })
})

test('a product can show a picture uploaded for another product, but not one missing from the media library, and an outdated picture change is refused', async () => {
  const before = await stored()
  const other = await upload(await picture(200), '8')
  const unknown = '/media/import/none'
  const details = { base: unknown }
  await assert.rejects(place(before, [{ base: unknown, alt: '' }]), { code: 'picture_not_found', details })
  await assert.rejects(place([], [before[0]!]), { status: 409, code: 'pictures_changed' })
  assert.deepEqual(await stored(), before)
  await place(before, [{ base: other.base, alt: 'Plates' }])
  assert.deepEqual((await inShop()).card, other.base)
  await place(await stored(), before)
})

test('a picture that was uploaded before is not encoded again, and encoding may take longer than other calls', async () => {
  const bytes = await picture(150)
  const first = await upload(bytes)
  const files = async () =>
    (await readdir(shop.deps.mediaFolder)).filter((name) => name.startsWith(first.base.split('/').at(-1)!))
  for (const name of await files()) await rm(join(shop.deps.mediaFolder, name))
  assert.deepEqual(await upload(bytes), first)
  assert.deepEqual(await files(), [])
  assert.equal(productEditor['POST /svc_admin/products/{id}/pictures'].maxWaitMs, 60_000)
})
