import type { ReactNode } from 'react'
import { Link } from '#storefront/widgets/link.tsx'

interface ListPageProps {
  className?: string
  title: string
  back: { to: string; label: string }
  children: ReactNode
}

/** Renders a customer's list page with a link back. */
export function ListPage({ className = 'page-width lists', title, back, children }: ListPageProps) {
  return (
    <main id="main" className={className}>
      <p className="small">
        <Link className="link" to={back.to}>
          {back.label}
        </Link>
      </p>
      <h1 className="h1 display">{title}</h1>
      {children}
    </main>
  )
}

interface GoneListProps {
  title: string
  text: string
  to: string
  action: string
}

/** Renders the page of a list that is no longer shared. */
export function MissingList({ title, text, to, action }: GoneListProps) {
  return (
    <main id="main" className="page-width lists">
      <h1 className="h1 display">{title}</h1>
      <p>{text}</p>
      <p>
        <Link className="button button--line" to={to}>
          {action}
        </Link>
      </p>
    </main>
  )
}
