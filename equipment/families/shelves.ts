import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import type { Detail } from '../detail.ts'
import { contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { rackSteel, upright } from '../parts/upright.ts'
import { lyingTube } from '../parts/steel-tube.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const storageShelf = model(
  'storage-shelf',
  {
    width: 1.22,
    depth: 0.41,
    height: 0.76,
    tiers: 2,
    lowest: 0.15,
    post: 0.06,
    plate: 0.0025,
    color: 0x26272a,
    brand: 'IRONWRIGHT',
    hasMats: true,
  },
  ({ width, depth, height, tiers, lowest, post, plate, color, brand, hasMats }, detail) => {
    const steel = material('powder', color)
    const rack = rackSteel({ uprightWidth: post, uprightDepth: post, hole: 0.016, color, hardware: 'zinc' })
    const [x, z] = [width / 2 - post / 2, depth / 2 - post / 2]
    const group = groupParts()
    for (const side of sides) {
      for (const way of sides) {
        group.add(placePart(upright(detail, rack, height - 0.006, { numbersEvery: 0 }), [side * x, 0.006, way * z]))
        group.add(placePart(box(detail, [post, 0.014, post], material('uhmw'), 0.003), [side * x, 0.007, way * z]))
      }
      for (const y of [lowest - 0.05, height - 0.06]) {
        const tie = lyingTube(detail, {
          length: depth - 2 * post,
          height: 0.05,
          depth: post * 0.7,
          wall: 0.0025,
          material: steel,
        })
        group.add(placePart(tie, [side * x, y, 0], [0, quarter, 0]))
      }
    }
    for (let tier = 0; tier < tiers; tier += 1) {
      const y = lowest + (tiers > 1 ? (tier / (tiers - 1)) * (height - lowest - 0.12) : 0)
      group.add(
        placePart(
          trayOf(detail, {
            width: width - 2 * post,
            depth,
            color,
            brand: tier === 0 ? brand : '',
            hasMat: hasMats,
            thick: plate,
          }),
          [0, y, 0],
        ),
      )
    }
    return group
  },
)

/** Builds a shelf with its top at y = 0. */
function trayOf(
  detail: Detail,
  {
    width,
    depth,
    color,
    brand,
    hasMat,
    thick,
  }: { width: number; depth: number; color: number; brand: string; hasMat: boolean; thick: number },
) {
  const steel = material('powder', color)
  const lip = 0.06
  const group = groupParts(
    placePart(box(detail, [width - 0.004, thick, depth - 0.006], steel, 0.001), [0, -thick / 2, 0]),
  )
  for (const side of sides) {
    const fold = box(detail, [width - 0.004, lip, thick], steel, 0.0014)
    group.add(placePart(fold, [0, -lip / 2 + 0.018, side * (depth / 2 - 0.003 - thick / 2)]))
    const hem = box(detail, [width - 0.004, thick, 0.02], steel, 0.0014)
    group.add(placePart(hem, [0, -lip + 0.018 + thick / 2, side * (depth / 2 - 0.014)]))
    const flange = box(detail, [thick, lip, depth - 0.012], steel, 0.0014)
    group.add(placePart(flange, [side * (width / 2 - 0.0035), -lip / 2 + 0.018, 0]))
    for (const z of sides) {
      const bolt = boltHead(detail, { thread: 0.014, material: material('zinc') })
      group.add(
        placePart(
          bolt,
          [side * (width / 2 - 0.005), -0.02, z * (depth / 2 - benchTubeSize / 2)],
          [0, -side * quarter, 0],
        ),
      )
    }
  }
  if (hasMat)
    group.add(placePart(box(detail, [width - 0.02, 0.006, depth - 0.02], material('rubber'), 0.002), [0, 0.003, 0]))
  if (brand !== '') {
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.032 }]
    const letters = flatLettering({ width: Math.min(width * 0.8, 0.6), height: lip, lines, ink: contrastingInk(color) })
    group.add(placePart(letters, [0, -lip / 2 + 0.018, depth / 2 - 0.0028]))
  }
  return group
}

export const shelves: readonly Model[] = [storageShelf]
