import { normalizedViewQuery, viewFilters, type ViewPage } from '#domain/saved-views/view-query.ts'
import type { SavedView } from './view-types.ts'

/** A link to a list without filters (`view` is null) or with those of a view. */
export interface ViewLink {
  view: SavedView | null
  to: string
  isCurrent: boolean
}

/**
 * Returns the links of a list page: without filters, the own views, and those that other staff share. At most one is
 * current, the first with the filters of the URL.
 */
export function viewLinks(page: ViewPage, views: readonly SavedView[], params: URLSearchParams): ViewLink[] {
  const query = normalizedViewQuery(page, params)
  const ordered = [null, ...views.filter(({ isOwn }) => isOwn), ...views.filter(({ isOwn }) => !isOwn)]
  const current = ordered.findIndex((view) => (view?.query ?? '') === query)
  return ordered.map((view, index) => ({
    view,
    to: addressOf(page, view?.query ?? '', params),
    isCurrent: index === current,
  }))
}

/** Returns the address of a list with filters. A list of a single site stays on its site. */
function addressOf(page: ViewPage, query: string, params: URLSearchParams): string {
  const next = new URLSearchParams(query)
  const site = params.get('site')
  if (site !== null && !('site' in viewFilters[page].defaults)) next.set('site', site)
  return next.size === 0 ? `/${page}` : `/${page}?${next.toString()}`
}
