import { useEffect, useState } from 'react'
import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { ProductSelection, SheetPage, SheetProduct, SheetRequest } from '../bulk-edit-types.ts'
import { noProductsLoaded, withPage, withReloadedProducts } from '../cells/loaded-products.ts'

interface SheetProducts {
  products: readonly SheetProduct[]
  isLoading: boolean
  /** True if the selection has more variants than a sheet can hold. */
  isCut: boolean
  problem: Problem | null
  /** Resumes loading after a problem. */
  retry: () => void
  /** Loads the current values of products. */
  reload: (ids: readonly number[]) => void
}

const empty = { ...noProductsLoaded, problem: null as Problem | null, stale: [] as readonly number[] }

/** Loads the selected products page by page, up to the sheet's variant limit. If a page fails, loaded products stay. */
export function useSheetProducts(selection: ProductSelection | null, sites: readonly Site[]): SheetProducts {
  const request = JSON.stringify({ products: selection, sites })
  const [state, setState] = useState({ ...empty, request })
  const current = state.request === request ? state : { ...empty, request }
  const { products, next, isComplete, isCut, problem, stale } = current
  const isLoading = selection !== null && problem === null && (!isComplete || stale.length > 0)
  useEffect(() => {
    if (!isLoading) return
    const controller = new AbortController()
    const { signal } = controller
    const change = (part: (before: typeof current) => Partial<typeof current>) => {
      if (signal.aborted) return
      setState((before) => {
        const known = before.request === request ? before : { ...empty, request }
        return { ...known, ...part(known) }
      })
    }
    const load = async () => {
      if (stale.length > 0) {
        const reloaded = await loadByIds(stale, request, signal)
        change((before) => ({ ...withReloadedProducts(before, stale, reloaded), stale: [] }))
      } else {
        const page = await loadPage({ ...parsed(request), ...(next !== null && { before: next }) }, signal)
        change((before) => withPage(before, page))
      }
    }
    load().catch((error: unknown) => change(() => ({ problem: problemOf(error) })))
    return () => controller.abort()
  }, [request, isLoading, next, stale])
  return {
    products,
    isLoading,
    isCut,
    problem,
    retry: () => setState({ ...current, problem: null }),
    reload: (ids) => setState({ ...current, problem: null, stale: ids }),
  }
}

const parsed = (request: string) => JSON.parse(request) as { products: ProductSelection; sites: Site[] }

function loadPage(body: SheetRequest, signal: AbortSignal): Promise<SheetPage> {
  return call('POST /svc_admin/product-sheet', { body }, { isFresh: true, signal })
}

async function loadByIds(ids: readonly number[], request: string, signal: AbortSignal): Promise<SheetProduct[]> {
  const { sites } = parsed(request)
  const loaded: SheetProduct[] = []
  for (let from = 0; from < ids.length; from += bulkEditLimits.selected) {
    const selected = { ids: ids.slice(from, from + bulkEditLimits.selected) }
    let before: number | null = null
    do {
      const body = { products: selected, sites, ...(before !== null && { before }) }
      const page: SheetPage = await loadPage(body, signal)
      loaded.push(...page.products)
      before = page.next
    } while (before !== null)
  }
  return loaded
}
