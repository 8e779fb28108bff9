import { Box3, type BufferGeometry, Mesh, type Object3D, Vector3 } from 'three'
import type { MaterialFacts } from './materials.ts'

/** Dimensions in meters. */
interface Extent {
  width: number
  height: number
  depth: number
}

/** Returns a model's solid meshes, without markings. */
export function bodiesOf(model: Object3D): Mesh[] {
  const found: Mesh[] = []
  model.updateMatrixWorld(true)
  model.traverse((part) => {
    if (part instanceof Mesh && part.userData['isMark'] !== true) found.push(part)
  })
  return found
}

/** Returns a model's outer dimensions in meters. */
export function extentOf(model: Object3D): Extent {
  const box = new Box3()
  for (const body of bodiesOf(model)) box.expandByObject(body, true)
  const { x, y, z } = box.getSize(new Vector3())
  return { width: x, height: y, depth: z }
}

/** Counts a model's triangles, including its markings. */
export function trianglesOf(model: Object3D): number {
  let triangles = 0
  model.traverse((part) => {
    if (part instanceof Mesh) triangles += cornersOf(part.geometry as BufferGeometry) / 3
  })
  return triangles
}

/** Returns a model's mass in kilograms: the sum of volume times density. */
export function massOf(model: Object3D): number {
  return bodiesOf(model).reduce((sum, body) => {
    const { density } = materialFactsOf(body)
    return sum + volumeOf(body) * density
  }, 0)
}

function materialFactsOf(body: Mesh): MaterialFacts {
  const material = Array.isArray(body.material) ? body.material[0]! : body.material
  return material.userData as MaterialFacts
}

/** Returns the volume inside a closed surface in cubic meters, as a sum of tetrahedra. */
function volumeOf(body: Mesh): number {
  const geometry = body.geometry as BufferGeometry
  const position = geometry.getAttribute('position')
  const { index } = geometry
  const inside = new Box3().setFromBufferAttribute(position as never).getCenter(new Vector3())
  const corner = (at: number) => new Vector3().fromBufferAttribute(position, index ? index.getX(at) : at).sub(inside)
  let six = 0
  for (let at = 0; at < cornersOf(geometry); at += 3) six += corner(at).dot(corner(at + 1).cross(corner(at + 2)))
  return (Math.abs(six) / 6) * Math.abs(body.matrixWorld.determinant())
}

function cornersOf({ index, attributes }: BufferGeometry): number {
  return index ? index.count : attributes['position']!.count
}
