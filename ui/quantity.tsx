import { type KeyboardEvent, useState } from 'react'

interface QuantityProps {
  value: number
  max: number
  /** Maximum number that can be entered; larger numbers are lowered without a message. Defaults to `max`. */
  maxTyped?: number
  label: string
  name?: string
  isSmall?: boolean
  onChange: (value: number) => void
}

/** Clamps an entered number to 1..max, or returns null if it is not a number. */
function typedQuantity(typed: string, max: number): number | null {
  if (!/^\s*\d{1,9}\s*$/.test(typed)) return null
  return Math.min(Math.max(Number(typed), 1), Math.max(max, 1))
}

/** Renders a number field with buttons; an entered number applies on blur or Enter. */
export function Quantity({ value, max, maxTyped = max, label, name, isSmall = false, onChange }: QuantityProps) {
  const [typed, setTyped] = useState(String(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(String(value))
  }
  const settle = () => {
    const next = typedQuantity(typed, maxTyped)
    // `onChange` lowers numbers above the maximum, so the value may not change.
    setTyped(String(next === null || next > max ? value : next))
    if (next !== null && next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    settle()
  }
  return (
    <fieldset className={isSmall ? 'quantity quantity--small' : 'quantity'} aria-label={label}>
      <button type="button" aria-label="−1" disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <input
        name={name}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label="+1" disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </button>
    </fieldset>
  )
}
