import { type BufferGeometry, Mesh, type Object3D } from 'three'

/** Places are compared to a hundredth of a millimetre: the last bits of a sine are not the same on every machine. */
const places = 100_000

/** A number that changes with the shape, the materials or the letters of a model, as 16 hexadecimal digits. */
export function fingerprintOf(model: Object3D): string {
  const hash = hasher()
  model.updateMatrixWorld(true)
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    hash.text(JSON.stringify([part.material.name, part.userData]))
    for (const number of part.matrixWorld.elements) hash.number(number * places)
    const { attributes, index } = part.geometry as BufferGeometry
    const { array } = attributes['position']!
    for (let at = 0; at < array.length; at += 1) hash.number(array[at]! * places)
    hash.number(index?.count ?? 0)
  })
  return hash.digest()
}

/** Two FNV-1a hashes of 32 bits beside each other; what is hashed is no secret. */
function hasher() {
  let [first, second] = [0x811c9dc5, 0x1000193]
  const add = (value: number) => {
    first = Math.imul(first ^ value, 0x01000193) >>> 0
    second = Math.imul(second ^ (value + 0x9e3779b9), 0x85ebca6b) >>> 0
  }
  return {
    number: (value: number) => add(Math.round(value)),
    text: (value: string) => {
      for (let at = 0; at < value.length; at += 1) add(value.charCodeAt(at))
    },
    digest: () => [first, second].map((half) => half.toString(16).padStart(8, '0')).join(''),
  }
}
