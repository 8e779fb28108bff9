import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { useSession } from '#backoffice/frame/use-me.ts'

interface PreviewInput {
  id: number
  number: number
  site: Site
}

/** Returns the signed link to a version on a site; the URL is null until the link is loaded. */
export function useArticlePreview({ id, number, site }: PreviewInput) {
  const { siteUrls } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ path: string | null; problem: Problem | null }>({ path: null, problem: null })
  useEffect(() => {
    let isCurrent = true
    const input = { params: { id: String(id) }, body: { number }, key: crypto.randomUUID() }
    call('POST /svc_admin/articles/{id}/previews', input).then(
      ({ path }) => {
        if (isCurrent) setState({ path, problem: null })
      },
      (error: unknown) => {
        if (isCurrent) setState({ path: null, problem: problemOf(error) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id, number, attempt])
  return {
    url: state.path === null ? null : `${siteUrls[site]}${state.path}`,
    problem: state.problem,
    retry: () => setAttempt((before) => before + 1),
  }
}
