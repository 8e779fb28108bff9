import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { printCatalogUrl, type PrintCatalogQuery } from './print-catalog-url.ts'
import type { OpenPrintCatalog } from './load-print-catalog.ts'

/** Renders contents, thumbnails, search, zoom, and print [CATALOG-009]. */
export function Tools({ issue, query }: { issue: OpenPrintCatalog; query: PrintCatalogQuery }) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  const addressOf = (page: number) => printCatalogUrl(paths, { ...query, page, hot: null })
  return (
    <div className="print-catalog__tools">
      <SearchInside query={query} />
      <details className="print-catalog__fold" name="issue">
        <summary className="button button--line button--small">{texts.contents}</summary>
        <ol className="print-catalog__contents">
          {issue.contents.map(({ name, page }) => (
            <li key={page}>
              <Link to={addressOf(page)} onClick={fold}>
                <span>{name}</span> <span className="figures">{page}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
      <details className="print-catalog__fold" name="issue">
        <summary className="button button--line button--small">{texts.thumbnails}</summary>
        <ol className="print-catalog__thumbnails">
          {issue.thumbnails.map(({ page, name, picture }) => (
            <li key={page}>
              <Link
                to={addressOf(page)}
                onClick={fold}
                aria-current={page === query.page ? 'page' : undefined}
                aria-label={`${texts.page(page)}${name === '' ? '' : `, ${name}`}`}
              >
                <Picture
                  className="picture--cover"
                  source={picture}
                  sizes="6rem"
                  alt=""
                  name={name || (page === 2 ? texts.contents : texts.cover)}
                />
                <span className="figures">{page}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
      <Link
        className="button button--line button--small"
        to={printCatalogUrl(paths, { ...query, isZoomed: !query.isZoomed })}
        keepsScroll
      >
        <Icon name={query.isZoomed ? 'minus' : 'plus'} /> {query.isZoomed ? texts.zoomOut : texts.zoomIn}
      </Link>
      <Link
        className="button button--line button--small"
        to={printCatalogUrl(paths, { issue: query.issue, isPrint: true })}
      >
        {texts.print}
      </Link>
      <Found issue={issue} query={query} />
    </div>
  )
}

function fold({ currentTarget }: MouseEvent<HTMLElement>) {
  const details = currentTarget.closest('details')
  if (details) details.open = false
}

function SearchInside({ query }: { query: PrintCatalogQuery }) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  const action = usePath(paths.printCatalog)
  return (
    <search>
      <form className="print-catalog__search" method="get" action={action}>
        {query.page > 1 && <input type="hidden" name="p" value={query.page} />}
        {query.issue !== null && <input type="hidden" name="issue" value={query.issue} />}
        <input
          key={query.q}
          className="input"
          type="search"
          name="q"
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={query.q}
          maxLength={100}
          enterKeyHint="search"
        />
        <button className="button button--small">{texts.searchDo}</button>
      </form>
    </search>
  )
}

function Found({ issue: { found }, query }: { issue: OpenPrintCatalog; query: PrintCatalogQuery }) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  if (found === null) return null
  return (
    <section className="print-catalog__found" aria-label={texts.search}>
      <output>{texts.found(found.length, query.q)}</output>
      <ol>
        {found.map(({ page, name, fact }) => (
          <li key={`${page}-${name}`}>
            <Link to={printCatalogUrl(paths, { ...query, page, hot: null })} keepsScroll>
              <span>
                <b>{name}</b> <span className="muted small">{fact}</span>
              </span>{' '}
              <span className="figures">{texts.page(page)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
