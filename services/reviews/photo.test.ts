import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { Transformer } from '@napi-rs/image'
import { statement } from '#platform/database.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { signedReviewPhotoUrl } from './photo-links.ts'
import { imageSizeFromHeader } from '../media/image-size.ts'
import { storePhoto } from './photo.ts'
import { servePhotos } from './serve-photos.ts'

/** Creates a rotated JPEG with GPS metadata. */
async function telltale(): Promise<Buffer> {
  const jpeg = await Transformer.fromRgbaPixels(Buffer.alloc(400 * 200 * 4, 120), 400, 200).jpeg(80)
  const place = 'Garage, 41.40338 N, 2.17403 E'
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('MM\0*\0\0\0\u0008', 'latin1')
  tiff.writeUInt16BE(2, 8)
  // Sets orientation 6 (a quarter turn) and a description.
  tiff.set([0x01, 0x0e, 0, 2, 0, 0, 0, place.length, 0, 0, 0, tiff.length], 10)
  tiff.set([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 22)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place, 'latin1')])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2), Buffer.from('<script>behind</script>')])
}

test('a review photo is stored upright, without its location or trailing data [T14]', async () => {
  const photo = await telltale()
  assert.ok(photo.includes('41.40338'))
  const stored = await storePhoto(photo)
  if (typeof stored === 'string') return assert.fail(stored)
  assert.deepEqual([stored.width, stored.height], [200, 400])
  for (const bytes of [stored.large, stored.small]) {
    assert.equal(bytes.toString('latin1', 8, 12), 'WEBP')
    for (const leak of ['41.40338', 'Exif', 'EXIF', 'script']) assert.equal(bytes.includes(leak), false, leak)
  }
  const { width, height } = await new Transformer(stored.small).metadata()
  assert.deepEqual([width, height], [120, 240])
})

test('the size of a picture is read from the header of every supported format, and is unknown for other data', async () => {
  const photo = Transformer.fromRgbaPixels(Buffer.alloc(321 * 123 * 4, 90), 321, 123)
  const files = [
    photo.jpeg(80),
    photo.png(),
    photo.webp(80),
    photo.webpLossless(),
    photo.avif({ quality: 60, speed: 9 }),
  ]
  for (const bytes of await Promise.all(files)) {
    assert.deepEqual(imageSizeFromHeader(bytes), { width: 321, height: 123 }, bytes.toString('latin1', 0, 12))
    for (const length of [3, 12, 20]) {
      const size = imageSizeFromHeader(bytes.subarray(0, length))
      assert.ok(size === undefined, `${length} bytes are no photo`)
    }
  }
  for (const text of ['', 'GIF89a', '<svg/>', 'RIFF    WAVE', '\xff\xd8\xff\xe0\x00\x00'])
    assert.equal(imageSizeFromHeader(Buffer.from(text, 'latin1')), undefined, text)
})

const { db } = await openTestShop()
const secret = 'the secret of a test'
let now = testNow
const photos = servePhotos({ db, secret, clock: () => now }, { 'x-content-type-options': 'nosniff' })
const server = createServer((request, response) => {
  void photos(request, response).then((isServed) => isServed || response.writeHead(404).end())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
})
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
const putReview = statement<{ id: string }>(
  'test.put-review',
  `with r as (
     insert into review (site, customer_id, product_id, author, stars, title, text, is_verified, state)
     values ('USA', $1, 7, 'Jo', 5, 'Good', 'Good.', false, $2) returning id)
   insert into review_photo (review_id, width, height, large, small)
   select id, 2, 1, 'large'::bytea, 'small'::bytea from r returning id`,
)
const photoOf = async (state: 'pending' | 'approved', customerId: number) =>
  (await db.run(putReview, [customerId, state]))[0]!.id

test('photos of an approved review are public and cached permanently', async () => {
  const id = await photoOf('approved', 1)
  const response = await get(`/media/reviews/${id}-small.webp`)
  assert.equal(await response.text(), 'small')
  assert.equal(response.headers.get('content-type'), 'image/webp')
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  assert.match(response.headers.get('cache-control')!, /immutable/)
  assert.equal(await (await get(`/media/reviews/${id}-large.webp`)).text(), 'large')
  for (const path of [`${randomUUID()}-small.webp`, `${id}-huge.webp`, `${id}.webp`, `..%2f${id}-small.webp`])
    assert.equal((await get(`/media/reviews/${path}`)).status, 404, path)
})

test('photos of an unapproved review need a signed link, which is valid for two days at most, and are not cached', async () => {
  const [id, other] = [await photoOf('pending', 2), await photoOf('pending', 3)]
  const signed = signedReviewPhotoUrl({ secret, now }, id, 'small')
  const response = await get(signed)
  assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'private, no-store'])
  const forged = signedReviewPhotoUrl({ secret: 'another secret', now }, id, 'small')
  for (const path of [signed.split('?')[0]!, forged, signed.replace(id, other), signed.replace(/until=\d/, 'until=9')])
    assert.equal((await get(path)).status, 404, path)
  now += 2 * 86_400_000
  assert.equal((await get(signed)).status, 404)
  now = testNow
})
