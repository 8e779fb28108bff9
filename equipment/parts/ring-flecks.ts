import { BufferAttribute, BufferGeometry, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'

/** Scatters color flecks between two radii, in meters, as a mark facing up on a flat plate. */
export function ringFlecks(
  detail: Detail,
  { inner, outer, count, color, first }: { inner: number; outer: number; count: number; color: number; first: number },
): Mesh | null {
  const shown = { full: count, gym: Math.round(count / 8), far: 0 }[detail.lod]
  if (shown === 0) return null
  const places = new Float32Array(shown * 9)
  const up = new Float32Array(shown * 9)
  // A Park-Miller generator returns the same numbers on every machine.
  let state = first
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  for (let at = 0; at < shown; at += 1) {
    const [one, two, three] = [random(), random(), random()]
    const out = Math.sqrt(inner ** 2 + one * (outer ** 2 - inner ** 2))
    const [x, z] = [Math.cos(two * 2 * Math.PI) * out, Math.sin(two * 2 * Math.PI) * out]
    for (let corner = 0; corner < 3; corner += 1) {
      const angle = three * 7 - (corner * 2 * Math.PI) / 3 + three * corner
      const size = 0.0016 + 0.003 * random()
      places.set([x + Math.cos(angle) * size, 0, z + Math.sin(angle) * size], (at * 3 + corner) * 3)
      up.set([0, 1, 0], (at * 3 + corner) * 3)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('normal', new BufferAttribute(up, 3))
  const mesh = new Mesh(geometry, material('urethane', color))
  mesh.userData = { isMark: true }
  return mesh
}
