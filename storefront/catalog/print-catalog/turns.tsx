import { useEffect } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { spreadOf, pageTurns } from '#domain/print-catalog/spread.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'
import { printCatalogUrl, type PrintCatalogQuery } from './print-catalog-url.ts'

/** Minimum width for two pages side by side; must match the style sheet. */
const isWide = '(min-width: 64rem)'

export function Turns({ query, total }: { query: PrintCatalogQuery; total: number }) {
  const texts = useTexts('catalog/print-catalog')
  const { single, spread } = pageTurns(query.page, total)
  const [first = 1, last = first] = spreadOf(query.page, total)
  useArrowKeys(query, total)
  return (
    <nav className="print-catalog__turns" aria-label={texts.pages}>
      <Turn query={query} to={single.back} look="only-single" isBack />
      <Turn query={query} to={spread.back} look="only-spread" isBack />
      <output className="only-single">{texts.pageOf(query.page, total)}</output>
      <output className="only-spread">
        {first === last ? texts.pageOf(first, total) : texts.pagesOf(first, last, total)}
        <span className="visually-hidden"> {texts.keys}</span>
      </output>
      <Turn query={query} to={single.on} look="only-single" />
      <Turn query={query} to={spread.on} look="only-spread" />
    </nav>
  )
}

interface TurnProps {
  query: PrintCatalogQuery
  to: number | null
  look: 'only-single' | 'only-spread'
  isBack?: boolean
}

function Turn({ query, to, look, isBack = false }: TurnProps) {
  const texts = useTexts('catalog/print-catalog')
  const paths = useBrandPaths()
  const label = isBack ? texts.back : texts.next
  // Both buttons stay in place on the first and last page.
  if (to === null) {
    return (
      <button type="button" className={`button button--line ${look}`} disabled>
        {label}
      </button>
    )
  }
  return (
    <Link
      className={`button button--line ${look}`}
      to={printCatalogUrl(paths, { ...query, page: to, hot: null })}
      rel={isBack ? 'prev' : 'next'}
      keepsScroll
    >
      {isBack && <Icon name="back" />}
      {label}
      {!isBack && <Icon name="arrow" />}
    </Link>
  )
}

/** Handles arrow keys, except while typing, in a dialog, or when they scroll a zoomed page. */
function useArrowKeys(query: PrintCatalogQuery, total: number) {
  const { printCatalog } = useBrandPaths()
  const navigate = useNavigate()
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const { key, target } = event
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || event.defaultPrevented) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (target instanceof Element && target.closest('input, select, textarea, dialog, [tabindex="0"]')) return
      const turns = pageTurns(query.page, total)
      const { back, on } = matchMedia(isWide).matches ? turns.spread : turns.single
      const to = key === 'ArrowLeft' ? back : on
      if (to === null) return
      event.preventDefault()
      void navigate(printCatalogUrl({ printCatalog }, { ...query, page: to, hot: null }), { preventScrollReset: true })
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [query, total, navigate, printCatalog])
}
