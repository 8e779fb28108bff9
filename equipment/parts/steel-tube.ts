import { BoxGeometry, CircleGeometry, ExtrudeGeometry, type Group, type Material, Mesh, Path, Shape } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Detail } from '../detail.ts'
import { material as surfaceOf } from '../materials.ts'
import { hole, rectangle, sheet } from '../shapes/boxes.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

const quarter = Math.PI / 2

/** A rectangular tube, with lengths in meters. */
interface Tube {
  width: number
  depth: number
  length: number
  wall: number
  material: Material
  /** Heights of the holes through the ±z faces, then through the ±x faces. */
  through?: readonly number[]
  across?: readonly number[]
  /** Diameter of the holes. */
  hole?: number
}

/** Builds an upright steel tube on y = 0 with round corners and real holes. At the `far` level, it is a plain box. */
export function steelTube(detail: Detail, tube: Tube): Group {
  const { width, depth, length, wall, material } = tube
  if (detail.lod !== 'full') {
    const body = new Mesh(new BoxGeometry(width, length, depth).translate(0, length / 2, 0), material)
    return groupParts(body, darkHoles(detail, tube))
  }
  const [through, across] = [tube.through ?? [], tube.across ?? []]
  if (through.length + across.length === 0) return groupParts(plainTube(tube))
  const radius = wall * 2
  const wallOf = (wide: number, heights: readonly number[]) => {
    const shape = rectangle(wide - 2 * radius, length)
    for (const height of heights) shape.holes.push(hole(0, height - length / 2, (tube.hole ?? 0) / 2))
    return sheet(detail, shape, wall, material, 0)
  }
  const [front, side] = [wallOf(width, through), wallOf(depth, across)]
  const corner = cornerOf(tube, radius)
  const [x, z] = [width / 2, depth / 2]
  return groupParts(
    placePart(front, [0, length / 2, z - wall]),
    placePart(front.clone(), [0, length / 2, -z + wall], [0, Math.PI, 0]),
    placePart(side, [x - wall, length / 2, 0], [0, quarter, 0]),
    placePart(side.clone(), [-x + wall, length / 2, 0], [0, -quarter, 0]),
    ...[
      [x - radius, z - radius, 0],
      [x - radius, -z + radius, 1],
      [-x + radius, -z + radius, 2],
      [-x + radius, z - radius, 3],
    ].map(([atX, atZ, turns]) => placePart(corner.clone(), [atX!, 0, atZ!], [0, turns! * quarter, 0])),
  )
}

/** Builds a steel tube along x, centered on the origin; `height` along y, `depth` along z. */
export function lyingTube(
  detail: Detail,
  { length, height, depth, wall, material }: Pick<Tube, 'length' | 'depth' | 'wall' | 'material'> & { height: number },
): Group {
  const standing = steelTube(detail, { width: height, depth, length, wall, material })
  return groupParts(placePart(standing, [length / 2, 0, 0], [0, 0, quarter]))
}

function plainTube({ width, depth, length, wall, material }: Tube): Mesh {
  const shape = rectangle(width, depth, wall * 2)
  shape.holes.push(
    new Path(
      rectangle(width - 2 * wall, depth - 2 * wall, wall)
        .getPoints(4)
        .reverse(),
    ),
  )
  return raised(shape, length, material)
}

function cornerOf({ length, wall, material }: Tube, radius: number): Mesh {
  const shape = new Shape()
  shape.absarc(0, 0, radius, -quarter, 0, false)
  shape.absarc(0, 0, radius - wall, 0, -quarter, true)
  return raised(shape, length, material)
}

/** Extrudes a shape upward. Its negative y becomes +z. */
function raised(shape: Shape, height: number, material: Material): Mesh {
  const geometry = new ExtrudeGeometry(shape, { depth: height, curveSegments: 5, bevelEnabled: false })
  return new Mesh(geometry.rotateX(-quarter), material)
}

/** Builds dark spots for holes that are too small for this level. */
function darkHoles(detail: Detail, { width, depth, through = [], across = [], hole: diameter = 0 }: Tube) {
  if (through.length + across.length === 0 || !detail.shows(diameter)) return null
  const spot = (height: number, turn: number, out: number) =>
    new CircleGeometry(diameter / 2, 6).translate(0, height, out + 0.0003).rotateY(turn)
  const spots = [
    ...through.flatMap((height) => [spot(height, 0, depth / 2), spot(height, Math.PI, depth / 2)]),
    ...across.flatMap((height) => [spot(height, quarter, width / 2), spot(height, -quarter, width / 2)]),
  ]
  const mesh = new Mesh(mergeGeometries(spots)!, surfaceOf('powder', 0x0c0c0d))
  mesh.userData = { isMark: true }
  return mesh
}
