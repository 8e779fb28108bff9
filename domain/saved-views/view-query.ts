import type { Permission } from '../staff/permissions.ts'

/** Back office lists with saved views. */
export const viewPages = ['orders', 'products', 'customers', 'returns', 'quotes', 'draft-orders', 'reviews'] as const
export type ViewPage = (typeof viewPages)[number]

export const maxViewName = 60
export const maxViewQuery = 2_000
/** Maximum views per staff member and page. */
export const maxOwnViews = 50

interface PageFilters {
  /** Permission to read the list. */
  permission: Permission
  /** URL parameters of a view, with the value that a missing parameter means. */
  defaults: Readonly<Record<string, string>>
}

/** Single-site lists show the current site, so only order views include the site. */
export const viewFilters: Readonly<Record<ViewPage, PageFilters>> = {
  orders: { permission: 'orders.read', defaults: { q: '', queue: 'all', site: '' } },
  products: { permission: 'catalog.read', defaults: { q: '', filter: 'all', category: '', subcategories: '' } },
  customers: { permission: 'customers.read', defaults: { q: '', group: '' } },
  returns: { permission: 'returns.read', defaults: { q: '', state: 'requested' } },
  quotes: { permission: 'quotes.read', defaults: { q: '', state: 'waiting', owner: '' } },
  'draft-orders': { permission: 'quotes.read', defaults: { q: '', state: 'all' } },
  reviews: { permission: 'reviews.write', defaults: { state: 'pending' } },
}

/**
 * Returns the query string of a list page with only its filters, in a fixed order, without default values. Cursors, page
 * numbers, and parameters of other pages are dropped.
 */
export function normalizeViewQuery(page: ViewPage, query: string | URLSearchParams): string {
  const params = new URLSearchParams(query)
  const filters = new URLSearchParams()
  for (const [name, usual] of Object.entries(viewFilters[page].defaults)) {
    const value = (params.get(name) ?? '').trim()
    if (value !== '' && value !== usual) filters.set(name, value)
  }
  return filters.toString()
}
