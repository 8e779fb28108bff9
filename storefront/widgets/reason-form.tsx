import type { ReactNode } from 'react'
import { PostForm, useIsPosting } from './post-form.tsx'

interface ReasonFormProps {
  to: string
  className: string
  /** Value of the posted `op`. */
  op: string
  /** Summary that opens the form. */
  summary: string
  texts: Readonly<Record<'reason' | 'optional', string>>
  confirm: string
  children?: ReactNode
}

/** Renders a collapsed form for ending a subscription or similar, with an optional reason. */
export function ReasonForm({ to, className, op, summary, texts, confirm, children }: ReasonFormProps) {
  const isPosting = useIsPosting()
  return (
    <details className="facet">
      <summary>{summary}</summary>
      <PostForm to={to} className={className}>
        {children}
        <div className="field">
          <label htmlFor="reason">
            {texts.reason} <span className="muted">({texts.optional})</span>
          </label>
          <textarea className="input" id="reason" name="reason" rows={3} maxLength={500} />
        </div>
        <button className="button button--line" name="op" value={op} aria-busy={isPosting}>
          {confirm}
        </button>
      </PostForm>
    </details>
  )
}
