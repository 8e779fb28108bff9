import type { Site } from '#domain/sites.ts'

/** Millimeters. */
export type PackedSize = readonly [length: number, width: number, height: number]

/** Divisor for volumetric weight, in cubic centimeters per kilogram. It applies from a minimum volume. */
export interface VolumeDivisor {
  site: Site
  kind: 'parcel' | 'freight'
  /** Null applies to every service. */
  service: string | null
  cm3PerKg: number
  fromCm3: number
}

/** Returns the volume in cubic millimeters, or 0 if unknown. */
export function volumeOf(size: PackedSize | null): number {
  return size ? size[0] * size[1] * size[2] : 0
}

/** Returns the divisor for a service, or else for its kind. */
export function divisorOf(
  divisors: readonly VolumeDivisor[],
  { site, kind, service }: Pick<VolumeDivisor, 'site' | 'kind' | 'service'>,
): VolumeDivisor | undefined {
  const own = divisors.filter((divisor) => divisor.site === site && divisor.kind === kind)
  return own.find((divisor) => divisor.service === service) ?? own.find((divisor) => divisor.service === null)
}

/** Returns the actual or volumetric weight in grams, whichever is greater [SHIP-251]. */
export function billableGrams({ grams, mm3 }: { grams: number; mm3: number }, divisor: VolumeDivisor | undefined) {
  if (!divisor || mm3 < divisor.fromCm3 * 1000) return grams
  // cm³ per kg equals mm³ per g.
  return Math.max(grams, Math.ceil(mm3 / divisor.cm3PerKg))
}
