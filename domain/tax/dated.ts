import type { DatedRow, IsoDate } from './table.ts'

/** Returns true if a row is valid on a date. Both bounds are inclusive. */
export function isValidOn({ validFrom, validTo }: DatedRow, date: IsoDate): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}
