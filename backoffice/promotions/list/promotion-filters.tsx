import { Link, useLocation } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'

const states = ['all', 'running', 'scheduled', 'sold_out', 'ended'] as const

/** Renders links to the promotions in each state. */
export function StateTabs() {
  const [params] = useFilters()
  const { pathname } = useLocation()
  const current = params.get('state') ?? 'all'
  return (
    <nav className="tabs" aria-label={texts.filtersLabel}>
      {states.map((state) => (
        <Link
          key={state}
          to={pathWithFilters(pathname, params, { state: state === 'all' ? '' : state })}
          aria-current={state === current ? 'page' : undefined}
        >
          {texts.filters[state]}
        </Link>
      ))}
    </nav>
  )
}

/** Renders the controls above a list or calendar of promotions. */
export function PromotionActions({ site }: { site: Site }) {
  const [params] = useFilters()
  const { pathname } = useLocation()
  const mayWrite = useHasPermission('catalog.write')
  const product = params.get('product')
  return (
    <>
      <SitePicker site={site} resets={['product']} />
      <nav className="view-switch" aria-label={texts.views.label}>
        {(['list', 'calendar'] as const).map((view) => {
          const path = view === 'list' ? '/promotions' : '/promotions/calendar'
          return (
            <Link
              key={view}
              className="button button--line button--small"
              to={pathWithFilters(path, params, {})}
              aria-current={path === pathname ? 'page' : undefined}
            >
              {texts.views[view]}
            </Link>
          )
        })}
      </nav>
      {mayWrite && (
        <Link
          className="button button--small"
          to={`/promotions/new?site=${site}${product === null ? '' : `&product=${product}`}`}
        >
          {texts.create}
        </Link>
      )}
    </>
  )
}

/** Returns a page's path with changed filters. An empty value removes a filter. */
export function pathWithFilters(
  path: string,
  params: URLSearchParams,
  filters: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(filters)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size === 0 ? path : `${path}?${next.toString()}`
}
