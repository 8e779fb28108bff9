import type { MouseEvent } from 'react'

interface StepperProps {
  name: string
  label: string
  initial: string | number
  min: number
  max: number
  isDisabled?: boolean
}

/** Renders a number field with stepper buttons. The field works without JavaScript. */
export function Stepper({ name, label, initial, min, max, isDisabled }: StepperProps) {
  return (
    <span className="quantity quantity--field">
      <button type="button" aria-label={`−1: ${label}`} disabled={isDisabled} onClick={(event) => step(event, -1)}>
        −
      </button>
      <input
        type="number"
        name={name}
        defaultValue={initial}
        min={min}
        max={max}
        inputMode="numeric"
        disabled={isDisabled}
        aria-label={label}
      />
      <button type="button" aria-label={`+1: ${label}`} disabled={isDisabled} onClick={(event) => step(event, 1)}>
        +
      </button>
    </span>
  )
}

function step({ currentTarget }: MouseEvent<HTMLButtonElement>, by: 1 | -1) {
  const input = currentTarget.parentElement!.querySelector('input')!
  if (by === 1) input.stepUp()
  else input.stepDown()
  // Setting a value in code fires no event, but the form reads its fields on each input event.
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
