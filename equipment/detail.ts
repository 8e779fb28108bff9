/** How finely a model is made: for pictures and the product page, for a gym, for a gym full of things. */
export const lods = ['full', 'gym', 'far'] as const
export type Lod = (typeof lods)[number]

/** What a level of detail leaves out. */
export interface Detail {
  lod: Lod
  /** Segments of a circle of this radius, in metres: enough that no corner is seen where the level is looked at. */
  round: (radius: number) => number
  /** Whether things of this size, in metres, are made at all. */
  shows: (size: number) => boolean
}

/** The largest distance between a circle and its polygon, and the smallest thing that is made; metres. */
const levels: Readonly<Record<Lod, { chord: number; smallest: number; most: number }>> = {
  full: { chord: 0.000_02, smallest: 0, most: 220 },
  gym: { chord: 0.000_6, smallest: 0.012, most: 40 },
  far: { chord: 0.004, smallest: 0.05, most: 14 },
}

export function detailOf(lod: Lod): Detail {
  const { chord, smallest, most } = levels[lod]
  return {
    lod,
    round: (radius) => {
      const angle = Math.acos(Math.max(-1, 1 - chord / Math.max(radius, chord)))
      return Math.min(most, Math.max(6, Math.ceil(Math.PI / angle)))
    },
    shows: (size) => size >= smallest,
  }
}
