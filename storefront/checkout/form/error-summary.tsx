import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

export interface FormProblem {
  text: string
  to?: string | undefined
  link?: string
}

interface ErrorSummaryProps {
  problems: readonly FormProblem[]
  attempt: unknown
  /** Replaces the default title, which contains the number of problems. */
  title?: string | undefined
}

/** Maximum number of problems listed unfolded, so that the form stays in view on a phone. */
const maxListed = 3

/**
 * Lists the problems above the step, each with a link to its fix. Takes focus and scrolls to the top after each
 * attempt. If there are more than three, only the first one is unfolded [ERROR-231, ERROR-235].
 */
export function ErrorSummary({ problems, attempt, title }: ErrorSummaryProps) {
  const texts = useTexts('checkout')
  const ref = useRef<HTMLDivElement>(null)
  const count = problems.length
  useEffect(() => {
    if (count === 0 || attempt === undefined) return
    scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
    // Focus moves for a new list only, not when fixing removes a problem.
    // eslint-disable-next-line react/exhaustive-deps
  }, [attempt])
  if (count === 0) return null
  const [open, folded] = count > maxListed ? [problems.slice(0, 1), problems.slice(1)] : [problems, []]
  const isOfFields = folded.length > 0 && problems.every(({ to }) => to?.startsWith('#'))
  return (
    <div className="message message--bad error-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <h2>{title ?? (isOfFields ? texts.fieldsTitle : texts.problemTitle)(count)}</h2>
        <Problems problems={open} />
        {folded.length > 0 && (
          <details className="error-summary__more">
            <summary>{texts.moreProblems(folded.length)}</summary>
            <Problems problems={folded} />
          </details>
        )}
      </div>
    </div>
  )
}

function Problems({ problems }: { problems: readonly FormProblem[] }) {
  return (
    <ul>
      {problems.map(({ text, to, link }) => (
        <li key={text} className={to !== undefined && link === undefined ? 'error-summary__way' : undefined}>
          {to === undefined ? (
            text
          ) : link === undefined ? (
            <Way to={to}>{text}</Way>
          ) : (
            <>
              {text} <Way to={to}>{link}</Way>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  if (!to.startsWith('#')) {
    return (
      <Link className="link" to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a
      className="link"
      href={to}
      onClick={(event) => {
        const field = document.getElementById(to.slice(1))
        if (!field) return
        event.preventDefault()
        field.closest('details')?.setAttribute('open', '')
        // Headings need a tabindex to take focus.
        if (field.tabIndex < 0) field.tabIndex = -1
        field.focus()
      }}
    >
      {children}
    </a>
  )
}
