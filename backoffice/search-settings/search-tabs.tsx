import { Link, useLocation } from 'react-router'
import { texts } from './texts/en.ts'

const pages = [
  ['/search-settings', texts.tabs.synonyms],
  ['/search-settings/phrases', texts.tabs.phrases],
  ['/search-settings/remaps', texts.tabs.remaps],
  ['/search-settings/searches', texts.tabs.searches],
] as const

/** Renders links to each kind of search setting. */
export function SearchTabs() {
  const { pathname } = useLocation()
  return (
    <nav className="tabs" aria-label={texts.tabsLabel}>
      {pages.map(([path, title]) => (
        <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
