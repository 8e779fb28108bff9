import { brandName, CardMark, expiryOf } from '#storefront/widgets/card-brand.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'

type Card = NonNullable<NonNullable<Checkout['draft']['payment']>['card']>

export function CardSummary({ card }: { card: Card }) {
  const texts = useTexts('checkout')
  const { month, year } = expiryOf(card)
  return (
    <p>
      <CardMark brand={card.brand} /> {texts.cardShown(brandName(card.brand), card.last4)}
      <br />
      <span className="muted small">{texts.cardExpires(month, year)}</span>
    </p>
  )
}
