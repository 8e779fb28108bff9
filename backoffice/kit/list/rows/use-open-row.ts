import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '../use-pages.ts'

/** URL parameter with the id of the row whose dialog is open. */
const openName = 'open'

/** Keeps the loaded rows when only a dialog is opened or closed; a page with row dialogs exports it. */
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

/** Opens the dialog of a row by its link, among all pages that were loaded. */
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
    /** Reads the list again, then closes the dialog. */
    done: () => void revalidate().then(close),
  }
}

/**
 * Focuses the row's link once its dialog closed, or the heading if the row is gone. The dialog cannot: the link has lost
 * the focus before a navigation renders it.
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
