import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { listingUrl } from './listing-query.ts'
import type { ListingView } from './listing-view.ts'
import type { AppendedPages } from './more/appended-pages.ts'
import { pageSizes } from './page-sizes.ts'

/**
 * Renders how much of a list is shown, with a link to its next page, which a script appends in place
 * (more/start-load-more.ts).
 */
export function Pagination({ listing, appended }: { listing: ListingView; appended: AppendedPages | undefined }) {
  const texts = useTexts('catalog/listing')
  const shell = useTexts('shell')
  const formats = useFormats()
  const { path, query, total, pages, isFromCatalog } = listing
  if (pages <= 1) return null
  const { page, hasFailed } = appended ?? { page: query.page, hasFailed: false }
  const at = (number: number) => listingUrl(path, { ...query, page: number })
  const first = (query.page - 1) * pageSizes.list + 1
  const last = Math.min(page * pageSizes.list, total)
  const range = (first > 1 ? `${formats.number(first)}–` : '') + formats.number(last)
  return (
    <nav className="more" aria-label={texts.pages}>
      <output className="small muted figures">{texts.shownOf(range, formats.number(total))}</output>
      <progress className="more__meter" value={last} max={total} aria-hidden="true" />
      {hasFailed && <p role="alert">{texts.moreFailed}</p>}
      <ul className="row">
        {query.page > 1 && (
          <li>
            <Link className="button button--line" to={at(query.page - 1)} rel="prev">
              {texts.previousPage}
            </Link>
          </li>
        )}
        {page < pages && (
          <li>
            <Link
              className="button button--line"
              to={at(page + 1)}
              rel="next"
              data-more={total - last}
              data-from-catalog={isFromCatalog}
            >
              {hasFailed ? shell.tryAgain : texts.loadMore}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
