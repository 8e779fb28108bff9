import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three'
import type { Detail } from '../detail.ts'

type Place = readonly [x: number, y: number, z: number]

const fineness = { full: [1_600, 24], gym: [300, 8], far: [140, 6] } as const

/** Builds a rope or cable with closed ends along points. It is twisted from strands, or round if there are none. */
export function rope(
  detail: Detail,
  places: readonly Place[],
  {
    radius,
    strands = 0,
    pitch = 0.1,
    material,
  }: { radius: number; strands?: number; pitch?: number; material: Material },
): Mesh {
  const path = new CatmullRomCurve3(places.map((place) => new Vector3(...place)))
  path.arcLengthDivisions = 1_000
  const [length, [most, around]] = [path.getLength(), fineness[detail.lod]]
  const steps = Math.min(most, Math.ceil(length / radius) * (strands > 0 ? 3 : 1))
  const { normals, binormals } = path.computeFrenetFrames(steps, false)
  const [positions, coordinates, corners]: [number[], number[], number[]] = [[], [], []]
  for (let at = 0; at <= steps; at += 1) {
    const [center, twist] = [path.getPointAt(at / steps), ((at / steps) * length * 2 * Math.PI) / pitch]
    for (let turn = 0; turn < around; turn += 1) {
      const angle = (turn / around) * 2 * Math.PI
      const lobe = strands > 0 && detail.lod === 'full' ? Math.abs(Math.cos((strands * (angle - twist)) / 2)) : 1
      const out = radius * (0.72 + 0.28 * lobe)
      const place = center
        .clone()
        .addScaledVector(normals[at]!, Math.cos(angle) * out)
        .addScaledVector(binormals[at]!, Math.sin(angle) * out)
      positions.push(place.x, place.y, place.z)
      coordinates.push((at / steps) * 4, turn / around)
    }
  }
  const corner = (at: number, turn: number) => at * around + (turn % around)
  for (let at = 0; at < steps; at += 1) {
    for (let turn = 0; turn < around; turn += 1) {
      const [a, b, c, d] = [corner(at, turn), corner(at, turn + 1), corner(at + 1, turn), corner(at + 1, turn + 1)]
      corners.push(a, b, c, b, d, c)
    }
  }
  for (let turn = 1; turn < around - 1; turn += 1) {
    corners.push(0, turn + 1, turn)
    corners.push(corner(steps, 0), corner(steps, turn), corner(steps, turn + 1))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(coordinates, 2))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}
