import type { DatedRow, IsoDate } from '#domain/tax/table.ts'

export const rateStates = ['current', 'upcoming', 'ended'] as const
export type RateState = (typeof rateStates)[number]

/** Returns whether a rate applies on a day, starts later, or has ended. Both bounds are inclusive [TAX-228]. */
export function rateState({ validFrom, validTo }: DatedRow, today: IsoDate): RateState {
  if (validFrom > today) return 'upcoming'
  return validTo !== null && validTo < today ? 'ended' : 'current'
}
