import type { Group, Object3D } from 'three'
import type { RingLine } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

/** Bore that fits an Olympic sleeve, in meters. */
export const boreDiameter = 0.0505

/** Returns ring lines with the name above and below, and the weight on the left and right. */
export function plateLettering({
  brand,
  weight,
  radius,
  size,
}: {
  brand: string
  weight: string
  radius: number
  size: number
}): RingLine[] {
  const smaller = size * 0.82
  return [
    { text: brand, at: 0, size, radius, most: 0.27 },
    { text: brand, at: 0.5, size, radius, most: 0.27 },
    { text: weight, at: 0.25, size: smaller, radius, most: 0.13 },
    { text: weight, at: 0.75, size: smaller, radius, most: 0.13 },
  ]
}

/** Places a part on the upper or lower face of a plate that lies flat. */
export function placeOnFace<T extends Object3D>(side: number, height: number, part: T): T {
  return placePart(part, [0, side * height, 0], [side < 0 ? Math.PI : 0, 0, 0])
}

/** Stands a flat plate upright on its rim, facing +z. */
export function standPlate(plate: Group, outer: number): Group {
  return groupParts(placePart(plate, [0, outer, 0], [Math.PI / 2, 0, 0]))
}
