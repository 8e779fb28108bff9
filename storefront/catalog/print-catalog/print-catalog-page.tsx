import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { HotCard } from './hot-card.tsx'
import { printCatalogUrl, type PrintCatalogQuery } from './print-catalog-url.ts'
import type { PrintCatalogView, OpenPrintCatalog, SheetView, SpotView } from './load-print-catalog.ts'
import { PrintLayout } from './print-layout.tsx'
import { Sheet } from './sheet.tsx'
import { Tools } from './tools.tsx'
import { Turns } from './turns.tsx'

/** Renders the print catalog with its tools; `request` is the form for requesting a printed copy [CATALOG-009]. */
export function PrintCatalogPage({ view: { query, issue }, request }: { view: PrintCatalogView; request: ReactNode }) {
  const { brand } = useShop()
  const texts = useTexts('catalog/print-catalog')
  if (issue === null) {
    return (
      <main id="main" className="page-width print-catalog">
        <h1 className="h1 display">{texts.catalog(brand)}</h1>
        <p>{texts.none}</p>
        {request}
      </main>
    )
  }
  if (query.isPrint) return <PrintLayout issue={issue} query={query} />
  return (
    <main id="main" className="page-width print-catalog">
      <h1 className="h2 display">{texts.title(brand, issue.title)}</h1>
      <Tools issue={issue} query={query} />
      <Turns query={query} total={issue.total} />
      <OpenSpread issue={issue} query={query} />
      <OnThesePages sheets={issue.sheets} />
      <Earlier issue={issue} />
      {request}
    </main>
  )
}

function OpenSpread({ issue, query }: { issue: OpenPrintCatalog; query: PrintCatalogQuery }) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  const [pointed, setPointed] = useState<SpotView | null>(null)
  const { sheets } = issue
  const named = query.hot === null ? undefined : sheets.flatMap(({ spots }) => spots).find(isOf(query.hot))
  const close = () => setPointed(null)
  return (
    <>
      {named && (
        <section id="hot" className="print-catalog__hot box" aria-label={named.card.name}>
          <HotCard spot={named} />
          <Link className="link" to={printCatalogUrl(paths, { ...query, hot: null })} keepsScroll>
            {texts.close}
          </Link>
        </section>
      )}
      {/* Scrollable content takes arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="print-catalog__table" aria-label={texts.spread} tabIndex={query.isZoomed ? 0 : undefined}>
        <div
          key={sheets[0]?.page}
          className={`spread${sheets.length > 1 ? '' : ' spread--single'}${query.isZoomed ? ' spread--zoomed' : ''}`}
        >
          {sheets.map((sheet) => (
            <Sheet
              key={sheet.page}
              sheet={sheet}
              issue={issue}
              addressOf={(change) => printCatalogUrl(paths, { ...query, hot: null, ...change })}
              isOther={sheet.page !== query.page}
              onPoint={setPointed}
            />
          ))}
        </div>
      </section>
      <Dialog isOpen={pointed !== null} onClose={close} label={pointed?.card.name ?? ''} className="dialog hot-dialog">
        <button type="button" className="icon-button hot-dialog__close" onClick={close} aria-label={texts.close}>
          <Icon name="close" />
        </button>
        {pointed !== null && <HotCard spot={pointed} onAdded={close} />}
      </Dialog>
    </>
  )
}

function isOf(id: number) {
  return ({ card }: SpotView) => card.id === id
}

function OnThesePages({ sheets }: { sheets: readonly SheetView[] }) {
  const texts = useTexts('catalog/print-catalog')
  const formats = useFormats()
  const spots = sheets.flatMap((sheet) => sheet.spots)
  if (spots.length === 0) return null
  return (
    <section aria-labelledby="on-these-pages">
      <h2 id="on-these-pages" className="h3">
        {texts.products}
      </h2>
      <ul className="print-catalog__links">
        {spots.map(({ card }) => (
          <li key={card.id}>
            <Link className="link" to={card.url}>
              {card.name}
            </Link>{' '}
            {card.price && <span className="muted figures">{formats.money(card.price.now)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Earlier({ issue: { archive, number } }: { issue: OpenPrintCatalog }) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  if (archive.length < 2) return null
  return (
    <nav aria-labelledby="issues">
      <h2 id="issues" className="h3">
        {texts.earlier}
      </h2>
      <ul className="print-catalog__links">
        {archive.map((each, index) => (
          <li key={each.number}>
            <Link
              className="link"
              to={printCatalogUrl(paths, { issue: index === 0 ? null : each.number })}
              aria-current={each.number === number ? 'page' : undefined}
            >
              {each.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
