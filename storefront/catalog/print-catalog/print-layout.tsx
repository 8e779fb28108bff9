import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { printCatalogUrl, type PrintCatalogQuery } from './print-catalog-url.ts'
import type { OpenPrintCatalog } from './load-print-catalog.ts'
import { Sheet } from './sheet.tsx'

/** Renders all pages for printing or saving as a PDF [CATALOG-009]. */
export function PrintLayout({ issue, query }: { issue: OpenPrintCatalog; query: PrintCatalogQuery }) {
  const { brand } = useShop()
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  const canPrint = useIsHydrated()
  return (
    <main id="main" className="page-width print-catalog print-catalog--printed">
      <h1 className="h2 display">{texts.title(brand, issue.title)}</h1>
      <div className="box">
        <h2 className="h3">{texts.printTitle}</h2>
        <p>{texts.printText}</p>
        <div className="row">
          {canPrint && (
            <button type="button" className="button" onClick={() => print()}>
              {texts.printNow}
            </button>
          )}
          <Link className="button button--line" to={printCatalogUrl(paths, { issue: query.issue })}>
            {texts.leaf}
          </Link>
        </div>
      </div>
      {issue.sheets.map((sheet) => (
        <Sheet
          key={sheet.page}
          sheet={sheet}
          issue={issue}
          addressOf={({ page = 1 }) => `${printCatalogUrl(paths, { ...query })}#page-${page}`}
        />
      ))}
    </main>
  )
}
