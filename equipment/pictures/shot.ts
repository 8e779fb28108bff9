import type { Params } from '../model.ts'
import type { Blur } from './blur.ts'
import type { LightName } from './lights.ts'
import type { RoomName } from './rooms.ts'

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
  /** How far from `look` light and shadow are told apart, metres: where a window far away throws its light in. */
  reach?: number
  /** What alone is sharp; everything is where nothing is said. */
  blur?: Blur
}

/** One picture, as the studio takes it: of a product, or of a place where products stand. */
export interface Shot {
  name: string
  pieces: readonly Piece[]
  camera: Camera
  /** A square where nothing is said; a strip shows a long thing whole. */
  format?: Format
  /** Where the pieces stand; before the shop's plate where nothing is said. */
  room?: RoomName
  /** The hour, or the lamp; the studio's soft box where nothing is said. */
  light?: LightName
}

type Format = 'square' | 'strip' | 'scene'

/** Pixels of a master, and of the narrower files that are made of it. */
export const formats: Readonly<Record<Format, { width: number; height: number; widths: readonly number[] }>> = {
  square: { width: 1284, height: 1284, widths: [308, 640, 1284] },
  strip: { width: 1284, height: 428, widths: [308, 640, 1284] },
  scene: { width: 1960, height: 1100, widths: [768, 1284, 1960] },
}

/** How carefully a picture is made. */
export interface Quality {
  /** Pictures that are summed, each in light of four directions. */
  passes: number
  /** Pixels of a side of the shadow map. */
  shadow: number
  width: number
  height: number
}

const qualities = {
  draft: { passes: 4, shadow: 1024 },
  reduced: { passes: 8, shadow: 1536 },
  full: { passes: 12, shadow: 1536 },
  /** A narrow beam has sharper edges, and what is out of focus is seen from more places. */
  lit: { passes: 16, shadow: 2560 },
  blurred: { passes: 30, shadow: 2048 },
} as const

/** The quality of a draft to design with, or of a master of that many pixels across. */
export function qualityOf({ format = 'square', camera, light }: Shot, width: number | 'draft'): Quality {
  const full = formats[format]
  const across = width === 'draft' ? 400 : Math.min(width, full.width)
  const height = Math.round((across * full.height) / full.width)
  const best = camera.blur ? 'blurred' : light ? 'lit' : 'full'
  return { width: across, height, ...qualities[width === 'draft' ? 'draft' : across < full.width ? 'reduced' : best] }
}

/** Raised by hand when the studio itself changes what pictures look like: all of them are then made again. */
export const studioVersion = 3
