import { track } from '#storefront/browser/track.ts'
import { Link } from '../link.tsx'
import { selectTab } from './select-tab.ts'

interface TabLinksProps {
  label: string
  className: string
  /** Identifies the tabs in analytics. */
  list: string
  current: string
  tabs: readonly { id: string; label: string; to: string }[]
  onChange: (tab: string) => void
}

/** Renders tabs as links, so that each tab has a URL and works without JavaScript [UI-401, UI-402]. */
export function TabLinks({ label, className, list, current, tabs, onChange }: TabLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      {tabs.map(({ id, label: text, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? 'page' : undefined}
          onClick={() => selectTab({ list, from: current, to: id }, { onChange, track })}
          replaces
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
