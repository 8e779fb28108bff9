import type { Site } from '#domain/sites.ts'

/** Millimetres of a packed piece: length, width, height. */
export type PackedSize = readonly [length: number, width: number, height: number]

/** Cubic centimetres that a carrier takes for a kilogram, for packages from a volume on. */
export interface VolumeDivisor {
  site: Site
  kind: 'parcel' | 'freight'
  /** Null is every service of the kind. */
  service: string | null
  cm3PerKg: number
  fromCm3: number
}

/** Cubic millimetres of a packed piece; nothing where its size is not known. */
export function volumeOf(size: PackedSize | null): number {
  return size ? size[0] * size[1] * size[2] : 0
}

/** The divisor of a service: the one that names it, else that of all of its kind; none where volume does not count. */
export function divisorOf(
  divisors: readonly VolumeDivisor[],
  { site, kind, service }: Pick<VolumeDivisor, 'site' | 'kind' | 'service'>,
): VolumeDivisor | undefined {
  const own = divisors.filter((divisor) => divisor.site === site && divisor.kind === kind)
  return own.find((divisor) => divisor.service === service) ?? own.find((divisor) => divisor.service === null)
}

/** What a package is paid for: its weight, or that of its volume where that is more [SHIP-251]. */
export function billableGrams({ grams, mm3 }: { grams: number; mm3: number }, divisor: VolumeDivisor | undefined) {
  if (!divisor || mm3 < divisor.fromCm3 * 1000) return grams
  // A cubic centimetre for a kilogram is a cubic millimetre for a gram.
  return Math.max(grams, Math.ceil(mm3 / divisor.cm3PerKg))
}
