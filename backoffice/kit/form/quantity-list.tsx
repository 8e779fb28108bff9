interface QuantityListProps {
  legend: string
  lines: readonly { id: string; name: string; detail: string; max: number }[]
  values: Readonly<Record<string, number>>
  onChange: (id: string, quantity: number) => void
  /** Text after the field, such as 'of 3'. */
  of: (max: number) => string
  error?: string | undefined
}

/** Renders a quantity field per line. */
export function QuantityList({ legend, lines, values, onChange, of, error }: QuantityListProps) {
  return (
    <fieldset className="quantities">
      <legend>{legend}</legend>
      {lines.map(({ id, name, detail, max }) => (
        <label key={id} className="quantities__line">
          <span>
            {name}
            <span className="muted small"> {detail}</span>
          </span>
          <span className="quantities__field">
            <input
              className="input"
              type="number"
              inputMode="numeric"
              min={0}
              max={max}
              aria-invalid={error ? true : undefined}
              value={values[id] ?? 0}
              onChange={({ currentTarget }) =>
                onChange(id, Math.min(max, Math.max(0, Math.trunc(currentTarget.valueAsNumber) || 0)))
              }
            />
            <span className="small">{of(max)}</span>
          </span>
        </label>
      ))}
      {error && <p className="field__error">{error}</p>}
    </fieldset>
  )
}
