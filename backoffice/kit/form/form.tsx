import { useEffect, useRef, type ReactNode } from 'react'
import { Message, problemText } from '../states.tsx'
import { texts } from '../texts/en.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { Submission } from './use-submit.ts'

interface FormProps {
  submission: Submission
  /** Messages for call refusals, by code. */
  refusals?: Readonly<Record<string, string>>
  /** Fields with errors that were found before sending. If there are any, the call is not sent. */
  errors?: readonly string[]
  isDirty?: boolean
  submit: string
  /** True if the action moves money or cannot be undone. */
  isSevere?: boolean
  onCancel?: () => void
  /** Label of the cancel button. */
  cancel?: string
  /** Runs if fields with errors prevent sending. */
  onInvalid?: () => void
  children?: ReactNode
}

/** Renders a form with its problems above the buttons. The first invalid field receives focus. */
export function Form(props: FormProps) {
  const { submission, refusals, errors = [], isDirty = false, submit, isSevere = false } = props
  const { onCancel, cancel = texts.cancel, onInvalid, children } = props
  const ref = useRef<HTMLFormElement>(null)
  const { problem } = submission
  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <form
      ref={ref}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (errors.length === 0) return submission.submit()
        onInvalid?.()
        // Waits for the render that marks the fields.
        requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      }}
    >
      {children}
      {problem && <Message tone="bad">{problemText(problem, refusals)}</Message>}
      <div className="form__foot">
        {onCancel && (
          <button type="button" className="button button--line button--small" onClick={onCancel}>
            {cancel}
          </button>
        )}
        <button
          type="submit"
          className={`button button--small ${isSevere ? 'button--buy' : ''}`}
          aria-disabled={submission.isBusy}
          aria-busy={submission.isBusy}
        >
          {submit}
        </button>
      </div>
      {isDirty && <LeaveGuard />}
    </form>
  )
}
