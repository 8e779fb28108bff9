import type { BrandPaths } from '#domain/brand-paths.ts'

export interface PrintCatalogQuery {
  page: number
  issue: number | null
  q: string
  isZoomed: boolean
  isPrint: boolean
  hot: number | null
}

export const printCatalogParameters = ['p', 'issue', 'q', 'zoom', 'print', 'hot'] as const

/** The call's page parameter has at most four digits. */
const maxPages = 9_999

/** Parses the query. Returns null if the page or issue is malformed [CATALOG-009]. */
export function parsePrintCatalogQuery(query: URLSearchParams): PrintCatalogQuery | null {
  const [page, issue, hot] = ['p', 'issue', 'hot'].map((name) => readNumber(query.get(name)))
  if (page === undefined || issue === undefined || hot === undefined || (page ?? 1) > maxPages) return null
  return {
    page: page ?? 1,
    issue,
    q: (query.get('q') ?? '').trim().slice(0, 100),
    isZoomed: query.get('zoom') === '1',
    isPrint: query.get('print') === '1',
    hot,
  }
}

/** Returns null if the number is absent, or undefined if it is malformed. */
function readNumber(text: string | null): number | null | undefined {
  if (text === null || text === '') return null
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Returns a catalog page URL without defaults, so that each page has exactly one URL. */
export function printCatalogUrl(
  { printCatalog }: Pick<BrandPaths, 'printCatalog'>,
  { page, issue, q, isZoomed, isPrint, hot }: Partial<PrintCatalogQuery>,
): string {
  const params = new URLSearchParams()
  if (page !== undefined && page > 1) params.set('p', String(page))
  if (issue) params.set('issue', String(issue))
  if (q) params.set('q', q)
  if (isZoomed) params.set('zoom', '1')
  if (isPrint) params.set('print', '1')
  if (hot) params.set('hot', String(hot))
  const text = params.toString()
  return text === '' ? printCatalog : `${printCatalog}?${text}`
}
