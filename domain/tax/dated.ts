import type { Dated, IsoDate } from './table.ts'

/** Returns true on valid dates, inclusive. */
export function holdsOn({ validFrom, validTo }: Dated, date: IsoDate): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}
