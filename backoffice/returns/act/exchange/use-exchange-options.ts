import { useEffect, useState } from 'react'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'

export type ExchangeOptions = Reply<Store, 'GET /svc_rma/desk/{number}/exchange-order'>
type Loaded = { options: ExchangeOptions } | { problem: Problem } | null

/**
 * Loads the variants that can replace a return's units. Returns null until they are loaded. `retry` loads them again.
 */
export function useExchangeOptions(site: Site, number: string): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    callsOf(site)('GET /svc_rma/desk/{number}/exchange-order', { params: { number } }, { isFresh: true }).then(
      (options) => isCurrent && setLoaded({ options }),
      (error: unknown) => isCurrent && setLoaded({ problem: problemOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [site, number, attempt])
  const retry = () => {
    setLoaded(null)
    setAttempt((count) => count + 1)
  }
  return { loaded, retry }
}
