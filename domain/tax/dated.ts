import type { Dated, IsoDate } from './table.ts'

/** Whether something holds on a day: from its first to its last, both with it. */
export function holdsOn({ validFrom, validTo }: Dated, date: IsoDate): boolean {
  return validFrom <= date && (validTo === null || date <= validTo)
}
