import { useState } from 'react'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { isReadableDiscount } from './offer.ts'

interface DiscountFieldProps {
  label: string
  hint: string
  /** Message for an unreadable discount. */
  error: string
  /** Label of the apply button. */
  apply: string
  onApply: (discount: string) => void
}

/** Renders a field for a discount, such as 10% or 25.00, with a button that applies it. */
export function DiscountField({ label, hint, error, apply: applyLabel, onApply }: DiscountFieldProps) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isReadable = isReadableDiscount(text)
  const apply = () => {
    setChecked(!isReadable)
    if (isReadable) onApply(text)
  }
  return (
    <div className="offer-all">
      <TextField
        label={label}
        hint={hint}
        autoComplete="off"
        maxLength={12}
        placeholder="10%"
        value={text}
        error={isChecked && !isReadable ? error : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Otherwise, Enter would submit the surrounding form.
          event.preventDefault()
          apply()
        }}
      />
      <button type="button" className="button button--line button--small" onClick={apply}>
        {applyLabel}
      </button>
    </div>
  )
}
