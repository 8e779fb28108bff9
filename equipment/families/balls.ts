import { type Material, Mesh, SphereGeometry, Vector3 } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { model } from '../model.ts'
import { ballLettering, type FlatLine } from '../shapes/lettering.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'

/**
 * Builds a ball with a surface that rises by `relief` meters at a longitude (0 is the front) and a latitude, in
 * radians.
 */
function reliefBall(
  detail: Detail,
  radius: number,
  relief: (longitude: number, latitude: number) => number,
  cloth: Material,
  [from, to]: readonly [number, number] = [-Math.PI / 2, Math.PI / 2],
): Mesh {
  const around = detail.lod === 'full' ? 256 : detail.round(radius)
  const up = Math.max(2, Math.ceil(((to - from) / Math.PI) * (around / 2)))
  const geometry = new SphereGeometry(radius, around, up, 0, Math.PI * 2, Math.PI / 2 - to, to - from)
  if (detail.lod === 'full') {
    const position = geometry.getAttribute('position')
    for (let at = 0; at < position.count; at += 1) {
      const place = new Vector3().fromBufferAttribute(position, at)
      const [longitude, latitude] = [
        Math.atan2(place.x, place.z),
        Math.asin(Math.max(-1, Math.min(1, place.y / radius))),
      ]
      place.setLength(radius + relief(longitude, latitude))
      position.setXYZ(at, place.x, place.y, place.z)
    }
    geometry.computeVertexNormals()
  }
  return new Mesh(geometry, cloth)
}

/** Returns a seam's relief at a distance from its center, in meters. */
function seam(distance: number): number {
  return -0.003 * Math.exp(-((distance / 0.005) ** 2))
}

interface Marks {
  brand: string
  weight: string
  otherWeight: string
}

/** Returns the lines of a ball's lettering. With two weights, the lines are smaller and closer together. */
function ballLines({ brand, weight, otherWeight }: Marks, radius: number, [size, y]: readonly [number, number]) {
  const line = (text: string, at: number, share: number): FlatLine => ({ text, x: 0.5, y: at, size: radius * share })
  return otherWeight === ''
    ? [line(weight, y, size), line(brand, y + 0.34, 0.1)]
    : [line(weight, y - 0.1, size), line(otherWeight, y + 0.2, size * 0.8), line(brand, y + 0.44, 0.1)]
}

export const medicineBall = model(
  'medicine-ball',
  {
    diameter: 0.355,
    panels: 8,
    color: 0x1a1a1c,
    bandColor: 0xd8410f,
    ink: 0xf2f2f0,
    brand: 'IRONWRIGHT',
    weight: '14 LB',
    /** The weight in a second unit, on a separate line. Empty if there is none. */
    otherWeight: '',
  },
  ({ diameter, panels, color, bandColor, ink, brand, weight, otherWeight }, detail) => {
    const [radius, band] = [diameter / 2, [0.38, 0.6]] as const
    const relief = (longitude: number, latitude: number) => {
      const step = (Math.PI * 2) / panels
      const turn = longitude + step / 2
      const across = Math.abs(turn - Math.round(turn / step) * step) * Math.cos(latitude) * radius
      const along = Math.min(...band.map((line) => Math.abs(latitude - line))) * radius
      const isPanel = Math.abs(latitude) < 1.25 && (latitude < band[0] || latitude > band[1])
      const puffs = 0.0014 * Math.cos((longitude / step) * Math.PI * 2) * Math.cos(latitude) ** 2
      return (isPanel ? seam(across) : 0) + seam(along) + puffs + seam(Math.abs(Math.abs(latitude) - 1.25) * radius)
    }
    const stripe = reliefBall(detail, radius + 0.0006, relief, material('leather', bandColor), [
      band[0] + 0.012,
      band[1] - 0.012,
    ])
    stripe.userData = { isMark: true }
    const letters = ballLettering(detail, {
      radius: radius + 0.0022,
      width: radius * 0.72 * 1.4,
      height: radius * 0.7,
      rise: -0.12,
      lines: ballLines({ brand, weight, otherWeight }, radius, [0.17, 0.34]),
      ink,
    })
    const whole = reliefBall(detail, radius, relief, material('leather', color))
    return groupParts(placePart(groupParts(whole, stripe, letters), [0, radius, 0]))
  },
)

export const slamBall = model(
  'slam-ball',
  {
    diameter: 0.28,
    color: 0x1d1d1f,
    ink: 0xf2f2f0,
    brand: 'PELLAM',
    weight: '30 LB',
    /** The weight in a second unit, on a separate line. Empty if there is none. */
    otherWeight: '',
    hasTread: true,
  },
  ({ diameter, color, ink, brand, weight, otherWeight, hasTread }, detail) => {
    const radius = diameter / 2
    const relief = (longitude: number, latitude: number) => {
      // The surface is smooth around the markings and at the poles.
      const [out, pole] = [Math.hypot(longitude / 0.85, (latitude - 0.02) / 0.5), Math.abs(latitude) / 1.15]
      const bare = Math.min(1, Math.max(0, (out - 0.95) * 12)) * Math.min(1, Math.max(0, (1 - pole) * 14))
      const ridge = (turn: number) => Math.max(0, Math.cos(turn)) ** 6
      const rise = Math.max(ridge(16 * longitude + 11 * latitude), ridge(16 * longitude - 11 * latitude))
      return (hasTread ? 0.0022 * rise * bare : 0) - 0.0008 * Math.exp(-(((latitude * radius) / 0.0015) ** 2)) * bare
    }
    const letters = ballLettering(detail, {
      radius: radius + 0.0004,
      width: radius * 1.3,
      height: radius * 0.75,
      rise: 0.02,
      lines: ballLines({ brand, weight, otherWeight }, radius, [0.22, 0.36]),
      ink,
    })
    return groupParts(
      placePart(groupParts(reliefBall(detail, radius, relief, material('rubber', color)), letters), [0, radius, 0]),
    )
  },
)
