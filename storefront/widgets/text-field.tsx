import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'width'> {
  name: string
  label: string
  hint?: string
  /** Of six columns, where it stands beside others. */
  width?: string
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined
  /** What is wrong is said elsewhere, under this id. */
  problemAt?: string | undefined
}

/** A field with its label above, and below what is wrong with it and a hint. */
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
