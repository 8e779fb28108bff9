import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

export interface Told {
  text: string
  /** A field on this page, or a page of the shop. */
  to?: string | undefined
  /** What the link is called, when it is not the text itself. */
  link?: string
}

/**
 * What is wrong, on top of the step, each with the way to where it is mended; it takes the focus each time it is told
 * anew, and the page goes to its top [ERROR-231, ERROR-235].
 */
export function ErrorSummary({ problems, told }: { problems: readonly Told[]; told: unknown }) {
  const texts = useTexts('checkout')
  const ref = useRef<HTMLDivElement>(null)
  const count = problems.length
  useEffect(() => {
    if (count === 0 || told === undefined) return
    scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
    // Told again is told anew; that a sentence went away while fixing is not.
    // eslint-disable-next-line react/exhaustive-deps
  }, [told])
  if (count === 0) return null
  return (
    <div className="message message--bad error-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <h2>{texts.problemTitle(count)}</h2>
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
      </div>
    </div>
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
        // A heading takes the focus only once it may.
        if (field.tabIndex < 0) field.tabIndex = -1
        field.focus()
      }}
    >
      {children}
    </a>
  )
}
