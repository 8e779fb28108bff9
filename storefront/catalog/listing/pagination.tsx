import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { listingAddress } from './listing-query.ts'
import { pageSizes } from './page-sizes.ts'
import type { ListingView } from './listing-view.ts'

export function Pagination({ listing: { path, query, total, pages } }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const formats = useFormats()
  if (pages <= 1) return null
  const { page } = query
  const at = (number: number) => listingAddress(path, { ...query, page: number })
  const shown = Math.min(page * pageSizes.list, total)
  return (
    <nav className="more" aria-label={texts.pages}>
      <p className="small muted figures">{texts.shownOf(formats.number(shown), formats.number(total))}</p>
      <progress className="more__meter" value={shown} max={total} aria-hidden="true" />
      <ul className="row">
        {page > 1 && (
          <li>
            <Link className="button button--line" to={at(page - 1)} rel="prev">
              {texts.previousPage}
            </Link>
          </li>
        )}
        {page < pages && (
          <li>
            <Link className="button button--line" to={at(page + 1)} rel="next">
              {texts.nextPage}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
