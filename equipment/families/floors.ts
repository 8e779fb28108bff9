import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model, type Model } from '../model.ts'
import { box } from '../shapes/boxes.ts'
import { flatLettering } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { boxes } from './plyo-boxes.ts'
import { ground } from './ground.ts'

const quarter = Math.PI / 2
const sides = [-1, 1] as const

const floorTile = model(
  'floor-tile',
  { width: 1, length: 1, thickness: 0.02, color: 0x202022, fleck: 0x8f979e, flecks: 0.1 },
  ({ width, length, thickness, color, fleck, flecks }, detail) => {
    const body = box(detail, [width, thickness, length], material('rubber', color), 0.0015)
    const top = flecksOf(detail, { width, length, fleck, share: flecks })
    return groupParts(placePart(body, [0, thickness / 2, 0]), top && placePart(top, [0, thickness + 0.0002, 0]))
  },
)

function flecksOf(
  detail: Detail,
  { width, length, fleck, share }: { width: number; length: number; fleck: number; share: number },
): Mesh | null {
  const size = detail.lod === 'full' ? 0.0042 : 0.012
  const max = { full: 9_000, gym: 400, far: 0 }[detail.lod]
  const count = Math.min(max, Math.round((share * width * length) / size ** 2))
  if (count === 0) return null
  const random = sequence(11)
  const places = new Float32Array(count * 9)
  const up = new Float32Array(count * 9)
  for (let at = 0; at < count; at += 1) {
    const [x, z] = [(random() - 0.5) * (width - 0.02), (random() - 0.5) * (length - 0.02)]
    const turn = random() * 2 * Math.PI
    for (let corner = 0; corner < 3; corner += 1) {
      const angle = turn - (corner * 2 * Math.PI) / 3 + random() * 0.7
      const out = size * (0.35 + random() * 0.65)
      places.set([x + Math.cos(angle) * out, 0, z + Math.sin(angle) * out], (at * 3 + corner) * 3)
      up.set([0, 1, 0], (at * 3 + corner) * 3)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('normal', new BufferAttribute(up, 3))
  const mesh = new Mesh(geometry, material('urethane', fleck))
  mesh.userData = { isMark: true }
  return mesh
}

/** Returns a Park-Miller generator of numbers from 0 to 1, identical on every machine. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const liftingPlatform = model(
  'lifting-platform',
  {
    width: 2.44,
    length: 2.44,
    center: 1.22,
    thickness: 0.076,
    color: 0x2b2c30,
    wood: 0xb0854f,
    fleck: 0x8f979e,
    brand: 'IRONWRIGHT',
    ink: 0x1a1a1b,
  },
  ({ width, length, center, thickness, color, wood, fleck, brand, ink }, detail) => {
    const steel = material('powder', color)
    const [frame, gap] = [0.006, 0.002]
    const inner = [width - 2 * frame, length - 2 * frame] as const
    const side = (inner[0] - center) / 2 - gap
    const group = groupParts()
    // Two 18 mm boards on battens are as high as the rubber layers.
    const sheetOf = 0.018
    const count = 3
    const board = (center - gap * (count - 1)) / count
    for (let at = 0; at < count; at += 1) {
      const x = (at - (count - 1) / 2) * (board + gap)
      const tone = wood + [0, 0x060605, 0x030302][at]!
      const top = box(detail, [board, sheetOf, inner[1] - 2 * gap], material('wood', tone), 0.001)
      group.add(placePart(top, [x, thickness - sheetOf / 2, 0]))
    }
    const lower = box(detail, [center, sheetOf, inner[1] - 2 * gap], material('wood', 0x8d6b42), 0)
    group.add(placePart(lower, [0, thickness - sheetOf * 1.5 - 0.0002, 0]))
    const battens = 5
    const batten = thickness - 2 * sheetOf - 0.0004
    for (let at = 0; at < battens && detail.shows(0.02); at += 1) {
      const z = ((at - (battens - 1) / 2) / battens) * inner[1]
      group.add(placePart(box(detail, [center, batten, 0.07], material('wood', 0x8d6b42), 0), [0, batten / 2, z]))
    }
    for (const way of sides) {
      const x = way * (center / 2 + gap + side / 2)
      const halves = 2
      const each = (inner[1] - gap * (halves + 1)) / halves
      for (const z of sides) {
        const layer = (height: number, from: number, edge: number) =>
          placePart(box(detail, [side - gap, height, each], material('rubber'), edge), [
            x,
            from + height / 2,
            (z * (each + gap)) / 2,
          ])
        // The lower layer has channels on its underside, so half of its height is air.
        group.add(layer(0.022, thickness - 0.022, 0.002), layer(0.018, thickness - 0.042, 0))
        const top = flecksOf(detail, { width: side - gap, length: each, fleck, share: 0.07 })
        if (top) group.add(placePart(top, [x, thickness + 0.0002, (z * (each + gap)) / 2]))
      }
    }
    const edge = (long: number) =>
      groupParts(
        placePart(box(detail, [long, thickness, frame], steel, 0.0015), [0, thickness / 2, 0]),
        placePart(box(detail, [long, frame, 0.05], steel, 0.0015), [0, frame / 2, -0.025]),
      )
    for (const way of sides) {
      group.add(placePart(edge(width), [0, 0, way * (length / 2 - frame / 2)], [0, way > 0 ? 0 : Math.PI, 0]))
      group.add(placePart(edge(inner[1]), [way * (width / 2 - frame / 2), 0, 0], [0, way * quarter, 0]))
    }
    const lines = [{ text: brand, x: 0.5, y: 0.5, size: 0.075 }]
    const letters = flatLettering({ width: center * 0.8, height: 0.16, lines, ink })
    group.add(placePart(letters, [0, thickness + 0.0002, length / 2 - 0.3], [-quarter, 0, 0]))
    return group
  },
)

export const floors: readonly Model[] = [floorTile, liftingPlatform, ...boxes, ...ground]
