import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { Quote } from './initial-draft.ts'

const typingPauseMs = 250

interface FoundQuotes {
  quotes: readonly Quote[] | null
  problem: Problem | null
}

/** Finds a site's offered and accepted quotes that match a text, newest first, after a pause in typing. */
export function useQuotes(site: Site, text: string): FoundQuotes {
  const [found, setFound] = useState<FoundQuotes>({ quotes: null, problem: null })
  useEffect(() => {
    const abort = new AbortController()
    const find = async () => {
      try {
        const options = { signal: abort.signal, isFresh: true } as const
        const read = (state: 'accepted' | 'sent') =>
          callsOf(site)('GET /svc_list/quote-search', { query: { state, text: text.trim() } }, options)
        const [accepted, sent] = await Promise.all([read('accepted'), read('sent')])
        setFound({ quotes: [...accepted.quotes, ...sent.quotes], problem: null })
      } catch (error) {
        if (!abort.signal.aborted) setFound({ quotes: null, problem: problemOf(error) })
      }
    }
    const timer = setTimeout(() => void find(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [site, text])
  return found
}
