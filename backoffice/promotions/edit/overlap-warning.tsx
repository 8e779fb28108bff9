import { Link } from 'react-router'
import { overlappingPromotions } from '#domain/promotions/scheduled-promotion.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { daysText } from '../promotion-text.ts'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'

interface OverlapWarningProps {
  /** The product's promotions on the site. */
  promotions: readonly Promotion[]
  skus: readonly string[]
  days: { from: IsoDate | null; to: IsoDate | null }
  /** Id of the promotion being edited. */
  own?: number
}

/** Warns about promotions of the same variants that have not ended and overlap with the entered days. */
export function OverlapWarning({ promotions, skus, days, own }: OverlapWarningProps) {
  const others = promotions.filter(({ id, sku, state }) => id !== own && state !== 'ended' && skus.includes(sku))
  const found = overlappingPromotions(others, days)
  if (found.length === 0) return null
  return (
    <Message tone="warn">
      <p>{texts.overlap.title}</p>
      <ul>
        {found.map((promotion) => (
          <li key={promotion.id}>
            <Link to={`/promotions/${promotion.id}`}>
              {texts.overlap.line(promotion.sku, formatMoney(promotion.price, promotion.currency), daysText(promotion))}
            </Link>
          </li>
        ))}
      </ul>
    </Message>
  )
}
