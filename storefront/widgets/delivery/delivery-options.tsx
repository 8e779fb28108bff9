import type { Minor } from '#domain/money.ts'
import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'

export interface DeliveryOption {
  label: string
  price: Minor
  /** First and last estimated delivery date, or null if unknown. */
  arrives: readonly [string, string] | null
}

/** Lists delivery options, each with its arrival and price. */
export function DeliveryOptions({ options, pickupCity }: { options: readonly DeliveryOption[]; pickupCity?: string }) {
  const texts = useTexts('catalog/delivery')
  const formats = useFormats()
  const { locale } = useShop()
  return (
    <ul>
      {options.map(({ label, price, arrives }) => (
        <li key={`${label} ${price}`}>
          <span>{arrives ? texts.arrives(formatDateRange(locale.tag, arrives)) : rateLabelIn(label, locale.tag)}</span>
          <span className="figures">{price === 0 ? texts.free : formats.money(price)}</span>
          {arrives && <small>{rateLabelIn(label, locale.tag)}</small>}
        </li>
      ))}
      {pickupCity !== undefined && <li>{texts.pickup(pickupCity)}</li>}
    </ul>
  )
}
