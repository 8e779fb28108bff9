import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats } from '#storefront/page/shop-context.tsx'
import type { Cart, CartLine } from '../cart/cart-store.ts'

interface LineDetailsProps {
  details: CartLine['details']
  /** Title of the collapsed list, if it is long. */
  folded?: (count: number) => string
}

/** Lists a line's options and parts, collapsing more than three. */
export function LineDetails({ details, folded }: LineDetailsProps) {
  if (details.length === 0) return null
  const list = (
    <ul className="cart-line__details">
      {details.map(({ label, text }, index) => (
        <li key={`${index}-${label}`}>
          {label !== '' && <b>{label}: </b>}
          {text}
        </li>
      ))}
    </ul>
  )
  if (folded === undefined || details.length <= maxOpen) return list
  return (
    <details className="cart-line__fold">
      <summary>{folded(details.length)}</summary>
      {list}
    </details>
  )
}

/** Maximum details shown without collapsing. */
const maxOpen = 3

interface TierTexts {
  tierNext: (pounds: string, goal: string, missing: string, off: string) => string
  tierNow: (pounds: string, off: string) => string
  pounds: (pounds: string) => string
}

/** Shows the progress toward weight discounts [PRICE-214]. */
export function WeightTiers({ tiers, texts }: { tiers: Cart['weightTiers']; texts: TierTexts }) {
  const formats = useFormats()
  if (tiers.length === 0) return null
  const weight = (pounds: number) => texts.pounds(formats.number(Math.round(pounds * 10) / 10))
  return (
    <ul className="tiers">
      {tiers.map(({ productId, name, pounds, missing, discountPerLb, nextDiscountPerLb }) => (
        <li key={productId}>
          <b>{name}</b>
          {missing !== null && nextDiscountPerLb !== null ? (
            <>
              <progress max={pounds + missing} value={pounds} aria-label={name} />
              {texts.tierNext(
                weight(pounds),
                weight(pounds + missing),
                weight(missing),
                formats.money(toMinor(nextDiscountPerLb)),
              )}
            </>
          ) : (
            discountPerLb !== null && texts.tierNow(weight(pounds), formats.money(toMinor(discountPerLb)))
          )}
        </li>
      ))}
    </ul>
  )
}
