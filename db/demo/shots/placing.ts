import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

export type Piece = Shot['pieces'][number]
export type Place = readonly [x: number, y: number, z: number]

/** Places equipment, rotated around the vertical axis. */
export const piece = (kind: string, at: Place, turn = 0, params: Piece['params'] = {}): Piece => ({
  kind,
  at,
  turn: [0, turn, 0],
  params,
})

/** Places a product, rotated by three angles or only around the vertical axis. */
export const placeProduct = (model: ModelEntry, at: Place, turn: number | Place = 0): Piece => ({
  ...model,
  at,
  turn: typeof turn === 'number' ? [0, turn, 0] : turn,
})

/** Returns a wide view of a room, centered on `at`, that covers `height` meters from top to bottom. */
export const wideView = (from: Place, at: Place, height: number): Camera => ({
  from,
  angle: 26,
  look: { at, width: height * (1960 / 1100) },
})

const toMillimeter = (meters: number) => Math.round(meters * 1_000) / 1_000

/** Returns a camera at `position` that looks at `target`, with a vertical angle in degrees. */
export function cameraAt(position: Place, target: Place, angle: number): Camera {
  const [x, y, z] = [0, 1, 2].map((axis) => toMillimeter(position[axis]! - target[axis]!)) as [number, number, number]
  const width = 2 * Math.hypot(x, y, z) * Math.tan((angle * Math.PI) / 360)
  // Rounded, because the last bits of a tangent differ between machines and would change the picture's key.
  return { from: [x, y, z], angle, look: { at: target, width: toMillimeter(width) } }
}

/** Returns a shot of a room. */
export const scene = (name: string, room: Shot['room'] & string, camera: Camera, pieces: readonly Piece[]): Shot => ({
  name,
  room,
  camera,
  pieces,
  format: 'scene',
})

/** Moves contents to the position of the equipment that contains them. */
export const movePieces = ([x, y, z]: Place, pieces: readonly Piece[]): Piece[] =>
  pieces.map((each) => {
    const [dx, dy, dz] = each.at ?? [0, 0, 0]
    return { ...each, at: [x + dx, y + dy, z + dz] }
  })

/** Places `count` items along x, `step` meters apart. */
export const row = (count: number, from: Place, step: number, make: (at: Place, index: number) => Piece): Piece[] =>
  Array.from({ length: count }, (_, index) => make([from[0] + index * step, from[1], from[2]], index))
