import type { Minor } from '#domain/money.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { promotionStatus, statusByDates, type Promotion } from './promotion.ts'
import type { PromotionDays } from './promotion-days.ts'

export const promotionStates = ['scheduled', 'running', 'sold_out', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

/** Returns the state that staff see. A promotion without remaining units is sold out until its last day is over. */
export function promotionState(promotion: Promotion, now: number): PromotionState {
  const status = promotionStatus(promotion, now)
  if (status === 'upcoming') return 'scheduled'
  if (status === 'active') return 'running'
  return promotion.isEnabled && statusByDates(promotion, now) === 'active' ? 'sold_out' : 'ended'
}

/** The promotion fields that staff edit. `qty` is the number of units left, or null if unlimited. */
export interface PromotionFields extends PromotionDays {
  price: Minor
  qty: number | null
}

export const promotionFields = ['price', 'from', 'to', 'qty'] as const
export type PromotionField = (typeof promotionFields)[number]
export const promotionProblemCodes = ['not_sold', 'not_lower', 'end_before_start', 'end_in_past'] as const
export interface PromotionProblem {
  field: PromotionField
  code: (typeof promotionProblemCodes)[number]
}

interface PromotionTerms {
  /** Price without the promotion. Null if the site does not sell the variant. */
  normal: Minor | null
  today: IsoDate
}

/**
 * Returns the problems with a new promotion: a price that is not lower, and an end before the start or before today.
 */
export function promotionProblems(
  { price, from, to }: PromotionFields,
  { normal, today }: PromotionTerms,
): PromotionProblem[] {
  const problems: PromotionProblem[] = []
  if (normal === null) problems.push({ field: 'price', code: 'not_sold' })
  else if (price >= normal) problems.push({ field: 'price', code: 'not_lower' })
  if (from !== null && to !== null && to < from) problems.push({ field: 'to', code: 'end_before_start' })
  else if (to !== null && to < today) problems.push({ field: 'to', code: 'end_in_past' })
  return problems
}

/** An edit: the fields that were shown to the editor, and the edited ones. */
export interface PromotionEdit {
  read: PromotionFields
  edited: PromotionFields
}

/**
 * Merges an edit into the stored fields. Fields that another person or an order changed to a different value are
 * conflicts.
 */
export function mergePromotion(stored: PromotionFields, { read, edited }: PromotionEdit) {
  const changed = promotionFields.filter((field) => edited[field] !== read[field] && edited[field] !== stored[field])
  const conflicts = changed.filter((field) => stored[field] !== read[field])
  const fields: PromotionFields = { ...stored, ...Object.fromEntries(changed.map((field) => [field, edited[field]])) }
  return { fields, changed, conflicts }
}

/** Returns the promotions that share a day with the given days. */
export function overlappingPromotions<P extends PromotionDays>(
  promotions: readonly P[],
  { from, to }: PromotionDays,
): P[] {
  return promotions.filter(
    (other) =>
      (from === null || other.to === null || other.to >= from) &&
      (to === null || other.from === null || other.from <= to),
  )
}
