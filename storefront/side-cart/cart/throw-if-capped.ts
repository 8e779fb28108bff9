import { RefusalError } from '#contract/kernel/refusal-error.ts'

/** Throws a refusal with the maximum of the first product for which a write set fewer units than requested. */
export function throwIfCapped(changed: { capped?: { productId: number; most: number }[] | undefined } | null) {
  const [first] = changed?.capped ?? []
  if (first) throw new RefusalError(422, 'quantity_over_maximum', first)
}
