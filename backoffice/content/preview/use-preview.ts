import { useEffect, useState } from 'react'
import { pageKind } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { localePath, type PreviewSubject } from './preview-options.ts'

interface PreviewInput extends PreviewSubject {
  site: Site
  handle: string
  locale: string | null
}

interface Preview {
  /** Null until the link is loaded. */
  url: string | null
  problem: Problem | null
  retry: () => void
}

/** Returns the signed preview link: to the entire page, or to the blocks alone if the document has no path. */
export function usePreview({ site, handle, number, at, segment, locale }: PreviewInput): Preview {
  const { siteUrls } = useSession()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ path: string | null; problem: Problem | null }>({ path: null, problem: null })
  useEffect(() => {
    let isCurrent = true
    const body = { site, handle, number, at, segment }
    callsOf(site)('POST /svc_content/previews', { body, key: crypto.randomUUID() }).then(
      ({ path, canvas }) => {
        if (isCurrent) setState({ path: pageKind(handle) === 'page' ? path : canvas, problem: null })
      },
      (error: unknown) => {
        if (isCurrent) setState({ path: null, problem: problemOf(error) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [site, handle, number, at, segment, attempt])
  return {
    url: state.path === null ? null : `${siteUrls[site]}${localePath(site, locale, state.path)}`,
    problem: state.problem,
    retry: () => setAttempt((before) => before + 1),
  }
}
