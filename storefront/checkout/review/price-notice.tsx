import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'
import { priceChanges, displayedAmounts, sumChanges, type DisplayedAmounts } from './price-changes.ts'

interface PriceNoticeProps {
  checkout: Checkout
  load: string
  /** Amounts shown before the order was refused. Null if the component's state still has them. */
  before: DisplayedAmounts | null
}

export function PriceNotice({ checkout, load, before }: PriceNoticeProps) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const [shown, setShown] = useState({ load, seen: displayedAmounts(checkout), last: before })
  if (shown.load !== load) setShown({ load, seen: displayedAmounts(checkout), last: before ?? shown.seen })
  const names = { ...texts, giftcards: texts.giftCards.row }
  const seen = shown.load === load ? shown.last : (before ?? shown.seen)
  if (seen === null) return null
  const changes = priceChanges(seen, checkout)
  const others = sumChanges(seen, checkout)
  const total = displayedAmounts(checkout).total
  const isOther = seen.total !== null && total !== null && seen.total !== total
  if (changes.length === 0 && others.length === 0 && !isOther) return null
  return (
    <output className="message message--warn price-notice">
      <Icon name="alert" />
      <p>
        {changes.length > 0 && (
          <b>{changes.length === 1 ? texts.onePriceChanged : texts.pricesChanged(changes.length)} </b>
        )}
        {changes.map(({ name, before: was, now }) => (
          <span key={name}>{texts.priceChange(name, formats.money(was), formats.money(now))} </span>
        ))}
        {others.map(({ sum, before: was, now }) => (
          <span key={sum}>{texts.priceChange(names[sum], formats.money(was), formats.money(now))} </span>
        ))}
        {isOther && texts.totalChanged(formats.money(seen.total!), formats.money(total!))}
      </p>
    </output>
  )
}
