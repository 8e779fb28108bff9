import { RefusalError } from '#contract/kernel/refusal-error.ts'

/**
 * Throws a refusal with the product's maximum if a write set fewer units than requested. Reports the first such
 * product.
 */
export function throwIfReduced(changed: { capped?: { productId: number; most: number }[] | undefined } | null) {
  const [first] = changed?.capped ?? []
  if (first) throw new RefusalError(422, 'quantity_over_maximum', first)
}
