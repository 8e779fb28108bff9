import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/** Returns the product page's problem code for a refused addition. */
export function addToCartProblem(error: unknown): 'most' | 'full' | 'gone' | 'failed' {
  if (!isRefusalError(error)) return 'failed'
  const known = { quantity_over_maximum: 'most', list_full: 'full', product_not_found: 'gone' } as const
  return known[error.code as keyof typeof known] ?? 'failed'
}
