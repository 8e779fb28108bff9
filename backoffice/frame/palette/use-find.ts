import { useEffect, useState } from 'react'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '#backoffice/call/call.ts'

export type SearchHit = Reply<Store, 'GET /svc_admin/find'>['hits'][number]

interface Found {
  text: string
  hits: readonly SearchHit[]
  isFailed: boolean
}

const typingPauseMs = 120
/** The server returns no results for shorter texts. */
export const minSearchLength = 3

/** Searches after a pause in typing. A newer text aborts the previous search. */
export function useFind(typed: string) {
  const text = typed.trim()
  const [found, setFound] = useState<Found>({ text: '', hits: [], isFailed: false })
  const isLong = text.length >= minSearchLength
  useEffect(() => {
    if (!isLong) return
    const abort = new AbortController()
    const search = async () => {
      try {
        const { hits } = await call('GET /svc_admin/find', { query: { q: text } }, { signal: abort.signal })
        setFound({ text, hits, isFailed: false })
      } catch {
        if (!abort.signal.aborted) setFound({ text, hits: [], isFailed: true })
      }
    }
    const timer = setTimeout(() => void search(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, isLong])
  return {
    hits: isLong ? found.hits : [],
    isSearching: isLong && found.text !== text,
    isFailed: isLong && found.text === text && found.isFailed,
  }
}
