import { Link, useLocation } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { texts } from './texts/en.ts'

/** Renders links to a site's redirects and missing pages. */
export function RedirectTabs({ site }: { site: Site }) {
  const { pathname } = useLocation()
  const pages = [
    ['/redirects', texts.title],
    ['/redirects/misses', texts.misses.title],
  ] as const
  return (
    <nav className="tabs" aria-label={texts.tabsLabel}>
      {pages.map(([path, title]) => (
        <Link key={path} to={`${path}?site=${site}`} aria-current={pathname === path ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
