import type { Shot } from '../../../equipment/pictures/shot.ts'

type Piece = Shot['pieces'][number]
const quarter = Math.PI / 2

/** Places dumbbells on the tiers of a rack, two of each weight. Heights are in meters and match the rack model. */
export function dumbbellsOn(tiers: number, height: number): Piece[] {
  const weights = [
    ['30 LB', '35 LB', '40 LB'],
    ['20 LB', '25 LB', '25 LB'],
    ['5 LB', '10 LB', '15 LB'],
  ].slice(0, tiers)
  return weights.flatMap((row, tier) => {
    const share = tier / (tiers - 1)
    return row.flatMap((weight, at) =>
      [0, 1].map((twin): Piece => ({
        kind: 'hex-dumbbell',
        params: { weight },
        at: [-0.49 + (at * 2 + twin) * 0.196, 0.263 + share * (height - 0.38), 0.101 - share * 0.19],
        turn: [0.3, -quarter, 0],
      })),
    )
  })
}

const colored = [
  [0xb01218, '25 KG', -0.331],
  [0xb01218, '25 KG', -0.21],
  [0x1f55c4, '20 KG', -0.1],
  [0x1f55c4, '20 KG', 0.001],
  [0xd9a90a, '15 KG', 0.091],
  [0xd9a90a, '15 KG', 0.172],
  [0x1f8a3b, '10 KG', 0.243],
] as const

export const bumpersIn = (): Piece[] =>
  colored.map(([color, weight, x], slot) => ({
    kind: 'bumper',
    params: { color, weight, thickness: 0.09 - slot * 0.007 },
    at: [x - 0.02, 0.054, 0],
    turn: [0, quarter, 0],
  }))

/** Places two bumper plates on each peg of a plate tree with pegs at these heights. */
export const bumpersOn = (heights: readonly number[]): Piece[] =>
  heights.flatMap((height, level) =>
    [-1, 1].flatMap((side) =>
      [0, 1].map((place): Piece => {
        const [color, weight] = colored[Math.min(6, level * 2 + (side + 1) / 2 + place)]!
        const thickness = 0.075
        return {
          kind: 'bumper',
          params: { color, weight, thickness },
          at: [side * (0.075 + thickness / 2 + place * (thickness + 0.004)), height - 0.222, 0],
          turn: [0, side * quarter, 0],
        }
      }),
    ),
  )

export const ironOn = (heights: readonly number[]): Piece[] =>
  heights.flatMap((height) =>
    [-1, 1].flatMap((side) =>
      [0, 1, 2].map((place): Piece => ({
        kind: 'change-plate',
        params: { diameter: 0.16, thickness: 0.019, weight: '2.5 KG' },
        at: [side * (0.075 + place * 0.023), height - 0.077, 0],
        turn: [0, side * quarter, 0],
      })),
    ),
  )

/** Places five bars in a stand with tubes `step` meters apart. */
export const bars = (step: number): Piece[] =>
  (
    [
      [-1, 1],
      [1, 1],
      [0, 0],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([x, z], at): Piece => ({
    kind: 'barbell',
    params: at % 2 === 0 ? {} : { shaftFinish: 'black zinc', sleeveFinish: 'black zinc' },
    at: [x * step + 0.0345, 1.112, z * step],
    turn: [0, 0, quarter],
  }))

/** Places bars in all slots of a pair of wall brackets. */
export const lyingBars = (places: number, height: number): Piece[] =>
  Array.from({ length: places }, (_, at): Piece => ({
    kind: 'barbell',
    params: at % 2 === 0 ? {} : { shaftFinish: 'black oxide', sleeveFinish: 'black zinc' },
    at: [0, (at * height) / places + 0.0138, 0],
  }))

/** Places kettlebells on shelves, with the heavy ones at the bottom. */
export function bells(heights: readonly number[]): Piece[] {
  const lightest = heights.length > 2 ? [28, 16, 6] : [20, 6]
  return ([0x1f55c4, 0xd9a90a, 0x6a3fa0, 0x1f8a3b] as const).flatMap((band, at) =>
    heights.map((y, shelf): Piece => ({
      kind: 'kettlebell',
      params: { weight: `${lightest[shelf]! + at * 4} KG`, band },
      at: [-0.39 + at * 0.26, y, 0],
      turn: [0, 0.2, 0],
    })),
  )
}

export const balls = (tiers: number, height: number): Piece[] =>
  Array.from({ length: tiers }, (_, tier) => 0.2 + (tier * (height - 0.32)) / Math.max(1, tiers - 1)).flatMap(
    (y, tier) =>
      [-0.36, 0, 0.36].map((x, at): Piece => ({
        kind: 'medicine-ball',
        at: [x, y - 0.035, 0],
        turn: [0, 0.4 + at * 0.5 + tier, 0],
      })),
  )

/** Plates with the same weight on a bar. `thickness` is in meters. */
export interface LoadedPlate {
  kind?: string
  params?: Piece['params']
  diameter?: number
  thickness: number
}

/** Returns a plate model as loaded on a bar. */
export const toLoadedPlate = ({
  kind,
  params,
}: {
  kind: string
  params: { thickness: number; diameter: number }
}): LoadedPlate => ({
  kind,
  params,
  diameter: params.diameter,
  thickness: params.thickness,
})

/**
 * Returns a bar centered at a position, with the same plates on both ends, innermost first. The bar must have 415 mm
 * sleeves.
 */
export function loadedBar(
  [x, y, z]: readonly [number, number, number],
  plates: readonly LoadedPlate[],
  bar: Pick<Piece, 'kind' | 'params'> = { kind: 'barbell' },
): Piece[] {
  const pieces: Piece[] = [{ ...bar, at: [x, y - 0.0345, z] }]
  for (const side of [-1, 1]) {
    let out = 0.687
    for (const { kind = 'bumper', params = {}, diameter = 0.45, thickness } of plates) {
      pieces.push({
        kind,
        params: { ...params, thickness },
        at: [x + side * (out + thickness / 2), y - diameter / 2, z],
        turn: [0, side * quarter, 0],
      })
      out += thickness + 0.001
    }
    pieces.push({ kind: 'clamp-collar', at: [x + side * (out + 0.02), y - 0.0405, z] })
  }
  return pieces
}

/** Returns a plate that stands upright on the floor and faces the camera. */
export const standingPlate = (
  { kind = 'bumper', params = {}, thickness }: LoadedPlate,
  at: readonly [number, number],
): Piece => ({
  kind,
  params: { ...params, thickness },
  at: [at[0], 0, at[1]],
  turn: [0, 0.2, 0],
})
