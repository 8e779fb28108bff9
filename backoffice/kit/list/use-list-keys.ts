import { useEffect, useRef, type RefObject } from 'react'
import { isPageCovered, isTypingIn, listKeyOf } from './list-keys.ts'

interface ListKeysOptions {
  count: number
  bodyRef: RefObject<HTMLElement | null>
  searchRef: RefObject<HTMLInputElement | null>
  scrollTo: (index: number) => void
  toggle: (index: number) => void
}

/** Moves focus between rows with j and k, selects with x, and focuses the search with a slash. */
export function useListKeys(options: ListKeysOptions) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isPageCovered()) return
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      const action = listKeyOf({ key: event.key, isTyping: isTypingIn(event.target), hasModifier })
      if (action === undefined) return
      event.preventDefault()
      const { count, bodyRef, searchRef, scrollTo, toggle } = latest.current
      if (action === 'search') return searchRef.current?.focus()
      const row = document.activeElement?.closest<HTMLElement>('tr[data-index]')
      const index = row && bodyRef.current?.contains(row) ? Number(row.dataset['index']) : -1
      if (action === 'select') return index >= 0 ? toggle(index) : undefined
      const target = Math.min(count - 1, Math.max(0, action === 'next' ? index + 1 : index - 1))
      if (target < 0) return
      scrollTo(target)
      focusRow(bodyRef, target)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Focuses a row. Retries for several frames, because a row outside the viewport renders only after scrolling. */
function focusRow(bodyRef: RefObject<HTMLElement | null>, index: number, frames = 10) {
  const link = bodyRef.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] a`)
  if (link) link.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusRow(bodyRef, index, frames - 1))
}
