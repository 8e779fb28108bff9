import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { beam, beamBrand, crossFoot, endCap, contrastingInk, benchTubeSize } from '../parts/bench-frame.ts'
import { boltHead } from '../parts/bolt.ts'
import { platePost } from '../parts/plate-peg.ts'
import { straightPipe } from '../parts/pipe.ts'
import { box, hole, polygon, rectangle, sheet } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const ballRack = model(
  'ball-rack',
  { width: 1.22, height: 1.4, depth: 0.46, tiers: 4, pipe: 0.032, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ width, height, depth, tiers, pipe, color, brand }, detail) => {
    const steel = material('powder', color)
    const post = width / 2 - 0.03
    const group = groupParts()
    for (const side of sides) {
      const upright = groupParts(beam(detail, steel, [0.06, 0], [height - 0.006, 0], 0.06))
      group.add(placePart(upright, [side * post, 0, 0]))
      group.add(
        placePart(beam(detail, steel, [0.033, -depth / 2 + 0.03], [0.033, depth / 2 - 0.03], 0.06), [
          side * post,
          0,
          0,
        ]),
      )
      group.add(placePart(endCap(detail, 0.06), [side * post, height - 0.003, 0], [-quarter, 0, 0]))
      for (const z of sides) {
        const shoe = box(detail, [0.066, 0.066, 0.03], material('rubber'), 0.005)
        group.add(placePart(shoe, [side * post, 0.033, z * (depth / 2 - 0.015)]))
      }
    }
    for (let tier = 0; tier < tiers; tier += 1) {
      const y = 0.2 + (tier * (height - 0.32)) / Math.max(1, tiers - 1)
      for (const way of sides) {
        const long = { radius: pipe / 2, wall: 0.002, length: width - 0.002, material: steel }
        group.add(placePart(straightPipe(detail, long), [0, y, way * 0.11], [0, 0, quarter]))
        const bracket = box(detail, [0.008, 0.05, 0.26], steel, 0.002)
        group.add(placePart(bracket, [way * (post - 0.034), y - 0.006, 0]))
        const bolt = boltHead(detail, { thread: 0.012, material: material('zinc') })
        group.add(placePart(bolt, [way * (post - 0.038), y - 0.006, 0], [0, -way * quarter, 0]))
      }
    }
    group.add(placePart(box(detail, [width - 0.12, 0.09, 0.004], steel, 0.001), [0, height - 0.07, 0]))
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.044 }]
    const letters = flatLettering({ width: 0.6, height: 0.09, lines, ink: contrastingInk(color) })
    return group.add(placePart(letters, [0, height - 0.07, 0.0023]))
  },
)

const pegRail = model(
  'peg-rail',
  { width: 0.92, pegs: 8, length: 0.15, peg: 0.019, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ width, pegs, length, peg, color, brand }, detail) => {
    const steel = material('powder', color)
    const high = 0.14
    const plate = rectangle(width, high, 0.012)
    const bores = [-0.46, 0, 0.46].map((share) => share * width)
    if (detail.lod === 'full') for (const x of bores) for (const y of sides) plate.holes.push(hole(x, y * 0.05, 0.005))
    const group = groupParts(placePart(sheet(detail, plate, 0.005, steel), [0, high / 2, -length / 2]))
    for (let at = 0; at < pegs; at += 1) {
      const x = (at - (pegs - 1) / 2) * ((width * 0.86) / Math.max(1, pegs - 1))
      const rod = cylinder(detail, peg / 2, length - 0.01, steel)
      const cap = cylinder(detail, peg / 2 + 0.006, 0.008, material('plastic'))
      const ring = cylinder(detail, peg / 2 + 0.004, 0.006, steel)
      const one = groupParts(
        placePart(rod, [0, length / 2 - 0.005, 0]),
        placePart(cap, [0, length - 0.009, 0]),
        placePart(ring, [0, 0.003, 0]),
      )
      group.add(placePart(one, [x, high * 0.36, 0.005 - length / 2], [quarter - 0.05, 0, 0]))
    }
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.026 }]
    const letters = flatLettering({ width: 0.4, height: 0.05, lines, ink: contrastingInk(color) })
    return group.add(placePart(letters, [0, high * 0.78, 0.0052 - length / 2]))
  },
)

