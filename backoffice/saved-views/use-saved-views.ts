import { useEffect, useState } from 'react'
import type { ViewPage } from '#domain/saved-views/view-query.ts'
import { call } from '../call/call.ts'
import { useSession } from '../frame/use-me.ts'
import type { SavedView } from './view-types.ts'

interface LoadedViews {
  /** Empty while the views load for the first time. */
  views: readonly SavedView[]
  hasFailed: boolean
  reload: () => void
}

/** Views of the lists opened in this tab, so that the next visit shows them immediately. */
const known = new Map<string, readonly SavedView[]>()

/** Loads a list page's saved views after its rows. */
export function useSavedViews(page: ViewPage): LoadedViews {
  const { me } = useSession()
  const key = `${me.id} ${page}`
  const [views, setViews] = useState(known.get(key) ?? [])
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    call('GET /svc_admin/views', { query: { page } }, { isFresh: true, signal: controller.signal }).then(
      (loaded) => {
        known.set(key, loaded.views)
        if (controller.signal.aborted) return
        setViews(loaded.views)
        setFailed(false)
      },
      () => {
        if (!controller.signal.aborted) setFailed(true)
      },
    )
    return () => controller.abort()
  }, [key, page, attempt])
  return { views, hasFailed, reload: () => setAttempt((before) => before + 1) }
}
