import { useState } from 'react'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'

/** A page of a list with the cursor for the next page. */
export interface ListPage<Row> {
  rows: readonly Row[]
  next: string | null
}

interface Pages<Row> extends ListPage<Row> {
  isLoading: boolean
  problem: Problem | null
  loadMore: () => void
}

/** Appends pages to the first page. A new first page resets the list. */
export function usePages<Row>(first: ListPage<Row>, load: (before: string) => Promise<ListPage<Row>>): Pages<Row> {
  const [state, setState] = useState({
    first,
    later: [] as ListPage<Row>[],
    isLoading: false,
    problem: null as Problem | null,
  })
  const current = state.first === first ? state : { first, later: [], isLoading: false, problem: null }
  if (current !== state) setState(current)
  const next = (current.later.at(-1) ?? first).next

  const loadMore = async () => {
    if (next === null || current.isLoading) return
    const update = (change: Partial<typeof current>) =>
      setState((before) => (before.first === first ? { ...before, ...change } : before))
    update({ isLoading: true, problem: null })
    try {
      const page = await load(next)
      setState((before) =>
        before.first === first ? { ...before, later: [...before.later, page], isLoading: false } : before,
      )
    } catch (error) {
      update({ isLoading: false, problem: problemOf(error) })
    }
  }
  return {
    rows: current.later.length === 0 ? first.rows : [first, ...current.later].flatMap(({ rows }) => rows),
    next,
    isLoading: current.isLoading,
    problem: current.problem,
    loadMore: () => void loadMore(),
  }
}
