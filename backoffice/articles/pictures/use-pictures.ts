import { useEffect, useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { StoredPicture } from '../article-types.ts'

interface State {
  q: string
  pictures: readonly StoredPicture[]
  next: string | null
  problem: Problem | null
}

/** Returns stored pictures by text, page by page. `pictures` is null while the first page loads. */
export function usePictures(q: string) {
  const [state, setState] = useState<State | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    load(q, undefined, abort.signal).then(
      (found) => setState({ q, ...found, problem: null }),
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ q, pictures: [], next: null, problem: problemOf(error) })
      },
    )
    return () => abort.abort()
  }, [q, attempt])
  const more = () => {
    if (!state?.next) return
    load(q, state.next).then(
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

function load(q: string, after?: string, signal?: AbortSignal) {
  const query = { ...(q !== '' && { q }), ...(after !== undefined && { after }) }
  return call('GET /svc_admin/article-pictures', { query }, { isFresh: true, ...(signal && { signal }) })
}
