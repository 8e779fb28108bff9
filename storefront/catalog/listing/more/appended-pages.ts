import { useSyncExternalStore } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import type { CardView } from '../../card/card-view.ts'

export interface AppendedPages {
  cards: readonly CardView[]
  /** Number of the last page shown in the list. */
  page: number
  /** True if the next page failed to load. */
  hasFailed: boolean
}

/** Appended pages by history entry and URL, so that the first render after going back includes them. */
const pages = new Map<string, AppendedPages>()
const listeners = new Set<() => void>()

/** Used by the script that appends pages, which loads after the page. */
export const appendedPages = { pages, listeners }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a history entry with its URL, because entries for fragments have no separate key. */
export function entryOf({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key + pathname + search
}

/** Returns the pages appended to the current list. */
export function useAppendedPages(): AppendedPages | undefined {
  const entry = entryOf(useLocation())
  return useSyncExternalStore(
    subscribe,
    () => pages.get(entry),
    () => undefined,
  )
}
