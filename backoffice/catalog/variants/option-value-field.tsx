import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import type { OptionDraft } from './option-draft.ts'

type Value = OptionDraft['values'][number]

interface OptionValueFieldProps {
  value: Value
  error: string | undefined
  onChange: (part: Partial<Value>) => void
}

const t = texts.editOption

/** Renders the name field for an option value. Staff can remove the value, and restore it until the option is saved. */
export function OptionValueField({ value: { from, to, isRemoved }, error, onChange }: OptionValueFieldProps) {
  return (
    <div className="option-value">
      {isRemoved ? (
        <p className={error === undefined ? 'small' : 'small field__error'}>{error ?? t.removed(from)}</p>
      ) : (
        <TextField
          label={from}
          aria-label={t.valueOf(from)}
          maxLength={optionLimits.value}
          value={to}
          error={error}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      )}
      <button
        type="button"
        className="text-button"
        aria-label={isRemoved ? t.undoOf(from) : t.removeOf(from)}
        onClick={() => onChange({ isRemoved: !isRemoved })}
      >
        {isRemoved ? t.undo : t.remove}
      </button>
    </div>
  )
}
