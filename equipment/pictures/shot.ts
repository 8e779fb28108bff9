import type { Params } from '../model.ts'

/** One piece in a picture: what it is, where it stands, and how it is turned around the upright axis, metres and radians. */
interface Piece {
  kind: string
  params?: Params
  at?: readonly [x: number, y: number, z: number]
  turn?: readonly [x: number, y: number, z: number]
}

/** From where a picture is taken. Without `look` the pieces fill the frame. */
export interface Camera {
  /** The direction from the pieces to the camera. */
  from: readonly [x: number, y: number, z: number]
  /** Degrees, from the lower to the upper edge. */
  angle: number
  /** How much of the frame is left free around the pieces; 1 is as usual. */
  room?: number
  /** The place in the middle of a picture that shows a part, and how wide it is there, metres. */
  look?: { at: readonly [x: number, y: number, z: number]; width: number }
}

/** One picture of a product, as the studio takes it. */
export interface Shot {
  name: string
  pieces: readonly Piece[]
  camera: Camera
}

/** How carefully a picture is made. */
export interface Quality {
  /** Directions of light that are summed. */
  passes: number
  /** Pixels of a side of the shadow map. */
  shadow: number
  width: number
  height: number
}

export const draft: Quality = { passes: 8, shadow: 1024, width: 400, height: 400 }

/** Raised by hand when the studio itself changes what pictures look like: all of them are then made again. */
export const studioVersion = 1
