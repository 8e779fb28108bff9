import { useEffect, useRef, useState, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { isPageCovered, isTypingIn } from '../list-keys.ts'
import { rowAfter } from './row-after.ts'

interface Queue<Row> {
  /** Rows that are still undecided. */
  rows: readonly Row[]
  listRef: RefObject<HTMLUListElement | null>
  /** Removes a row and focuses the next one. Reloads an empty list. */
  decided: (id: string) => void
}

/**
 * Manages a queue's rows, which stay in place while staff decide them. Each list item needs `data-row`, and a tabindex
 * or a link with `data-main`. The keys j and k move between items. Other keys click the focused item's button with a
 * matching `data-key`.
 */
export function useQueue<Row extends { id: string }>(loaded: readonly Row[]): Queue<Row> {
  const listRef = useRef<HTMLUListElement>(null)
  const { revalidate } = useRevalidator()
  const [gone, setGone] = useState({ loaded, ids: [] as readonly string[] })
  const ids = gone.loaded === loaded ? gone.ids : []
  const rows = loaded.filter(({ id }) => !ids.includes(id))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (listRef.current && pressIn(listRef.current, event)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return {
    rows,
    listRef,
    decided: (id) => {
      const next = rowAfter(
        rows.map((row) => row.id),
        id,
      )
      setGone({ loaded, ids: [...ids, id] })
      // Waits two frames, because a closing dialog first returns focus to its opener.
      requestAnimationFrame(() => requestAnimationFrame(() => focusRow(listRef.current, next)))
      if (next === undefined) void revalidate()
    },
  }
}

/** Returns true if the key triggered an action. */
function pressIn(list: HTMLElement, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTypingIn(event.target)) return false
  if (isPageCovered()) return false
  const items = [...list.children].filter((item) => item instanceof HTMLElement)
  const index = items.findIndex((item) => item.contains(document.activeElement))
  if (event.key === 'j' || event.key === 'k') {
    const target = Math.min(items.length - 1, Math.max(0, event.key === 'j' ? index + 1 : index - 1))
    focusItem(items[target])
    return items.length > 0
  }
  const button = [...(items[index]?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    (each) => each.dataset['key'] === event.key,
  )
  button?.click()
  return button !== undefined
}

/** Focuses a row, or the page heading if there is no row. */
function focusRow(list: HTMLElement | null, id: string | undefined) {
  if (id === undefined) return document.querySelector<HTMLElement>('h1')?.focus()
  const item = [...(list?.children ?? [])].find((each) => each instanceof HTMLElement && each.dataset['row'] === id)
  if (item instanceof HTMLElement) focusItem(item)
}

function focusItem(item: HTMLElement | undefined) {
  const target = item?.querySelector<HTMLElement>('[data-main]') ?? item
  target?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'nearest' })
}
