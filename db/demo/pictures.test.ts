import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { Group, Vector3 } from 'three'
import { aimCamera } from '../../equipment/pictures/aim.ts'
import { pictureKey } from '../../equipment/pictures/key.ts'
import { formats } from '../../equipment/pictures/shot.ts'
import { demoProducts } from './catalog/products.ts'
import { shots } from './shots/all-shots.ts'

interface Listed {
  width: number
  height: number
  key?: string
}

const listed: Record<string, Listed> = JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8'))
const allShots = Object.values(shots).flat()
/** Number of cells per side of the downscaled picture. */
const cells = 16
const shotByName = new Map(allShots.map((shot) => [shot.name, shot]))
/** The best-known products in each department. */
const mainProducts = [
  'ironwright-iw2-rack',
  'ironwright-iw3-power-rack',
  'ironwright-power-bar',
  'ironwright-wright-bar',
  'ironwright-flat-bench',
  'ironwright-adjustable-bench',
  'ironwright-kg-bumpers',
  'ironwright-training-bumpers',
  'ironwright-hex-dumbbells',
  'tarnstone-urethane-dumbbells',
  'ironwright-kettlebell',
  'vestergrav-competition-kettlebell',
  'aerwyn-air-rower',
  'aerwyn-air-bike',
  'ironwright-garage-package',
  'ironwright-starter-package',
]

test('each main product has at least five pictures, exactly one of them next to a person and at least one in a room', () => {
  for (const handle of mainProducts) {
    const { pictures } = demoProducts.find((product) => product.handle === handle)!
    const own = pictures.map(({ name }) => shotByName.get(name)!)
    assert.ok(own.length >= 5, handle)
    assert.ok(
      own.some(({ room }) => room),
      `${handle} in a room`,
    )
    const beside = own.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'scale-figure'))
    assert.equal(beside.length, 1, `${handle} next to a person`)
    const { alt } = pictures.find(({ name }) => name === beside[0]!.name)!
    assert.match(alt, /person of 1\.75 m \(5 ft 9 in\)/)
  }
})

test('all pictures of a product have different alternative texts', () => {
  const repeated = demoProducts.flatMap(({ handle, pictures }) => {
    const texts = pictures.map(({ alt }) => alt)
    return texts.filter((alt, index) => texts.indexOf(alt) !== index).map((alt) => `${handle}: ${alt}`)
  })
  assert.deepEqual(repeated, [])
})

test("a straight bar's main picture shows the whole bar", () => {
  const cropped = demoProducts.flatMap(({ pictures: [main] }) => {
    const { name, pieces, camera } = shotByName.get(main!.name)!
    const [bar] = pieces
    if (pieces.length > 1 || !['barbell', 'axle'].includes(bar!.kind)) return []
    const half = Number(bar!.params!['length']) / 2
    const { lens } = aimCamera(new Group(), camera, 1)
    const ends = [-half, half].map((x) => new Vector3(x, 0.03, 0).project(lens))
    return ends.every(({ x, y }) => Math.abs(x) < 1 && Math.abs(y) < 1) ? [] : [name]
  })
  assert.deepEqual(cropped, [])
})

test('every picture with a stored key matches its current models, placement, camera, and studio', () => {
  const names = allShots.map(({ name }) => name)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
    'names given twice',
  )
  // Pictures from an older studio version have no key. They stay in use until they are rendered again.
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

test('each rendered picture has the aspect ratio of its format', () => {
  for (const { name, format = 'square' } of allShots) {
    const { width, height } = formats[format]
    const picture = listed[name]
    if (picture?.key === undefined) continue
    assert.ok(Math.abs(picture.height - (picture.width * height) / width) < 1, name)
  }
})

test('no two products have similar-looking main pictures', async () => {
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

/** Returns a 256-bit difference hash. A bit is true if its cell is darker than the cell to the right. */
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
