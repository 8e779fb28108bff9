import type { Site } from '#domain/sites.ts'

/** Percentage of the billable weight, by density. */
export interface FreightClass {
  site: Site
  code: string
  /** Minimum density in pounds per cubic foot. */
  fromDensity: number
  percent: number
}

// International pound and international foot.
const gramsPerPound = 453.59237
const mm3PerCubicFoot = 28_316_846.592

/** Returns a unit's freight class based on its density, if its size is known [SHIP-251]. */
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
