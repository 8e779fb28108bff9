import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { useCheck } from './text-field.tsx'

interface PasswordFieldProps {
  label: string
  hint?: string
  problem?: string | undefined
  /** A new password, for password managers. */
  isNew?: boolean
  show: string
  hide: string
}

/** Renders a required password that reports its problem once it has lost the focus, and can be shown [UI-407]. */
export function PasswordField({ label, hint, problem: sent, isNew = false, show, hide }: PasswordFieldProps) {
  const { problem = sent, ...checks } = useCheck({ type: 'password', label, isRequired: true })
  const [isShown, setShown] = useState(false)
  const canShow = useIsHydrated()
  const described = [hint && 'password-hint', problem && 'password-error'].filter(Boolean).join(' ')
  return (
    <div className={problem === undefined ? 'field' : 'field field--bad'}>
      <label htmlFor="password">{label}</label>
      <div className="password">
        <input
          {...checks}
          className="input"
          id="password"
          name="password"
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
          <button type="button" className="link" aria-controls="password" onClick={() => setShown(!isShown)}>
            {isShown ? hide : show}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className="field-error" id="password-error" role="alert">
          <Icon name="alert" /> {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id="password-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
