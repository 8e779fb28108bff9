import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { CardView } from '../../card/card-view.ts'

export interface Appended {
  cards: readonly CardView[]
  /** Number of the last page in the list. */
  page: number
  /** The next page failed to load. */
  hasFailed: boolean
}

/** Pages appended to lists, by history entry and URL, so that going back shows them in the first render. */
const pages = new Map<string, Appended>()
const listeners = new Set<() => void>()

/** For the script that appends pages, which loads after the page. */
export const appendedPages = { pages, listeners }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a history entry with its URL: a fragment's entry has no key of its own. */
export function entryOf({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return key + pathname + search
}

/** Returns the pages appended to the list of the page. */
export function useAppended(): Appended | undefined {
  const entry = entryOf(useLocation())
  return useSyncExternalStore(
    subscribe,
    () => pages.get(entry),
    () => undefined,
  )
}
