import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { promotionFields, PromotionProblem } from '#domain/promotions/scheduled-promotion.ts'
import { texts } from '../texts/en.ts'
import { draftFieldOf, type DraftErrors } from './draft.ts'

/** Returns a refused promotion's field errors by SKU. Returns none for other errors. */
export function errorsBySku(error: unknown): Readonly<Record<string, DraftErrors>> {
  if (!isRefusalError(error) || error.code !== 'promotion_invalid') return {}
  const { problems } = error.details as { problems: (PromotionProblem & { sku: string })[] }
  const errors: Record<string, DraftErrors> = {}
  for (const { sku, field, code } of problems)
    errors[sku] = { ...errors[sku], [draftFieldOf[field]]: texts.invalid[code] }
  return errors
}

/** Returns the fields that have changed since they were read. Returns none for other errors. */
export function conflictsOf(error: unknown): (typeof promotionFields)[number][] {
  if (!isRefusalError(error) || error.code !== 'promotion_changed') return []
  return (error.details as { fields: (typeof promotionFields)[number][] }).fields
}
