import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { appliedFilterCount, type ListingQuery, listingUrl, toggleFilterValue } from '../listing-query.ts'
import { useValueText } from './use-value-text.ts'
import type { ListingView } from '../listing-view.ts'

export function AppliedFilters({ listing: { path, query, facets } }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const formats = useFormats()
  const valueText = useValueText(facets)
  if (appliedFilterCount(query) === 0) return null
  const chips: [string, ListingQuery][] = Object.entries(query.filters).flatMap(([code, values]) =>
    values.map((value): [string, ListingQuery] => [valueText(code, value), toggleFilterValue(query, code, value)]),
  )
  if (query.price) {
    const { min, max } = query.price
    const bounds = [min, max].map((amount) => (amount === null ? '' : formats.roundMoney(amount * 100)))
    chips.push([bounds.join(' – ').trim(), { ...query, page: 1, price: null }])
  }
  return (
    <ul className="chips" aria-label={texts.applied}>
      {chips.map(([label, rest]) => (
        <li key={label}>
          <Link className="chip chip--on" to={listingUrl(path, rest)} keepsScroll>
            {label} <Icon name="close" label={texts.remove} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="chip chip--plain"
          to={listingUrl(path, { ...query, page: 1, filters: {}, price: null })}
          keepsScroll
        >
          {texts.clearAll}
        </Link>
      </li>
    </ul>
  )
}
