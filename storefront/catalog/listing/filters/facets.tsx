import { useState } from 'react'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { listingUrl, toggleFilterValue } from '../listing-query.ts'
import type { ListingView } from '../listing-view.ts'
import type { FacetView } from './arrange-facets.ts'
import { PriceFacet } from './price-facet.tsx'
import { useValueText } from './use-value-text.ts'

/** Renders the price and the facets. The top facets and those in use start expanded. */
export function Facets({ listing }: { listing: ListingView }) {
  return (
    <>
      {listing.price && <PriceFacet listing={listing} />}
      {listing.facets.map((facet) => (
        <Facet key={`${listing.path} ${facet.code}`} facet={facet} listing={listing} />
      ))}
    </>
  )
}

interface FacetProps {
  facet: FacetView
  listing: ListingView
}

function Facet({ facet: { code, name, values, isOpen }, listing: { path, query, facets } }: FacetProps) {
  const texts = useTexts('catalog/listing')
  const formats = useFormats()
  const valueText = useValueText(facets)
  const chosen = query.filters[code] ?? []
  // After the first render, only the shopper opens and closes the facet. Closing it when its last value is removed
  // would hide the focused link.
  const [isOpenAtFirst] = useState(isOpen || chosen.length > 0)
  return (
    <details className="facet" open={isOpenAtFirst}>
      <summary>{texts.facets[code] ?? name}</summary>
      <ul>
        {values.map(({ text, count }) => (
          <li key={text}>
            <Link
              className="facet__value"
              to={listingUrl(path, toggleFilterValue(query, code, text))}
              aria-current={chosen.includes(text) ? 'true' : undefined}
              rel="nofollow"
              keepsScroll
            >
              <span className="facet__box" aria-hidden="true" /> {valueText(code, text)}{' '}
              <small>{formats.number(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
