import { CardSprite } from '#storefront/widgets/card-brand.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { CardSummary } from '../card/card-summary.tsx'
import { paymentKind } from './payment-kind.ts'
import type { Checkout } from '../placing/compose-order.ts'

interface PaidWithProps {
  giftcards: readonly Pick<Checkout['giftcards'][number], 'code' | 'amount'>[]
  /** Payment method other than a card. Null for cards and free orders. */
  method: string | null
  /** The card for the remaining amount or for renewals, or null if there is none. */
  card: Parameters<typeof CardSummary>[0]['card'] | null
  /** True if the card is not charged until later. */
  isForLater: boolean
}

/** Renders the payment methods. An order without any payment is shown as "free". */
export function PaidWith({ giftcards, method, card, isForLater }: PaidWithProps) {
  const texts = useTexts('checkout')
  const { money } = useFormats()
  const paying = giftcards.filter(({ amount }) => amount > 0)
  if (paying.length === 0 && card === null && method === null) return texts.free
  return (
    <>
      {card !== null && <CardSprite />}
      {paying.map(({ code, amount }, place) => (
        <p key={`${place} ${code}`}>
          {texts.giftCards.ending(code.slice(-4))}, {money(toMinor(amount))}
        </p>
      ))}
      {method !== null && <p>{paymentKind(method).name ?? texts.methods.card}</p>}
      {card !== null && <CardSummary card={card} />}
      {card !== null && isForLater && <p className="muted small">{texts.cardForLater}</p>}
    </>
  )
}
