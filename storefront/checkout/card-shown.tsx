import { useTexts } from '../shop-context.tsx'
import type { Checkout } from './compose-order.ts'

type Card = NonNullable<Checkout['draft']['payment']>['card']

/** A card as far as we know it: brand, last digits, expiry. */
export function CardShown({ card }: { card: Card }) {
  const texts = useTexts('checkout')
  const month = String(card.month).padStart(2, '0')
  const year = String(card.year % 100).padStart(2, '0')
  return (
    <p>
      {texts.cardShown(brandName(card.brand), card.last4)}
      <br />
      <span className="muted small">{texts.cardExpires(month, year)}</span>
    </p>
  )
}

/** A brand as people write it. */
function brandName(brand: string): string {
  const known: Readonly<Record<string, string>> = { visa: 'Visa', master: 'Mastercard', mastercard: 'Mastercard' }
  return known[brand.toLowerCase()] ?? brand
}
