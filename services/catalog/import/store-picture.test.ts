import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { storePicture } from './store-picture.ts'

const folder = await mkdtemp(join(tmpdir(), 'media-'))
after(() => rm(folder, { recursive: true }))
const red = [192, 57, 43]
const plate = [239, 238, 235]

/** Returns a picture in a single color. */
const solid = (width: number, height: number, color: readonly number[]) =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, Buffer.from(color)), width, height)
const stored = async (bytes: Buffer) => {
  const picture = await storePicture(bytes, folder)
  assert.ok(picture)
  return picture
}
const fileOf = ({ name }: { name: string }, width: number) => readFile(join(folder, `${name}-${width}.avif`))
const sizeOf = async (file: Buffer) => {
  const { width, height } = await new Transformer(file).metadata()
  return [width, height]
}
const assertColor = async (file: Buffer, [x, y]: readonly [number, number], color: readonly number[]) => {
  const { width, height } = await new Transformer(file).metadata()
  const pixels = await new Transformer(file).rawPixels()
  const at = (y * width + x) * (pixels.length / width / height)
  const found = [...pixels.subarray(at, at + 3)]
  assert.ok(
    found.every((value, index) => Math.abs(value - color[index]!) < 6),
    found.join(),
  )
}
/** Adds EXIF data with an orientation and a camera name to a JPEG. */
const withExif = (jpeg: Buffer, orientation: number, camera: string) => {
  const text = Buffer.from(`${camera}\0`)
  const head = Buffer.from('45786966000049492a00080000000200', 'hex')
  const entries = Buffer.alloc(28)
  entries.writeUInt16LE(0x0110, 0)
  entries.writeUInt16LE(2, 2)
  entries.writeUInt32LE(text.length, 4)
  entries.writeUInt32LE(38, 8)
  entries.writeUInt16LE(0x0112, 12)
  entries.writeUInt16LE(3, 14)
  entries.writeUInt32LE(1, 16)
  entries.writeUInt16LE(orientation, 20)
  const segment = Buffer.concat([head, entries, text])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(segment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)])
}

test('a picture is stored in every page width up to its own, whole and in its aspect ratio [UI-426]', async () => {
  const wide = await stored(await solid(3000, 2000, [...red, 255]).jpeg())
  assert.deepEqual(wide.widths, [83, 308, 360, 521, 768, 1284, 1960])
  assert.deepEqual([wide.width, wide.height], [1960, 1307])
  assert.deepEqual(await sizeOf(await fileOf(wide, 1960)), [1960, 1307])
  assert.deepEqual(await sizeOf(await fileOf(wide, 308)), [308, 205])
  for (const corner of [
    [0, 0],
    [307, 204],
  ] as const)
    await assertColor(await fileOf(wide, 308), corner, red)
  const tall = await stored(await solid(500, 700, [...red, 255]).png())
  assert.deepEqual([tall.width, tall.height, tall.widths], [360, 504, [83, 308, 360]])
  assert.equal((await readdir(folder)).filter((file) => file.startsWith(tall.name)).length, 3)
})

test("a small picture is stored unscaled, with margins in the background color of the shop's pictures [UI-427]", async () => {
  const small = await stored(await solid(100, 80, [...red, 255]).png())
  assert.deepEqual([small.width, small.height, small.widths], [308, 80, [83, 308]])
  const file = await fileOf(small, 308)
  await assertColor(file, [154, 40], red)
  await assertColor(file, [110, 4], red)
  await assertColor(file, [50, 40], plate)
})

test("transparent parts of a picture get the background color of the shop's pictures", async () => {
  const clear = await stored(await solid(400, 400, [...red, 0]).png())
  await assertColor(await fileOf(clear, 360), [180, 180], plate)
})

test('a stored photo is upright and contains no EXIF data [T14]', async () => {
  const photo = withExif(await solid(800, 400, [...red, 255]).jpeg(), 6, 'Camera of Jo')
  const upright = await stored(photo)
  assert.deepEqual([upright.width, upright.height], [360, 720])
  for (const width of upright.widths) {
    const file = await fileOf(upright, width)
    assert.ok(!file.includes('Camera of Jo') && !file.includes('Exif'), `${width}`)
  }
})

test("a file that isn't a picture or has too many pixels is not stored [T14]", async () => {
  assert.equal(await storePicture(Buffer.from('<svg onload=alert(1)>'), folder), undefined)
  assert.equal(await storePicture(Buffer.from('GIF89a nonsense'), folder), undefined)
  // A PNG header that claims more pixels than fit into memory.
  const huge = Buffer.from(await solid(700, 500, [...red, 255]).png())
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
  assert.equal(await storePicture(huge, folder), undefined)
})

test('pictures are decoded one at a time, so that two large ones do not exhaust the memory', async () => {
  const [large, small] = [await solid(1400, 1400, [...red, 255]).png(), await solid(310, 310, [...red, 254]).png()]
  const finished: string[] = []
  await Promise.all([
    storePicture(large, folder).then(() => finished.push('large')),
    storePicture(small, folder).then(() => finished.push('small')),
  ])
  assert.deepEqual(finished, ['large', 'small'])
})
