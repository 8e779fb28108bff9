import type { InputHTMLAttributes } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

export type FieldKind = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'type'> & { autoComplete: string }

interface FieldProps {
  name: string
  label: string
  kind: FieldKind
  value: string
  problem?: string | undefined
  hint?: string | undefined
  longest?: number
  width?: string | undefined
  isOptional?: boolean
  options?: readonly (readonly [code: string, name: string])[]
  choose?: string
}

export function Field({
  name,
  label,
  kind,
  value,
  problem,
  hint,
  longest,
  width,
  isOptional,
  options,
  choose,
}: FieldProps) {
  const texts = useTexts('checkout')
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ')
  const common = {
    id: name,
    name,
    className: 'input',
    autoComplete: kind.autoComplete,
    defaultValue: value,
    required: !isOptional,
    ...(problem !== undefined && { 'aria-invalid': true }),
    ...(described !== '' && { 'aria-describedby': described }),
  }
  return (
    <div className={['field', width, problem !== undefined && 'field--bad'].filter(Boolean).join(' ')}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="muted"> ({texts.optional})</span>}
      </label>
      {options ? (
        <select {...common}>
          <option value="">{choose}</option>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={kind.type ?? 'text'}
          inputMode={kind.inputMode}
          maxLength={longest}
          enterKeyHint="next"
        />
      )}
      {problem !== undefined && (
        <p className="field-error" id={`${name}-error`}>
          <Icon name="alert" /> {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
