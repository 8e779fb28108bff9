import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '../use-pages.ts'

/** URL parameter for the id of the row with an open dialog. */
const openName = 'open'

/** Skips reloading the rows when only a dialog opens or closes. Pages with row dialogs must export this function. */
export function shouldRevalidateRows({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [currentUrl, nextUrl].map((url) => {
    const params = new URLSearchParams(url.search)
    params.delete(openName)
    return params.toString()
  })
  return before === after && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

interface OpenRowOptions<Row> {
  first: ListPage<Row>
  load: (before: string) => Promise<ListPage<Row>>
  idOf: (row: Row) => string
}

/** Opens a row's dialog from its link. Works for rows on all loaded pages. */
export function useOpenRow<Row>({ first, load, idOf }: OpenRowOptions<Row>) {
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [later, setLater] = useState({ first, rows: [] as Row[] })
  const rows = later.first === first ? [...first.rows, ...later.rows] : first.rows
  const id = params.get(openName)
  useFocusAfterClose(id)
  const close = () =>
    setParams(
      (before) => {
        before.delete(openName)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    row: id === null ? undefined : rows.find((row) => idOf(row) === id),
    load: async (before: string) => {
      const page = await load(before)
      setLater((known) => ({ first, rows: [...(known.first === first ? known.rows : []), ...page.rows] }))
      return page
    },
    linkOf: (row: Row) => {
      const next = new URLSearchParams(params)
      next.set(openName, idOf(row))
      return `?${next.toString()}`
    },
    close,
    /** Reloads the list, then closes the dialog. */
    done: () => void revalidate().then(close),
  }
}

/**
 * Focuses the row's link after its dialog closes, or the heading if the row no longer exists. The dialog cannot do
 * this, because the link loses focus before the dialog renders.
 */
function useFocusAfterClose(id: string | null) {
  const previous = useRef(id)
  useEffect(() => {
    const closed = previous.current
    previous.current = id
    if (closed === null || id !== null) return undefined
    const frame = requestAnimationFrame(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('tr[data-index] a')]
      const link = links.find(({ href }) => new URL(href).searchParams.get(openName) === closed)
      const target = link ?? document.querySelector<HTMLElement>('h1')
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}
