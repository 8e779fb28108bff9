import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { useCheck } from './text-field.tsx'

interface PasswordFieldProps {
  /** The field's name and id. */
  name?: string
  label: string
  hint?: string
  problem?: string | undefined
  /** Marks a new password for password managers. */
  isNew?: boolean
  show: string
  hide: string
}

/** Renders a required password field, which validates on blur and can show its value [UI-407]. */
export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', label, hint, problem: sent, isNew = false, show, hide } = props
  const { problem = sent, ...checks } = useCheck({ type: 'password', label, isRequired: true })
  const [isShown, setShown] = useState(false)
  const canShow = useIsHydrated()
  const described = [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={problem === undefined ? 'field' : 'field field--bad'}>
      <label htmlFor={name}>{label}</label>
      <div className="password">
        <input
          {...checks}
          className="input"
          id={name}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
          enterKeyHint="done"
          {...(problem !== undefined && { 'aria-invalid': true })}
          {...(described !== '' && { 'aria-describedby': described })}
        />
        {canShow && (
          <button type="button" className="link" aria-controls={name} onClick={() => setShown(!isShown)}>
            {isShown ? hide : show}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className="field-error" id={`${name}-error`} role="alert">
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
