import { Link } from 'react-router'
import type { RateKindName } from '#domain/rates/rate-kind.ts'
import type { Site } from '#domain/sites.ts'
import { texts } from './texts/en.ts'

const order = ['prices', 'zones', 'tax', 'tariffs'] as const satisfies readonly RateKindName[]

/** Renders links to the kinds of rates. */
export function RateTabs({ site, kind }: { site: Site; kind: RateKindName }) {
  return (
    <nav className="tabs" aria-label={texts.tabsLabel}>
      {order.map((each) => (
        <Link key={each} to={`?site=${site}&kind=${each}`} aria-current={each === kind ? 'page' : undefined}>
          {texts.kinds[each]}
        </Link>
      ))}
    </nav>
  )
}
