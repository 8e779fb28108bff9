import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'

interface PageProps {
  title: string
  /** Link to the parent list. */
  parent?: { to: string; title: string }
  /** Badges after the title. */
  badges?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Renders a page's header and content. The heading receives focus after navigation. */
export function Page({ title, parent, badges, actions, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <header className="page-top">
        <div className="page-top__title">
          {parent && (
            <Link to={parent.to} className="page-top__back" aria-label={parent.title}>
              <Icon name="back" />
            </Link>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          {badges}
        </div>
        {actions && <div className="page-top__actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}

/** Renders a titled box. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="section-box" aria-label={title}>
      <div className="section-box__head">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

/** Renders a short status. `tone` determines its shape and color. */
export function Badge({ tone, children }: { tone: 'ok' | 'warn' | 'bad' | 'note' | 'plain'; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>
}
