import { type BufferGeometry, ExtrudeGeometry, Shape } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Detail } from '../detail.ts'

const along = Math.PI / 2

/** Returns a hexagonal prism along x, with flats above and below and rounded edges. */
export function hexHead(detail: Detail, across: number, length: number, edge: number): BufferGeometry {
  const isFull = detail.lod === 'full'
  if (!detail.shows(edge * 3)) return hexCore(across, length)
  const geometry = new ExtrudeGeometry(hexShape(across, edge, isFull), {
    depth: length - 2 * edge,
    curveSegments: isFull ? 5 : 1,
    bevelSize: edge,
    bevelThickness: edge,
    bevelOffset: -edge,
    bevelSegments: isFull ? 6 : 1,
  })
  geometry.translate(0, 0, edge - length / 2)
  return toCreasedNormals(geometry, isFull ? 0.45 : 0.9).rotateY(along)
}

function hexShape(across: number, round: number, isRounded: boolean): Shape {
  const radius = across / Math.sqrt(3)
  const shape = new Shape()
  const corner = (at: number) => [Math.cos((at * Math.PI) / 3) * radius, Math.sin((at * Math.PI) / 3) * radius] as const
  const share = isRounded ? Math.min(0.3, round / radius) : 0
  for (let at = 0; at < 6; at += 1) {
    const [[ax, ay], [bx, by], [cx, cy]] = [corner(at - 1), corner(at), corner(at + 1)]
    const [fx, fy] = [bx + (ax - bx) * share, by + (ay - by) * share]
    if (at === 0) shape.moveTo(fx, fy)
    else shape.lineTo(fx, fy)
    if (share > 0) shape.quadraticCurveTo(bx, by, bx + (cx - bx) * share, by + (cy - by) * share)
  }
  shape.closePath()
  return shape
}

/** Returns the prism of `hexHead` with sharp edges. */
export function hexCore(across: number, length: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(hexShape(across, 0, false), { depth: length, bevelEnabled: false })
  return geometry.translate(0, 0, -length / 2).rotateY(along)
}
