import type { Material, Mesh } from 'three'
import type { Detail } from '../detail.ts'
import { type Point, solidOfRevolution } from '../shapes/solid-of-revolution.ts'

/** Builds a cylinder with rounded rims around the y axis, centered on the origin. */
export function roll(detail: Detail, radius: number, length: number, material: Material, edge: number): Mesh {
  const steps = detail.lod === 'full' ? 8 : 2
  const corner = (side: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const turn = (at / steps) * (Math.PI / 2)
      return [radius - edge + Math.sin(turn) * edge, side * (length / 2 - edge + Math.cos(turn) * edge)]
    })
  return solidOfRevolution(detail, [[0, -length / 2], ...corner(-1), ...corner(1).reverse(), [0, length / 2]], material)
}

/** Builds a sphere centered on the origin. */
export function ball(detail: Detail, radius: number, material: Material): Mesh {
  const steps = { full: 64, gym: 14, far: 8 }[detail.lod]
  const profile = Array.from({ length: steps + 1 }, (_, at): Point => {
    const turn = (at / steps - 0.5) * Math.PI
    return [at % steps === 0 ? 0 : Math.cos(turn) * radius, Math.sin(turn) * radius]
  })
  return solidOfRevolution(detail, profile, material)
}

/** Builds a torus around the y axis; `radius` is measured to the center of the tube. */
export function torus(detail: Detail, radius: number, section: number, material: Material): Mesh {
  const steps = Math.min(48, detail.round(section))
  const profile = Array.from({ length: steps }, (_, at): Point => {
    const turn = (at / steps) * Math.PI * 2
    return [radius + Math.cos(turn) * section, Math.sin(turn) * section]
  })
  return solidOfRevolution(detail, profile, material)
}
