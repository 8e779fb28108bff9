import type { TaxClass } from '#domain/catalog/product-entry.ts'
import { allocateAmount, type Minor } from '#domain/money.ts'
import type { Offer } from '#domain/pricing/offer.ts'
import type { PricedPart } from '#domain/pricing/components/part.ts'

type TaxedPart = PricedPart<Offer & { taxClass: TaxClass }>
interface Line {
  item: { qty: number }
  parts: readonly TaxedPart[]
  discount: Minor
}

/** Splits a line's discount in proportion to its parts' prices. */
export function discountByPart({ parts, discount }: Omit<Line, 'item'>): Minor[] {
  return allocateAmount(
    discount,
    parts.map(({ unit, qty }) => unit * qty),
  )
}

/** Returns a line's display amounts. Each part includes the tax for its class (docs/decisions/033). */
export function displayedLine({ item, parts, discount }: Line, shown: (price: Minor, taxClass: TaxClass) => Minor) {
  const sum = (amount: (part: TaxedPart) => Minor) =>
    parts.reduce((total, part) => total + shown(amount(part), part.offer.taxClass) * part.qty, 0)
  const price = sum(({ unit }) => unit)
  const shares = discountByPart({ parts, discount })
  const off = parts.reduce((total, part, index) => {
    const full = shown(part.unit, part.offer.taxClass) * part.qty * item.qty
    return total + Math.min(full, shown(shares[index]!, part.offer.taxClass))
  }, 0)
  return { price, base: sum(({ base }) => base), rowTotal: price * item.qty, discount: off }
}
