import type { FlagType } from '#domain/flags/registry.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'

interface ValueFieldProps {
  type: FlagType
  label: string
  value: string
  error?: string | undefined
  /** True if a heading already shows the switch's label. */
  isLabelHidden?: boolean
  onChange: (value: string) => void
}

/** Renders the control for a flag's value: a switch, a number field, a text field, or a JSON field. */
export function ValueField({ type, label, value, error, isLabelHidden = false, onChange }: ValueFieldProps) {
  if (type === 'boolean')
    return (
      <label className="flag-switch">
        <span className={isLabelHidden ? 'visually-hidden' : 'field__label'}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === 'true'}
          checked={value === 'true'}
          onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
        />
        <span className="flag-switch__track" aria-hidden />
        <span aria-hidden>{value === 'true' ? texts.state.on : texts.state.off}</span>
      </label>
    )
  if (type === 'json')
    return (
      <TextArea
        label={label}
        className="input flag-json"
        rows={Math.min(16, Math.max(3, value.split('\n').length))}
        spellCheck={false}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return (
    <TextField
      label={label}
      inputMode={type === 'number' ? 'decimal' : undefined}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
