import { type BufferGeometry, type Material, Mesh } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Builds a hollow body. Its inner surface is inverted, so that volume and weight are correct. */
export function hollowBody(outside: BufferGeometry, hole: BufferGeometry, material: Material): Mesh {
  return new Mesh(mergeGeometries([plain(outside), insideOut(plain(hole))])!, material)
}

/** Reduces a geometry to unindexed triangles with position, normal, and uv. */
function plain(geometry: BufferGeometry): BufferGeometry {
  const loose = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  for (const name of Object.keys(loose.attributes)) {
    if (!['position', 'normal', 'uv'].includes(name)) loose.deleteAttribute(name)
  }
  loose.clearGroups()
  return loose
}

function insideOut(geometry: BufferGeometry): BufferGeometry {
  for (const { array, itemSize } of Object.values(geometry.attributes)) {
    for (let at = 0; at < array.length; at += 3 * itemSize) {
      for (let part = 0; part < itemSize; part += 1) {
        const [second, third] = [at + itemSize + part, at + 2 * itemSize + part]
        const previous = array[second]!
        array[second] = array[third]!
        array[third] = previous
      }
    }
  }
  return geometry
}
