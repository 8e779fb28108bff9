import { type Material, Mesh, Path, Shape, Vector2 } from 'three'
import type { Detail } from '../detail.ts'
import { sheet } from './boxes.ts'
import { smoothNormals } from './smooth-normals.ts'

type Place = readonly [x: number, y: number]

/**
 * Builds a band along a line in x and y, `width` wide along z and centered there. A closed band is a counterclockwise
 * loop.
 */
export function strip(
  detail: Detail,
  line: readonly Place[],
  {
    thickness,
    width,
    material,
    isClosed = false,
  }: { thickness: number; width: number; material: Material; isClosed?: boolean },
): Mesh {
  const places = thinned(detail, line)
  const [left, right] = [offset(places, thickness / 2, isClosed), offset(places, -thickness / 2, isClosed)]
  const shape = new Shape(isClosed ? right : [...right, ...left.reverse()])
  if (isClosed) shape.holes.push(new Path(left))
  const { geometry, material: cloth } = sheet(detail, shape, width, material, Math.min(0.0008, thickness / 4))
  geometry.translate(0, 0, -width / 2)
  return new Mesh(detail.lod === 'full' ? smoothNormals(geometry, 0.6) : geometry, cloth)
}

/** Returns points on an arc; angles in radians. */
export function arc([x, y]: Place, radius: number, [from, to]: readonly [number, number], steps = 24): Place[] {
  return Array.from({ length: steps + 1 }, (_, at): Place => {
    const turn = from + ((to - from) * at) / steps
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
}

/** Returns a counterclockwise loop of two lines and two half circles. */
export function loop(width: number, height: number, steps = 32): Place[] {
  const [radius, rise] = [width / 2, height / 2 - width / 2]
  return [...arc([0, rise], radius, [0, Math.PI], steps), ...arc([0, -rise], radius, [Math.PI, Math.PI * 2], steps)]
}

/** Removes points at lower levels of detail, but never the first and the last. */
function thinned(detail: Detail, line: readonly Place[]): readonly Place[] {
  const keep = { full: 1, gym: 3, far: 6 }[detail.lod]
  return line.length <= 8 ? line : line.filter((_, at) => at % keep === 0 || at === line.length - 1)
}

function offset(line: readonly Place[], distance: number, isClosed: boolean): Vector2[] {
  const last = line.length - 1
  return line.map(([x, y], at) => {
    const before = line[at - 1] ?? (isClosed ? line[last]! : line[at]!)
    const after = line[at + 1] ?? (isClosed ? line[0]! : line[at]!)
    const away = new Vector2(-(after[1] - before[1]), after[0] - before[0]).setLength(distance)
    return new Vector2(x, y).add(away)
  })
}
