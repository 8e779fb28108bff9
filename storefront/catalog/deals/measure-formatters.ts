import type { Units } from '#domain/measures/units.ts'

/** Functions that convert the measurements in a text to the shopper's units. */
export interface MeasureFormatters {
  /** For a card: only the preferred units. */
  card: (text: string) => string
  /** For specs: preferred units first. */
  spec: (text: string) => string
  /** For an option value: only reorders the units. */
  label: (text: string) => string
}

/** Shows measurements as written. */
export const unconvertedMeasures: MeasureFormatters = {
  card: (text) => text,
  spec: (text) => text,
  label: (text) => text,
}

/**
 * Returns functions for these units. Their code loads on demand, because the first page of a visit does not need it.
 */
export async function loadMeasureFormatters(units: Units): Promise<MeasureFormatters> {
  const { localizeMeasures, orderMeasures, preferMeasures } = await import('#domain/measures/localize.ts')
  return {
    card: (text) => preferMeasures(text, units),
    spec: (text) => localizeMeasures(text, units),
    label: (text) => orderMeasures(text, units),
  }
}
