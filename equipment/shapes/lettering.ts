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

/** A line of letters on a ring, centered at a number of turns clockwise from the top. */
export interface RingLine {
  text: string
  at: number
  /** Height of a capital letter in meters. */
  size: number
  /** Distance from the ring's center to the center of the letters, in meters. */
  radius: number
  /** Maximum length in turns. Longer lines use smaller letters. */
  most: number
}
/** A line of letters on a rectangle. Its center is specified in fractions from the upper left. */
export interface FlatLine {
  text: string
  x: number
  y: number
  /** Height of a capital letter in meters. */
  size: number
  /** Maximum fraction of the width; defaults to 0.9. */
  most?: number
}

/** Lettering data. The renderer paints the letters, because they need a canvas. */
export type Lettering =
  | { on: 'ring'; outer: number; lines: readonly RingLine[]; ink: number; relief: number }
  | { on: 'plane'; width: number; height: number; lines: readonly FlatLine[]; ink: number; relief: number }

/** Builds a mark, which has no weight and is invisible until its letters are painted. */
function mark(geometry: BufferGeometry, lettering: Lettering): Mesh {
  const material = new MeshStandardMaterial({ transparent: true, roughness: 0.55, side: DoubleSide, name: 'lettering' })
  const mesh = new Mesh(geometry, material)
  mesh.visible = false
  mesh.userData = { isMark: true, lettering }
  return mesh
}

/** Builds letters around the y axis, readable from above; `relief` is their height in meters. */
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

/** Builds letters on a rectangle that faces +z. */
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

/** Builds letters around an upright cylinder, centered on +z. */
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

/** Builds letters on a sphere, centered on +z, `rise` radians above the equator. */
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
