import {
  type BufferGeometry,
  CatmullRomCurve3,
  CircleGeometry,
  CurvePath,
  LineCurve3,
  type Material,
  Mesh,
  QuadraticBezierCurve3,
  RingGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Detail } from '../detail.ts'

type Place = readonly [x: number, y: number, z: number]

/**
 * Builds a round bar along points, with rounded bends and closed ends. With a wall thickness, builds a pipe with open
 * ends.
 */
export function bentTube(
  detail: Detail,
  places: readonly Place[],
  { radius, bend = 0, wall = 0, material }: { radius: number; bend?: number; wall?: number; material: Material },
): Mesh {
  const path = bend > 0 ? bentPath(places, bend) : new CatmullRomCurve3(places.map((place) => new Vector3(...place)))
  const steps = Math.max(4, Math.ceil((path.getLength() / Math.max(radius, 0.004)) * (detail.lod === 'full' ? 2 : 0.6)))
  const around = Math.max(6, Math.round(detail.round(radius) / 2))
  const tube = new TubeGeometry(path, Math.min(steps, 400), radius, around, false)
  const isOpen = wall > 0 && detail.lod === 'full'
  const ends = [0, 1].map((at) => {
    const cap = isOpen ? new RingGeometry(radius - wall, radius, around, 1) : new CircleGeometry(radius, around)
    const out = path.getTangentAt(at).multiplyScalar(at === 0 ? -1 : 1)
    cap.lookAt(out)
    const { x, y, z } = path.getPointAt(at)
    return cap.translate(x, y, z)
  })
  const bore = isOpen ? [turnedOut(new TubeGeometry(path, Math.min(steps, 400), radius - wall, around, false))] : []
  return new Mesh(mergeGeometries([tube, ...ends, ...bore])!, material)
}

function turnedOut(geometry: BufferGeometry): BufferGeometry {
  const { index, attributes } = geometry
  for (let at = 0; at < index!.count; at += 3) {
    const [second, third] = [index!.getX(at + 1), index!.getX(at + 2)]
    index!.setX(at + 1, third)
    index!.setX(at + 2, second)
  }
  const normal = attributes['normal']!
  for (let at = 0; at < normal.count; at += 1) normal.setXYZ(at, -normal.getX(at), -normal.getY(at), -normal.getZ(at))
  return geometry
}

function bentPath(places: readonly Place[], bend: number): CurvePath<Vector3> {
  const points = places.map((place) => new Vector3(...place))
  const path = new CurvePath<Vector3>()
  let from = points[0]!
  for (let at = 1; at < points.length - 1; at += 1) {
    const [corner, next] = [points[at]!, points[at + 1]!]
    const room = Math.min(bend, corner.distanceTo(from) * 0.999, corner.distanceTo(next) / 2)
    const before = corner.clone().add(from.clone().sub(corner).setLength(room))
    const after = corner.clone().add(next.clone().sub(corner).setLength(room))
    path.add(new LineCurve3(from, before))
    path.add(new QuadraticBezierCurve3(before, corner, after))
    from = after
  }
  path.add(new LineCurve3(from, points.at(-1)!))
  return path
}
