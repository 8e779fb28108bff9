interface QuantityInputProps {
  qty: number
  max?: number
  label: string
}

/** Renders a list line's quantity field, without stepper buttons. */
export function QuantityInput({ qty, max = 9999, label }: QuantityInputProps) {
  return <input className="input" type="number" name="qty" min={1} max={max} defaultValue={qty} aria-label={label} />
}
