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

/** Returns a wide view of a room, centered on `at`, that covers `height` meters from top to bottom. */
export const wide = (from: Place, at: Place, height: number): Camera => ({
  from,
  angle: 26,
  look: { at, width: height * (1960 / 1100) },
})

/** Returns a shot of a room. */
export const scene = (name: string, room: Shot['room'] & string, camera: Camera, pieces: readonly Piece[]): Shot => ({
  name,
  room,
  camera,
  pieces,
  format: 'scene',
})

/** Moves contents to the position of the equipment that holds them. */
export const movedTo = ([x, y, z]: Place, pieces: readonly Piece[]): Piece[] =>
  pieces.map((each) => {
    const [dx, dy, dz] = each.at ?? [0, 0, 0]
    return { ...each, at: [x + dx, y + dy, z + dz] }
  })

/** Places `count` items along x, `step` meters apart. */
export const row = (count: number, from: Place, step: number, make: (at: Place, index: number) => Piece): Piece[] =>
  Array.from({ length: count }, (_, index) => make([from[0] + index * step, from[1], from[2]], index))
