import { type ChangeEvent, type MouseEvent, useEffect } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { Icon } from '#ui/icon.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { knownPaths } from '../../routing/known-paths.ts'
import { lazyComponent } from '../../shell/overlays/lazy-component.ts'
import { LazyOverlay } from '../../shell/overlays/lazy-overlay.tsx'
import { overlays } from '../../shell/overlays/overlay-store.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { cardSizes } from '../card/card-sizes.ts'
import { Facets } from './filters/facets.tsx'
import { appliedFilterCount, listingUrl, sortNames } from './listing-query.ts'
import type { ListingView } from './listing-view.ts'
import { useAppendedPages } from './more/appended-pages.ts'
import { Pagination } from './pagination.tsx'
import { ProductCard } from '../card/product-card.tsx'

const lazyFilterSheet = lazyComponent(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet)

/** Number of pictures in the first row of the widest layout. */
const firstRow = 4

export function Listing({ listing, emptyText }: { listing: ListingView; emptyText: string }) {
  const texts = useTexts('catalog/listing')
  const { query } = listing
  const appended = useAppendedPages()
  const cards = [...listing.cards, ...(appended?.cards ?? [])]
  const isFiltered = appliedFilterCount(query) > 0
  useEffect(
    () =>
      knownPaths.learn(
        'product',
        listing.cards.filter(({ hasRedirect }) => !hasRedirect),
      ),
    [listing],
  )
  return (
    <div className="listing">
      <aside id="filters" className="listing__filters" aria-label={texts.filters}>
        <Facets listing={listing} />
      </aside>
      <div>
        <ListingBar listing={listing} />
        <AppliedFilters listing={listing} />
        {cards.length === 0 ? (
          <div className="empty">
            <p>{isFiltered ? texts.noneFound : emptyText}</p>
            {isFiltered && (
              <Link
                className="button button--line"
                to={listingUrl(listing.path, { ...query, page: 1, filters: {}, price: null })}
              >
                {texts.clearAll}
              </Link>
            )}
          </div>
        ) : (
          <ul className="grid grid--listing" id="products">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ProductCard
                  card={card}
                  level={2}
                  sizes={cardSizes}
                  urgency={index === 0 ? 'first' : index < firstRow ? 'soon' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination listing={listing} appended={appended} />
      </div>
      <LazyOverlay overlay="filters" component={lazyFilterSheet} props={{ listing }} />
    </div>
  )
}

function ListingBar({ listing: { path, query, total } }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const formats = useFormats()
  const navigate = useNavigate()
  const action = usePath(path)
  const change = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const sort = sortNames.find((name) => name === target.value) ?? 'featured'
    void navigate(listingUrl(path, { ...query, page: 1, sort }), { preventScrollReset: true })
  }
  const others = new URLSearchParams(listingUrl('', { ...query, page: 1, sort: 'featured' }).slice(1))
  return (
    <div className="listing-bar">
      <a className="chip phone-only" href="#filters" onClick={openFilters}>
        <Icon name="filter" /> {texts.filtersWith(appliedFilterCount(query))}
      </a>
      <output>{texts.products(total, formats.number(total))}</output>
      <form className="listing-bar__sort" action={action}>
        {[...others].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="sort">{texts.sort}</label>
        <select className="input input--small" id="sort" name="sort" value={query.sort} onChange={change}>
          {sortNames.map((name) => (
            <option key={name} value={name}>
              {name === 'featured' && query.q !== '' ? texts.relevance : texts.sorts[name]}
            </option>
          ))}
        </select>
        <noscript>
          <button className="button button--line button--small">{texts.apply}</button>
        </noscript>
      </form>
    </div>
  )
}

/** On small screens, the filters open in a sheet. Without JavaScript, the link shows the column. */
function openFilters(event: MouseEvent) {
  event.preventDefault()
  overlays.open('filters')
}
