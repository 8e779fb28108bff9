import type { Units } from '#domain/measures/units.ts'

/** Functions that show the measures of a text in a shopper's units. */
export interface Measures {
  /** For a card: preferred units alone. */
  card: (text: string) => string
  /** For the specs: preferred units first. */
  spec: (text: string) => string
  /** For an option's value, which is only reordered. */
  label: (text: string) => string
}

/** Shows measures as written. */
export const writtenMeasures: Measures = { card: (text) => text, spec: (text) => text, label: (text) => text }

/** Returns functions for the units; loads their code, which the first page of a visit does not need. */
export async function measuresIn(units: Units): Promise<Measures> {
  const { localizeMeasures, orderMeasures, preferMeasures } = await import('#domain/measures/localize.ts')
  return {
    card: (text) => preferMeasures(text, units),
    spec: (text) => localizeMeasures(text, units),
    label: (text) => orderMeasures(text, units),
  }
}
