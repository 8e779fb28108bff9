import { Refused } from '#contract/kernel/refused.ts'

/** Throws the max of the first product of which a write set fewer units than requested, as screens show it. */
export function reportCapped(changed: { capped?: { productId: number; most: number }[] | undefined } | null) {
  const [first] = changed?.capped ?? []
  if (first) throw new Refused(422, 'quantity_over_maximum', first)
}
