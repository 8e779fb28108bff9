import type { Site } from '#domain/sites.ts'

/** A class of freight by density, and what freight of it costs in percent of the table's price. */
export interface FreightClass {
  site: Site
  code: string
  /** Pounds a cubic foot, from which on it holds. */
  fromDensity: number
  percent: number
}

// The international pound and foot: 453.59237 g and 28,316.846592 cm³.
const gramsPerPound = 453.59237
const mm3PerCubicFoot = 28_316_846.592

/** The class of a piece by its pounds a cubic foot; none where its size is not known, or a site has no classes [SHIP-251]. */
export function freightClassOf(
  site: Site,
  { grams, mm3 }: { grams: number; mm3: number },
  classes: readonly FreightClass[],
): FreightClass | undefined {
  if (mm3 === 0) return undefined
  const density = grams / gramsPerPound / (mm3 / mm3PerCubicFoot)
  return classes
    .filter((each) => each.site === site && density >= each.fromDensity)
    .toSorted((a, b) => b.fromDensity - a.fromDensity)[0]
}
