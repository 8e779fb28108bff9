import { type BufferGeometry, Mesh, type Object3D } from 'three'

/**
 * Precision of the comparison: 0.01 mm for positions, 0.001 for normals and texture coordinates. The last bits of a
 * sine differ between machines, so an odd offset moves common round values away from the rounding boundary.
 */
const steps = { position: 100_000, normal: 1_000, uv: 1_000, color: 1_000 } as const
const offEdge = 0.137

/** Returns a 16-digit hex fingerprint of a model's shape, materials, and markings. */
export function fingerprintOf(model: Object3D): string {
  const hash = hasher()
  model.updateMatrixWorld(true)
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    hash.text(JSON.stringify([part.material.name, part.userData]))
    for (const number of part.matrixWorld.elements) hash.number(number * steps.position)
    const { attributes, index } = part.geometry as BufferGeometry
    for (const [name, step] of Object.entries(steps)) {
      const array = attributes[name]?.array ?? []
      for (let at = 0; at < array.length; at += 1) hash.number(array[at]! * step)
    }
    hash.number(index?.count ?? 0)
  })
  return hash.digest()
}

/** Returns a 16-digit hex fingerprint of a string. */
export function fingerprintOfText(text: string): string {
  const hash = hasher()
  hash.text(text)
  return hash.digest()
}

/** Creates two parallel 32-bit FNV-1a hashes, which are not cryptographic. */
function hasher() {
  // A typed array, because closure variables would allocate at each step.
  const halves = Uint32Array.of(0x811c9dc5, 0x1000193)
  const add = (value: number) => {
    halves[0] = Math.imul(halves[0]! ^ value, 0x01000193)
    halves[1] = Math.imul(halves[1]! ^ (value + 0x9e3779b9), 0x85ebca6b)
  }
  return {
    number: (value: number) => add(Math.round(value + offEdge)),
    text: (value: string) => {
      for (let at = 0; at < value.length; at += 1) add(value.charCodeAt(at))
    },
    digest: () => Array.from(halves, (half) => half.toString(16).padStart(8, '0')).join(''),
  }
}
