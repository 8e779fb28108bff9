import type { Material } from 'three'
import { material } from '../materials.ts'
import type { Height, Place } from '../shapes/cloth.ts'
import type { FlatLine } from '../shapes/lettering.ts'
import { resampleEvenly } from '../shapes/ribbons.ts'
import type { Fold } from './cloth-folds.ts'

/** Size of a garment relative to its pattern. */
export interface Scale {
  x: number
  z: number
}

/** A garment; `height` is the height of the front. */
export interface Garment {
  scale: Scale
  cloth: Material
  thread: Material
  height: Height
}

export function scalePattern(places: readonly Place[], { x: across, z: along }: Scale): Place[] {
  return places.map(([x, z]): Place => [x * across, z * along])
}

/** Scales the ends of creases. Width, rise, and bow do not depend on the garment's size. */
export function scaleFolds(folds: readonly Fold[], { x, z }: Scale): Fold[] {
  return folds.map(({ from, to, ...fold }) => ({
    ...fold,
    from: [from[0] * x, from[1] * z],
    to: [to[0] * x, to[1] * z],
  }))
}

/** Returns a line one thread thickness above cloth. */
export function stitchLine(line: readonly Place[], height: Height): [number, number, number][] {
  return resampleEvenly(line, 0.004).map(([x, z]) => [x, height(x, z) + 0.0003, z])
}

/** Returns the material for a thread that is paler than the cloth. */
export function threadMaterial(color: number, share = 0.16): Material {
  return material('canvas', shiftTone(color, share))
}

/** Shifts a color toward white by a fraction, or toward black if it is light. */
export function shiftTone(color: number, share: number): number {
  const parts = [color >> 16, (color >> 8) & 255, color & 255]
  const goal = parts.reduce((sum, part) => sum + part, 0) > 420 ? 0 : 255
  return parts.reduce((sum, part) => sum * 256 + Math.round(part + (goal - part) * share), 0)
}

/** Returns the brand, and a smaller second line if there is one. */
export function chestLines(brand: string, line: string, size: number): FlatLine[] {
  return [
    { text: brand, x: 0.5, y: line === '' ? 0.5 : 0.34, size, most: 1 },
    ...(line === '' ? [] : [{ text: line, x: 0.5, y: 0.8, size: size * 0.4, most: 1 }]),
  ]
}
