import { type ComponentProps, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#storefront/page/shop-context.tsx'
import type { TextFieldType } from './fields/text-field-problem.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'width' | 'type'> {
  name: string
  label: string
  type?: TextFieldType
  hint?: string
  /** CSS class for the width in a six-column row. */
  width?: string
  problem?: string | undefined
  /** Id of an error message elsewhere on the page. */
  problemAt?: string | undefined
  /** Message if the field is required and empty. */
  requiredText?: string
}

/** Renders a labeled field that validates on blur [UI-404..410]. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, problem: sent, problemAt, width, requiredText, id = name, type = 'text', ...input } = props
  const { problem = sent, ...checks } = useCheck({
    type,
    label,
    isRequired: input.required === true,
    ...(requiredText !== undefined && { requiredText }),
  })
  const isWrong = problem !== undefined || problemAt !== undefined
  const described = [problem !== undefined && `${id}-error`, problemAt, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  )
  return (
    <div className={['field', width, problem !== undefined && 'field--bad'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        {...checks}
        className="input"
        id={id}
        name={name}
        type={type}
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

/** Checks a field on blur, and then on each input until it is valid. */
export function useCheck(field: { type: TextFieldType; label: string; isRequired: boolean; requiredText?: string }) {
  const { language } = useShop()
  const [problem, setProblem] = useState<string>()
  const check = (input: HTMLInputElement) => {
    import('./fields/check-text-field.ts')
      .then(({ checkTextField }) => checkTextField(input, field, language))
      // If the code fails to load, for example while offline, the server checks the field.
      .then(setProblem, () => {})
  }
  return {
    problem,
    onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => check(currentTarget),
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      if (problem !== undefined) check(currentTarget)
    },
  }
}
