import { track } from '#storefront/browser/track.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { SlidingRow } from '#storefront/widgets/row/sliding-row.tsx'
import { selectTab } from '#storefront/widgets/tabs/select-tab.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'

export interface DealTab {
  /** Name of the department in the shopper's language; null for the tab with all deals. */
  label: string | null
  url: string
  isCurrent: boolean
}

/** Renders departments with deals as links, so that each has a URL [PROMO-202, CATALOG-005, UI-402]. */
export function DealTabs({ tabs }: { tabs: readonly DealTab[] }) {
  const texts = useTexts('catalog/listing')
  if (tabs.length < 3) return null
  const from = tabs.find(({ isCurrent }) => isCurrent)?.url ?? ''
  return (
    <nav className="deal-tabs" aria-label={texts.dealTabs}>
      <SlidingRow
        label={texts.dealTabs}
        look="chips"
        items={tabs.map(({ label, url, isCurrent }) => ({
          key: url,
          content: (
            <Link
              className="chip"
              to={url}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => selectTab({ list: 'deals', from, to: url }, { track })}
              keepsScroll
            >
              {label ?? texts.allDeals}
            </Link>
          ),
        }))}
      />
    </nav>
  )
}
