import { useEffect, useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { LibraryPicture } from '../media-types.ts'

interface Search {
  q: string
  /** Minimum width in px that a picture's largest file must have. */
  minWidth: number | undefined
}
interface State {
  q: string
  pictures: readonly LibraryPicture[]
  next: number | null
  problem: Problem | null
}

/** Searches the library's pictures and loads them page by page. `pictures` is null while the first page loads. */
export function usePictures({ q, minWidth }: Search) {
  const [state, setState] = useState<State | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    load({ q, minWidth }, undefined, abort.signal).then(
      (found) => setState({ q, ...found, problem: null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ q, pictures: [], next: null, problem: problemOf(error) })
      },
    )
    return () => abort.abort()
  }, [q, minWidth, attempt])
  const more = () => {
    if (!state?.next) return
    load({ q, minWidth }, state.next).then(
      ({ pictures, next }) =>
        setState((now) => (now?.q === q ? { ...now, pictures: [...now.pictures, ...pictures], next } : now)),
      (error: unknown) => setState((now) => now && { ...now, problem: problemOf(error) }),
    )
  }
  const current = state?.q === q ? state : null
  return {
    pictures: current?.pictures ?? null,
    next: current?.next ?? null,
    problem: current?.problem ?? null,
    more,
    retry: () => {
      setState(null)
      setAttempt((before) => before + 1)
    },
  }
}

async function load({ q, minWidth }: Search, after?: number, signal?: AbortSignal) {
  // Every picture's files have at least this width.
  const smallest = '1'
  const query = {
    kind: 'picture' as const,
    minWidth: minWidth === undefined ? smallest : String(minWidth),
    ...(q !== '' && { q }),
    ...(after !== undefined && { after: String(after) }),
  }
  const { files, next } = await call('GET /svc_admin/media', { query }, { isFresh: true, ...(signal && { signal }) })
  return { pictures: files.flatMap(({ picture }) => picture ?? []), next }
}
