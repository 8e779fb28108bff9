import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three'
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'

/**
 * Merges models into one indexed body per material, because a picture renders them dozens of times. Markings stay
 * separate, and so do wooden parts, because their grain follows each board.
 */
export function mergeMeshes(pieces: Object3D): Group {
  pieces.updateMatrixWorld(true)
  const whole = new Group()
  const parts = new Map<Material, BufferGeometry[]>()
  pieces.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const material = part.material as Material
    const geometry = part.geometry as BufferGeometry
    const standsAlone = part.userData['isMark'] === true || part.userData['letsLightIn'] === true
    if (standsAlone || material.userData['grain'] === 'wood') {
      const copy = new Mesh(geometry, material)
      copy.userData = part.userData
      copy.visible = part.visible
      copy.applyMatrix4(part.matrixWorld)
      whole.add(copy)
      return
    }
    const places = bare(geometry).applyMatrix4(part.matrixWorld)
    // Flips the faces of a mirrored body, which would otherwise be rendered inside out.
    if (part.matrixWorld.determinant() < 0) turnOver(places)
    parts.set(material, [...(parts.get(material) ?? []), places])
  })
  for (const [material, geometries] of parts) {
    const merged = mergeGeometries(geometries)
    if (merged) whole.add(new Mesh(mergeVertices(merged, 0.000_01), material))
  }
  return whole
}

function bare(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  for (const name of Object.keys(copy.attributes)) {
    if (name !== 'position' && name !== 'normal') copy.deleteAttribute(name)
  }
  if (!copy.attributes['normal']) copy.computeVertexNormals()
  return copy
}

function turnOver(geometry: BufferGeometry) {
  for (const { array, itemSize } of Object.values(geometry.attributes)) {
    for (let at = 0; at < array.length; at += 3 * itemSize) {
      for (let step = 0; step < itemSize; step += 1) {
        const [second, third] = [at + itemSize + step, at + 2 * itemSize + step]
        const previous = array[second]!
        array[second] = array[third]!
        array[third] = previous
      }
    }
  }
}
