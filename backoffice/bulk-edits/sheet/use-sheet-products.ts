import { useEffect, useState } from 'react'
import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { ProductSelection, SheetPage, SheetProduct, SheetRequest } from '../bulk-edit-types.ts'

interface SheetProducts {
  products: readonly SheetProduct[]
  isLoading: boolean
  /** True if the selection has more variants than a sheet. */
  isCut: boolean
  problem: Problem | null
  retry: () => void
}

const empty = {
  products: [] as readonly SheetProduct[],
  isLoading: true,
  isCut: false,
  problem: null as Problem | null,
}

/** Loads the selected products page by page, up to the limit of variants. */
export function useSheetProducts(selection: ProductSelection, sites: readonly Site[]): SheetProducts {
  const request = JSON.stringify({ products: selection, sites })
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState({ ...empty, request })
  useEffect(() => {
    const { signal, abort } = abortable()
    const { products, sites: ofStaff } = JSON.parse(request) as { products: ProductSelection; sites: Site[] }
    const load = async () => {
      const loaded: SheetProduct[] = []
      let variants = 0
      let before: number | null = null
      do {
        const body: SheetRequest = { products, sites: ofStaff, ...(before !== null && { before }) }
        const page: SheetPage = await call('POST /svc_admin/product-sheet', { body }, { isFresh: true, signal })
        for (const product of page.products) {
          variants += product.variants.length
          if (variants > bulkEditLimits.rows)
            return setState({ ...empty, request, products: loaded, isLoading: false, isCut: true })
          loaded.push(product)
        }
        before = page.next
        setState({ ...empty, request, products: [...loaded], isLoading: before !== null })
      } while (before !== null)
    }
    load().catch((error: unknown) => {
      if (!signal.aborted) setState({ ...empty, request, isLoading: false, problem: problemOf(error) })
    })
    return abort
  }, [request, attempt])
  const current = state.request === request ? state : { ...empty, request }
  return {
    ...current,
    retry: () => {
      setState({ ...empty, request })
      setAttempt((before) => before + 1)
    },
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
