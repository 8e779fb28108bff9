import { useCallback, useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { RefundChoice, RefundSplit } from '../order-types.ts'

const typingPauseMs = 250

interface FoundSplit {
  /** The choice that the split was requested for. */
  request: string
  split: RefundSplit | null
  problem: Problem | null
}

/** The server's preview of a refund split. `split` and `problem` are both null while it loads. */
interface RefundSplitState {
  split: RefundSplit | null
  problem: Problem | null
  retry: () => void
}

/** Returns the split preview for a choice, loaded after a pause in typing. Loads nothing for a null choice. */
export function useRefundSplit(site: Site, orderId: string, choice: RefundChoice | null): RefundSplitState {
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<FoundSplit | null>(null)
  const request = choice === null ? '' : JSON.stringify([round, choice])
  useEffect(() => {
    if (request === '') return
    const abort = new AbortController()
    const load = async () => {
      try {
        const [, body] = JSON.parse(request) as [number, RefundChoice]
        const options = { signal: abort.signal }
        const input = { params: { orderId }, body }
        const split = await callsOf(site)('POST /svc_fulfilment/order/{orderId}/refunds/preview', input, options)
        setFound({ request, split, problem: null })
      } catch (error) {
        if (!abort.signal.aborted) setFound({ request, split: null, problem: problemOf(error) })
      }
    }
    const timer = setTimeout(() => void load(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [site, orderId, request])
  const retry = useCallback(() => setRound((last) => last + 1), [])
  const current = found?.request === request ? found : null
  return { split: current?.split ?? null, problem: current?.problem ?? null, retry }
}
