import { useState } from 'react'
import { TextField } from '#backoffice/kit/form/field.tsx'
import type { QuoteItem } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { withDiscount, withDiscountOnAll, type OfferDraft } from './offer.ts'

interface DiscountOnAllProps {
  items: readonly QuoteItem[]
  draft: OfferDraft
  onChange: (draft: OfferDraft) => void
}

const t = texts.editor
const anyListPrice = 99_999_999

/** Renders a field for applying one discount to all lines. */
export function DiscountOnAll({ items, draft, onChange }: DiscountOnAllProps) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isReadable = withDiscount({ listPrice: anyListPrice }, text).price !== ''
  const apply = () => {
    setChecked(!isReadable)
    if (isReadable) onChange(withDiscountOnAll(draft, items, text))
  }
  return (
    <div className="offer-all">
      <TextField
        label={t.all}
        hint={t.discountHint}
        autoComplete="off"
        maxLength={12}
        placeholder="10%"
        value={text}
        error={isChecked && !isReadable ? t.wrongAll : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Otherwise, Enter would save the offer.
          event.preventDefault()
          apply()
        }}
      />
      <button type="button" className="button button--line button--small" onClick={apply}>
        {t.apply}
      </button>
    </div>
  )
}
