import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { promotionFields, PromotionProblem } from '#domain/promotions/scheduled-promotion.ts'
import { texts } from '../texts/en.ts'
import { draftFieldOf, type DraftErrors } from './draft.ts'

/** Returns the field errors of a refused promotion by SKU, or none for a different error. */
export function errorsBySku(error: unknown): Readonly<Record<string, DraftErrors>> {
  if (!isRefusalError(error) || error.code !== 'promotion_invalid') return {}
  const { problems } = error.details as { problems: (PromotionProblem & { sku: string })[] }
  const errors: Record<string, DraftErrors> = {}
  for (const { sku, field, code } of problems)
    errors[sku] = { ...errors[sku], [draftFieldOf[field]]: texts.invalid[code] }
  return errors
}

/** Returns the fields that changed since they were read, or none for a different error. */
export function conflictsOf(error: unknown): (typeof promotionFields)[number][] {
  if (!isRefusalError(error) || error.code !== 'promotion_changed') return []
  return (error.details as { fields: (typeof promotionFields)[number][] }).fields
}
