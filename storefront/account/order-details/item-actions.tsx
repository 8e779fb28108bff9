import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { ItemReviews } from './load-item-reviews.ts'

interface ItemActionsProps {
  orderId: string
  item: { productId: number; name: string }
  /** Returnable units of the line, or undefined if unknown. */
  returnable: { returnable: number; until: number | null; obstacle: string | null } | undefined
  reviews: ItemReviews
}

/** Renders a delivered item's review link, and its return link with the last possible day. */
export function ItemActions({ orderId, item, returnable, reviews }: ItemActionsProps) {
  const texts = useTexts('account')
  const formats = useFormats()
  const { productId, name } = item
  const isDelivered = returnable !== undefined && returnable.obstacle !== 'not_delivered'
  const review = isDelivered ? reviews[productId] : undefined
  const canReturn = returnable !== undefined && returnable.returnable > 0
  const until = canReturn && returnable.until !== null ? texts.returnBy(formats.date(returnable.until)) : null
  if (review === undefined && !canReturn && returnable?.obstacle !== 'already_returned') return null
  return (
    <p className="item-actions">
      {review !== undefined && (
        <Link
          className="link"
          to={`/account/reviews/${productId}`}
          aria-label={review === 'open' ? texts.writeReviewOf(name) : texts.ownReviewOf(name)}
        >
          {review === 'open' ? texts.writeReview : texts.ownReview}
        </Link>
      )}
      {canReturn && (
        <Link className="link" to={`/rmaprocess/select-items?order=${orderId}`} aria-label={texts.returnItemOf(name)}>
          {texts.returnItem}
        </Link>
      )}
      {until !== null && <span className="muted small">{until}</span>}
      {returnable?.obstacle === 'already_returned' && <span className="muted small">{texts.isReturned}</span>}
    </p>
  )
}
