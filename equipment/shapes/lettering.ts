import {
  type BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
} from 'three'
import type { Detail } from '../detail.ts'

/** One line of letters on a ring: where its middle stands, in turns clockwise from the top. */
export interface RingLine {
  text: string
  at: number
  /** Height of a capital, metres. */
  size: number
  /** Distance of the letters' middle from the centre, metres. */
  radius: number
  /** How many turns they may take at most; longer lines are set smaller. */
  most: number
}
/** One line of letters on a rectangle; its middle in shares of width and height from the upper left. */
export interface FlatLine {
  text: string
  x: number
  y: number
  /** Height of a capital, metres. */
  size: number
  /** The share of the width that they may take at most; 0.9 where nothing is said. */
  most?: number
}

/** What is lettered, and in which ink; whoever shows a model paints it, since letters need a canvas. */
export type Lettering =
  | { on: 'ring'; outer: number; lines: readonly RingLine[]; ink: number; relief: number }
  | { on: 'plane'; width: number; height: number; lines: readonly FlatLine[]; ink: number; relief: number }

/** A mark on a model: not a body, without weight, invisible until its lettering is painted. */
function mark(geometry: BufferGeometry, lettering: Lettering): Mesh {
  const material = new MeshStandardMaterial({ transparent: true, roughness: 0.55, side: DoubleSide, name: 'lettering' })
  const mesh = new Mesh(geometry, material)
  mesh.visible = false
  mesh.userData = { isMark: true, lettering }
  return mesh
}

/** Letters around the y axis, read from above; `relief` is how far they stand out, metres. */
export function ringLettering(
  detail: Detail,
  {
    inner,
    outer,
    lines,
    ink,
    relief = 0,
  }: { inner: number; outer: number; lines: readonly RingLine[]; ink: number; relief?: number },
): Mesh {
  const geometry = new RingGeometry(inner, outer, detail.round(outer), 1)
  const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let at = 0; at < position.count; at += 1) {
    uv.setXY(at, 0.5 + position.getX(at) / (2 * outer), 0.5 + position.getY(at) / (2 * outer))
  }
  geometry.rotateX(-Math.PI / 2)
  return mark(geometry, { on: 'ring', outer, lines, ink, relief })
}

/** Letters on a rectangle that faces +z. */
export function flatLettering({
  width,
  height,
  lines,
  ink,
  relief = 0,
}: {
  width: number
  height: number
  lines: readonly FlatLine[]
  ink: number
  relief?: number
}): Mesh {
  return mark(new PlaneGeometry(width, height), { on: 'plane', width, height, lines, ink, relief })
}

/** Letters around a cylinder that stands on y, their middle towards +z. */
export function wrappedLettering(
  detail: Detail,
  {
    radius,
    width,
    height,
    lines,
    ink,
    relief = 0,
  }: { radius: number; width: number; height: number; lines: readonly FlatLine[]; ink: number; relief?: number },
): Mesh {
  const turn = width / radius
  const geometry = new CylinderGeometry(radius, radius, height, detail.round(radius), 1, true, -turn / 2, turn)
  return mark(geometry, { on: 'plane', width, height, lines, ink, relief })
}

/** Letters on a ball around the origin, their middle towards +z and `rise` radians above its equator. */
export function ballLettering(
  detail: Detail,
  {
    radius,
    width,
    height,
    rise = 0,
    lines,
    ink,
    relief = 0,
  }: {
    radius: number
    width: number
    height: number
    rise?: number
    lines: readonly FlatLine[]
    ink: number
    relief?: number
  },
): Mesh {
  const [turn, tilt] = [width / radius, height / radius]
  const around = detail.round(radius)
  const geometry = new SphereGeometry(
    radius,
    around,
    around / 2,
    Math.PI / 2 - turn / 2,
    turn,
    Math.PI / 2 - rise - tilt / 2,
    tilt,
  )
  return mark(geometry, { on: 'plane', width, height, lines, ink, relief })
}
