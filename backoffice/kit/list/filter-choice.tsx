interface FilterChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** Renders a list filter as a select without a visible label. */
export function FilterChoice({ label, value, options, onChange }: FilterChoiceProps) {
  return (
    <span className="select">
      <select
        className="input"
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
