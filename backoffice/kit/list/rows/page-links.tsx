import { Link, useSearchParams } from 'react-router'
import { texts } from '../../texts/en.ts'

/** Renders links to the previous and next page of a numbered list. Renders nothing if there is only one page. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const [params] = useSearchParams()
  if (pages < 2 && page === 1) return null
  const to = (target: number) => {
    const next = new URLSearchParams(params)
    if (target === 1) next.delete('page')
    else next.set('page', String(target))
    return `?${next.toString()}`
  }
  return (
    <nav className="list__end" aria-label={texts.list.pages}>
      {page > 1 && (
        <Link className="button button--line button--small" to={to(Math.min(page - 1, Math.max(1, pages)))}>
          {texts.list.previous}
        </Link>
      )}
      <span className="muted small">{texts.list.page(page, pages)}</span>
      {page < pages && (
        <Link className="button button--line button--small" to={to(page + 1)}>
          {texts.list.next}
        </Link>
      )}
    </nav>
  )
}

/** Returns the page number in a URL. The default is 1. */
export function pageNumberOf(params: URLSearchParams): string {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? page : '1'
}
