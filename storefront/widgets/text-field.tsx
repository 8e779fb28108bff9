import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'width'> {
  name: string
  label: string
  hint?: string
  /** Class of the width in a six-column row. */
  width?: string
  problem?: string | undefined
  /** Id of an error message elsewhere on the page. */
  problemAt?: string | undefined
}

export function TextField({ name, label, hint, problem, problemAt, width, id = name, ...input }: TextFieldProps) {
  const isWrong = problem !== undefined || problemAt !== undefined
  const described = [problem !== undefined && `${id}-error`, problemAt, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  )
  return (
    <div className={['field', width, problem !== undefined && 'field--bad'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        className="input"
        id={id}
        name={name}
        {...(isWrong && { 'aria-invalid': true })}
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
      />
      {problem !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
