import type { Site } from '#domain/sites.ts'
import { useFilters } from '../../kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { useSession } from '../use-me.ts'
import { rememberSite, siteOptions } from './site-of.ts'

interface SitePickerProps {
  /** The site shown on the page. */
  site: Site
  /** URL parameters that apply to a single site and are removed when the site changes. */
  resets?: readonly string[]
}

/** Renders the site selection for a page. Renders nothing for staff with a single site. */
export function SitePicker({ site, resets = [] }: SitePickerProps) {
  const { me } = useSession()
  const [, change] = useFilters()
  if (me.sites.length < 2) return null
  return (
    <span className="select">
      <select
        className="input"
        aria-label={texts.site}
        value={site}
        onChange={({ currentTarget }) => {
          rememberSite(currentTarget.value as Site)
          change({ ...Object.fromEntries(resets.map((name) => [name, ''])), site: currentTarget.value })
        }}
      >
        {siteOptions(me).map(({ site: each, title }) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </span>
  )
}
