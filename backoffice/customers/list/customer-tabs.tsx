import { Link, useLocation } from 'react-router'
import { texts } from '../texts/en.ts'

const tabs = [
  { to: '/customers', title: texts.all },
  { to: '/customers/verifications', title: texts.verificationsTab },
] as const

/** Renders the links to all customers and to pending verifications. */
export function CustomerTabs() {
  const { pathname } = useLocation()
  return (
    <nav className="tabs" aria-label={texts.tabsLabel}>
      {tabs.map(({ to, title }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
