import type { ReactNode } from 'react'
import type { Problem } from '#backoffice/call/problems.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { texts } from './texts/en.ts'

type Tone = 'bad' | 'warn' | 'ok' | 'note'
const icons: Readonly<Record<Tone, IconName>> = { bad: 'alert', warn: 'alert', ok: 'check', note: 'info' }

/** Renders a message with an icon. Screen readers announce errors. */
export function Message({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`message message--${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}

/** Returns the message for a problem. `own` contains the messages for the call's refusals. */
export function problemText(problem: Problem, own: Readonly<Record<string, string>> = {}): string {
  const { permission, site } = problem
  if (permission !== undefined) return texts.notPermitted.permission(permission)
  if (site !== undefined) return texts.notPermitted.site(site)
  if (problem.kind === 'not_permitted') return texts.notPermitted.other
  return own[problem.code] ?? texts.problems[problem.code] ?? texts.problems[problem.kind] ?? texts.problems['refused']!
}

interface ProblemBoxProps {
  problem: Problem
  onRetry?: () => void
  /** True if the page's heading already names the problem. */
  isTitled?: boolean
}

/** Renders a problem on a page or in a section, with a retry button. */
export function ProblemBox({ problem, onRetry, isTitled = false }: ProblemBoxProps) {
  const isDenied = problem.kind === 'not_permitted'
  return (
    <div className="state" role="alert">
      <Icon name={isDenied ? 'lock' : 'alert'} />
      {isDenied && !isTitled && <h2>{texts.notPermitted.title}</h2>}
      <p>{problemText(problem)}</p>
      {problem.reference !== undefined && <p className="muted small">{texts.reference(problem.reference)}</p>}
      {onRetry && !isDenied && (
        <button type="button" className="button button--line button--small" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  )
}

/** Renders the empty state of a list: one sentence and at most one action. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Renders placeholder lines, which appear after a short delay. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  return (
    <output className="skeletons" aria-label={texts.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton skeleton--text" />
      ))}
    </output>
  )
}
