import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { pictureKey } from '../../equipment/pictures/key.ts'
import { formats } from '../../equipment/pictures/shot.ts'
import { demoProducts } from './catalog/products.ts'
import { shots } from './shots/all-shots.ts'

interface Listed {
  width: number
  height: number
  widths: readonly number[]
  key?: string
}

const listed: Record<string, Listed> = JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8'))
const allShots = Object.values(shots).flat()
/** Cells per side of the downscaled picture. */
const cells = 16

test('every picture matches its current models, placement, camera and studio', () => {
  const names = allShots.map(({ name }) => name)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
    'names given twice',
  )
  // Pictures from an earlier studio have no key; they remain until they are rendered again.
  const stale = allShots
    .filter((shot) => listed[shot.name]?.key !== undefined && listed[shot.name]!.key !== pictureKey(shot))
    .map(({ name }) => name)
  assert.deepEqual(stale, [], 'to be taken with npm run pictures -- --masters')
  const known = new Set(names)
  assert.deepEqual(
    Object.entries(listed).flatMap(([name, { key }]) => (key !== undefined && !known.has(name) ? [name] : [])),
    [],
    'pictures that no shot takes',
  )
})

test('a picture has the dimensions of its format', () => {
  for (const { name, format = 'square' } of allShots) {
    const { width, height } = formats[format]
    const picture = listed[name]
    if (picture?.key === undefined) continue
    assert.ok(Math.abs(picture.height - (picture.width * height) / width) < 1, name)
  }
})

test('no two products have main pictures that look alike', async () => {
  const opening = demoProducts.map(({ pictures }) => pictures[0]!.name)
  const looks = await Promise.all(opening.map(look))
  const alike = looks.flatMap((one, index) =>
    looks.slice(index + 1).flatMap((other, beyond) => {
      const apart = one.reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0)
      return apart < 2 ? [`${opening[index]} and ${opening[index + 1 + beyond]}: ${apart}`] : []
    }),
  )
  assert.deepEqual(alike, [])
})

/** Returns a 256-bit difference hash: whether each cell is darker than its right neighbor. */
async function look(name: string): Promise<boolean[]> {
  const bytes = readFileSync(new URL(`pictures/${name}-308.avif`, import.meta.url))
  const small = new Transformer(bytes).resize({ width: cells + 1, height: cells, fit: ResizeFit.Fill }).grayscale()
  const pixels = await small.rawPixels()
  const channels = pixels.length / (cells * (cells + 1))
  const lightAt = (x: number, y: number) => pixels[(y * (cells + 1) + x) * channels]!
  return Array.from({ length: cells * cells }, (_, at) => {
    const [x, y] = [at % cells, Math.floor(at / cells)]
    return lightAt(x, y) < lightAt(x + 1, y)
  })
}
