import { Link } from '#storefront/widgets/link.tsx'
import { SlidingRow } from '#storefront/widgets/row/sliding-row.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'

export interface DealTab {
  name: string | null
  url: string
  isCurrent: boolean
}

/** Renders departments with deals as links, so that each has a URL [PROMO-202, CATALOG-005]. */
export function DealTabs({ tabs }: { tabs: readonly DealTab[] }) {
  const texts = useTexts('catalog/listing')
  if (tabs.length < 3) return null
  return (
    <nav className="deal-tabs" aria-label={texts.dealTabs}>
      <SlidingRow
        label={texts.dealTabs}
        look="chips"
        items={tabs.map(({ name, url, isCurrent }) => ({
          key: name ?? '',
          content: (
            <Link className="chip" to={url} aria-current={isCurrent ? 'page' : undefined} keepsScroll>
              {name ?? texts.allDeals}
            </Link>
          ),
        }))}
      />
    </nav>
  )
}
