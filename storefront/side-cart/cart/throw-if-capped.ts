import { RefusalError } from '#contract/kernel/refusal-error.ts'

/** If a write set fewer units than requested, throws the max of the first such product, which screens show. */
export function throwIfCapped(changed: { capped?: { productId: number; most: number }[] | undefined } | null) {
  const [first] = changed?.capped ?? []
  if (first) throw new RefusalError(422, 'quantity_over_maximum', first)
}
