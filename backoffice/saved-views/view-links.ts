import { normalizeViewQuery, viewFilters, type ViewPage } from '#domain/saved-views/view-query.ts'
import type { SavedView } from './view-types.ts'

/** A link to a list, with a view's filters or without filters (`view` is null). */
export interface ViewLink {
  view: SavedView | null
  to: string
  isCurrent: boolean
}

/**
 * Returns a list page's links: the unfiltered list, the staff member's own views, and views shared by other staff. The
 * first link with the same filters as the URL is current.
 */
export function viewLinks(page: ViewPage, views: readonly SavedView[], params: URLSearchParams): ViewLink[] {
  const query = normalizeViewQuery(page, params)
  const ordered = [null, ...views.filter(({ isOwn }) => isOwn), ...views.filter(({ isOwn }) => !isOwn)]
  const current = ordered.findIndex((view) => (view?.query ?? '') === query)
  return ordered.map((view, index) => ({
    view,
    to: addressOf(page, view?.query ?? '', params),
    isCurrent: index === current,
  }))
}

/** Returns a list's URL with filters. A single-site list stays on its site. */
function addressOf(page: ViewPage, query: string, params: URLSearchParams): string {
  const next = new URLSearchParams(query)
  const site = params.get('site')
  if (site !== null && !('site' in viewFilters[page].defaults)) next.set('site', site)
  return next.size === 0 ? `/${page}` : `/${page}?${next.toString()}`
}