const barForks = model(
  'bar-forks',
  { width: 0.92, places: 5, gap: 0.036, color: 0x26272a, brand: 'IRONWRIGHT' },
  ({ width, places, gap, color, brand }, detail) => {
    const steel = material('powder', color)
    const [high, reach] = [0.2, 0.13]
    const spacing = width / places
    const group = groupParts(
      placePart(sheet(detail, rectangle(width, high, 0.01), 0.005, steel), [0, high / 2, -reach / 2]),
    )
    const outer = gap / 2 + 0.024
    const fork = polygon([
      [-outer, 0],
      [-outer, reach - 0.02],
      [-gap / 2 - 0.006, reach - 0.002],
      [-gap / 2, reach - 0.012],
      [-gap / 2, 0.072],
      [-gap / 4, 0.056],
      [gap / 4, 0.056],
      [gap / 2, 0.072],
      [gap / 2, reach - 0.012],
      [gap / 2 + 0.006, reach - 0.002],
      [outer, reach - 0.02],
      [outer, 0],
    ])
    const rib = polygon([
      [0, 0],
      [reach * 0.8, 0],
      [0, -0.07],
    ])
    for (let at = 0; at < places; at += 1) {
      const x = (at - (places - 1) / 2) * spacing
      const flat = (thick: number, surface: typeof steel) =>
        placePart(sheet(detail, fork, thick, surface), [0, 0, 0], [quarter, 0, 0])
      const one = groupParts(placePart(groupParts(flat(0.006, steel)), [0, 0, 0]))
      if (detail.shows(0.02)) one.add(placePart(groupParts(flat(0.004, material('uhmw', 0x4d5055))), [0, 0.004, 0]))
      for (const side of sides) {
        const web = placePart(sheet(detail, rib, 0.005, steel), [0, 0, -0.0025])
        one.add(placePart(groupParts(web), [side * (outer - 0.006), -0.004, 0], [0, -quarter, 0]))
      }
      group.add(placePart(one, [x, high * 0.62, 0.0045 - reach / 2]))
      if (at % 2 === 0)
        group.add(
          placePart(boltHead(detail, { thread: 0.01, material: material('zinc') }), [
            x,
            high * 0.85,
            0.005 - reach / 2,
          ]),
        )
    }
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.024 }]
    const letters = flatLettering({ width: 0.4, height: 0.05, lines, ink: contrastingInk(color) })
    return group.add(placePart(letters, [places % 2 === 0 ? 0 : spacing / 2, high * 0.85, 0.0052 - reach / 2]))
  },
)

const plateRail = model(
  'plate-rail',
  {
    length: 1.4,
    height: 0.62,
    depth: 0.62,
    posts: 5,
    peg: 0.2,
    color: 0x26272a,
    pegFinish: 'chrome',
    brand: 'IRONWRIGHT',
  },
  ({ length, height, depth, posts, peg, color, pegFinish, brand }, detail) => {
    const steel = material('powder', color)
    const end = length / 2 - benchTubeSize / 2 - 0.003
    const rail = height - benchTubeSize / 2 - 0.1
    const group = groupParts(
      crossFoot(detail, steel, depth, -end),
      crossFoot(detail, steel, depth, end),
      beam(detail, steel, [rail, -end - benchTubeSize / 2], [rail, end + benchTubeSize / 2]),
      beam(detail, steel, [0.105, -end], [0.105, end]),
      beam(detail, steel, [0.066, -end], [rail - benchTubeSize / 2, -end]),
      beam(detail, steel, [0.066, end], [rail - benchTubeSize / 2, end]),
      ...sides.map((side) =>
        placePart(endCap(detail), [0, rail, side * (end + benchTubeSize / 2)], [0, side < 0 ? Math.PI : 0, 0]),
      ),
    )
    const handle = straightPipe(detail, { radius: 0.016, wall: 0.003, length: length - 0.2, material: steel })
    group.add(placePart(handle, [0, height - 0.016, 0], [quarter, 0, 0]))
    for (const side of sides)
      group.add(
        placePart(box(detail, [0.03, 0.1, 0.008], steel, 0.002), [0, height - 0.06, side * (length / 2 - 0.13)]),
      )
    for (let at = 0; at < posts; at += 1) {
      const z = (at - (posts - 1) / 2) * ((length - 0.3) / Math.max(1, posts - 1))
      for (const side of sides) {
        const post = groupParts(
          placePart(sheet(detail, rectangle(0.09, 0.07, 0.008), 0.006, steel), [0, 0, benchTubeSize / 2]),
          placePart(platePost(detail, peg, material(pegFinish)), [0, 0, benchTubeSize / 2 + 0.006]),
        )
        group.add(placePart(post, [0, rail, z], [-0.04, side * quarter, 0]))
      }
    }
    group.add(beamBrand({ brand, ink: contrastingInk(color), size: 0.03 }, [0.105, 0]))
    return groupParts(placePart(group, [0, 0, 0], [0, quarter, 0]))
  },
)

export const openStorage: readonly Model[] = [ballRack, pegRail, barForks, plateRail]
