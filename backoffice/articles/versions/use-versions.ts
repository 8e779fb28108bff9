import { useEffect, useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { Article, ArticleVersion } from '../article-types.ts'

/** Returns an article's versions, or null while they load. Reloads them when the article changes. */
export function useVersions({ id, latest, published, isDeleted }: Article) {
  const [versions, setVersions] = useState<readonly ArticleVersion[] | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    call('GET /svc_admin/articles/{id}/versions', { params: { id: String(id) } }, { isFresh: true }).then(
      (found) => {
        if (!isCurrent) return
        setVersions(found.versions)
        setProblem(null)
      },
      (error: unknown) => {
        if (isCurrent) setProblem(problemOf(error))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id, latest, published, isDeleted, attempt])
  return {
    versions,
    problem,
    retry: () => {
      setProblem(null)
      setAttempt((before) => before + 1)
    },
  }
}
