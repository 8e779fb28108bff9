import { useEffect, useState } from 'react'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'

/** A signed link to a preview. */
export interface PreviewLink {
  /** Null until the link is loaded. */
  url: string | null
  problem: Problem | null
  retry: () => void
}

/**
 * Creates a signed link with a call that returns its path. Callers must memoize `create`, because the call is repeated
 * when it changes.
 */
export function usePreviewLink(create: () => Promise<string>, urlOf: (path: string) => string): PreviewLink {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ path: string | null; problem: Problem | null }>({ path: null, problem: null })
  useEffect(() => {
    let isCurrent = true
    create().then(
      (path) => {
        if (isCurrent) setState({ path, problem: null })
      },
      (error: unknown) => {
        if (isCurrent) setState({ path: null, problem: problemOf(error) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [create, attempt])
  return {
    url: state.path === null ? null : urlOf(state.path),
    problem: state.problem,
    retry: () => setAttempt((before) => before + 1),
  }
}
