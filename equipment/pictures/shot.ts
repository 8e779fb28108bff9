import type { Params } from '../model.ts'
import type { LightName } from './lights.ts'
import type { RoomName } from './rooms.ts'

/** Position in meters, and rotation in radians. */
interface Piece {
  kind: string
  params?: Params
  at?: readonly [x: number, y: number, z: number]
  turn?: readonly [x: number, y: number, z: number]
}

/** Depth of field: the point in focus, and the aperture width in meters. */
export interface Blur {
  sharp: readonly [x: number, y: number, z: number]
  opening: number
}

/** The camera. Without `look`, the items fill the frame. */
export interface Camera {
  /** Direction from the items to the camera. */
  from: readonly [x: number, y: number, z: number]
  /** Vertical field of view in degrees. */
  angle: number
  /** Margin around the items; defaults to 1. */
  room?: number
  /** Center of a close-up, and its width in meters. */
  look?: { at: readonly [x: number, y: number, z: number]; width: number }
  /** Radius around `look` in meters that light and shadows cover, for light from a distant window. */
  reach?: number
  blur?: Blur
}

/** One picture of a product or a scene. */
export interface Shot {
  name: string
  pieces: readonly Piece[]
  camera: Camera
  /** Defaults to `square`; `strip` shows all of a long item. */
  format?: Format
  /** Defaults to the shop's plain picture background. */
  room?: RoomName
  /** Defaults to the studio's softbox. */
  light?: LightName
}

type Format = 'square' | 'strip' | 'scene'

/** Master size in pixels. */
export const formats: Readonly<Record<Format, { width: number; height: number }>> = {
  square: { width: 1284, height: 1284 },
  strip: { width: 1284, height: 428 },
  scene: { width: 1960, height: 1100 },
}

/** Render quality. */
export interface Quality {
  /** Number of passes, each with light from four directions. */
  passes: number
  shadow: number
  width: number
  height: number
}

const qualities = {
  draft: { passes: 4, shadow: 1024 },
  reduced: { passes: 8, shadow: 1536 },
  full: { passes: 12, shadow: 1536 },
  /** A narrow beam has sharper shadow edges, and blur needs more camera positions. */
  lit: { passes: 16, shadow: 2560 },
  blurred: { passes: 30, shadow: 2048 },
} as const

/** Returns the quality for a draft, or for a master of this width in pixels. */
export function qualityOf({ format = 'square', camera, light }: Shot, width: number | 'draft'): Quality {
  const full = formats[format]
  const across = width === 'draft' ? 400 : Math.min(width, full.width)
  const height = Math.round((across * full.height) / full.width)
  const best = camera.blur ? 'blurred' : light ? 'lit' : 'full'
  return { width: across, height, ...qualities[width === 'draft' ? 'draft' : across < full.width ? 'reduced' : best] }
}

/** Increment this number when the studio's rendering changes. This makes all existing pictures outdated. */
export const studioVersion = 3
