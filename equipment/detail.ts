/** Levels of detail for pictures and product pages, for a room, and for a crowded room. */
export const lods = ['full', 'gym', 'far'] as const
export type Lod = (typeof lods)[number]

export interface Detail {
  lod: Lod
  /**
   * Returns the number of segments for a circle with this radius in meters, enough to hide its corners at this level.
   */
  round: (radius: number) => number
  /** Returns true if parts of this size in meters are built. */
  shows: (size: number) => boolean
}

/** Maximum distance between a circle and its polygon, and the size of the smallest part that is built, in meters. */
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
