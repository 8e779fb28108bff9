import { CatmullRomCurve3, Vector3 } from 'three'

export type Spot = [x: number, y: number, z: number]

/** Points where the upper leaves the sole, bulges, and ends, from toe to heel along the outer side. */
const keys: readonly (readonly [sole: readonly [x: number, z: number], bulge: Spot, end: Spot])[] = [
  [
    [0.289, 0.002],
    [0.29, 0.064, 0.002],
    [0.19, 0.071, 0],
  ],
  [
    [0.276, 0.026],
    [0.274, 0.062, 0.026],
    [0.19, 0.071, 0.006],
  ],
  [
    [0.245, 0.043],
    [0.244, 0.064, 0.044],
    [0.186, 0.073, 0.011],
  ],
  [
    [0.205, 0.048],
    [0.202, 0.066, 0.048],
    [0.17, 0.08, 0.016],
  ],
  [
    [0.16, 0.042],
    [0.158, 0.078, 0.045],
    [0.146, 0.093, 0.019],
  ],
  [
    [0.12, 0.036],
    [0.12, 0.09, 0.042],
    [0.118, 0.11, 0.023],
  ],
  [
    [0.085, 0.034],
    [0.085, 0.085, 0.04],
    [0.092, 0.109, 0.032],
  ],
  [
    [0.05, 0.034],
    [0.048, 0.075, 0.038],
    [0.056, 0.092, 0.032],
  ],
  [
    [0.02, 0.027],
    [0.012, 0.07, 0.032],
    [0.022, 0.102, 0.022],
  ],
  [
    [0.004, 0.001],
    [-0.006, 0.07, 0.001],
    [0.01, 0.114, 0],
  ],
]
const all = [...keys, ...keys.slice(1, -1).reverse().map(inside)]

function inside([[x, z], [bx, by, bz], [ex, ey, ez]]: (typeof keys)[number]): (typeof keys)[number] {
  const slim = x > 0.09 && x < 0.18 ? 0.9 : 1
  return [
    [x, -z * slim],
    [bx, by, -bz * slim],
    [ex, ey, -ez],
  ]
}

/** Returns the height of the sole's upper edge: a 22 mm wedge from heel to ball. */
export function soleTop(x: number): number {
  const share = Math.min(1, Math.max(0, (0.19 - x) / 0.15))
  return 0.015 + 0.022 * share * share * (3 - 2 * share) + 0.004 * Math.max(0, (x - 0.24) / 0.05)
}

const closed = (places: readonly Spot[]) =>
  new CatmullRomCurve3(
    places.map((place) => new Vector3(...place)),
    true,
  )
export const soleLine = closed(all.map(([[x, z]]) => [x, 0, z]))
const bulgeLine = closed(all.map(([, bulge]) => bulge))
/** The top edge of the upper. */
export const endLine = closed(all.map(([, , end]) => end))

/**
 * Returns a point on the upper. `s` is the fraction of the way around the foot, from the toe along the outer side. `v`
 * is the fraction of the distance from the sole to the top edge.
 */
export function upperAt(s: number, v: number, out = 0): Spot {
  const at = ((s % 1) + 1) % 1
  const [sole, bulge, end] = [soleLine.getPoint(at), bulgeLine.getPoint(at), endLine.getPoint(at)]
  sole.y = soleTop(sole.x) - 0.002
  const place = sole
    .multiplyScalar((1 - v) ** 2)
    .addScaledVector(bulge, 2 * v * (1 - v))
    .addScaledVector(end, v * v)
  if (out === 0) return [place.x, place.y, place.z]
  const away = new Vector3(0, 0.5 + v, 0).add(
    new Vector3(place.x - 0.14, 0, place.z * 3).multiplyScalar(6 * (1 - 0.6 * v)),
  )
  place.addScaledVector(away.normalize(), out)
  return [place.x, place.y, place.z]
}

/** Returns a point on the sole's outline, moved outward by a distance. */
export function soleAt(s: number, out: number, y: number): Spot {
  const { x, z } = soleLine.getPoint(s)
  const along = soleLine.getTangent(s)
  return [x + along.z * -out, y, z + along.x * out]
}
