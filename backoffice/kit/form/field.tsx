import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react'
import { Icon } from '#ui/icon.tsx'

interface Labelled {
  label: string
  hint?: string
  error?: string | undefined
}
type Described = Labelled & {
  children: (ids: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
  }) => ReactNode
}

/** Renders a control's label, hint, and error. */
function Field({ label, hint, error, children }: Described) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field__error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Renders a text field. */
export function TextField({ label, hint, error, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input className="input" type="text" {...input} {...ids} />}
    </Field>
  )
}

/** Renders a multiline text field. */
export function TextArea({ label, hint, error, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea className="input" rows={3} {...area} {...ids} />}
    </Field>
  )
}

/** Renders a native select with a label. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly (readonly [value: string, text: string, isDisabled?: boolean])[]
  }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="select">
          <select className="input" {...select} {...ids}>
            {options.map(([value, text, isDisabled = false]) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}

/** Renders a checkbox with a label. */
export function CheckField({ label, ...input }: { label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
