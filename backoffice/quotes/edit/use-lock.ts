import { useState } from 'react'
import { isRefused } from '#contract/kernel/refused.ts'
import type { Site } from '#domain/sites.ts'
import { isWorkable } from '#domain/quotes/quote.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useMay } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { useAgent } from './use-agent.ts'

export type Lock = ReturnType<typeof useLock>

/** Returns who edits a quote, and the ways to take it. */
export function useLock(site: Site, detail: QuoteDesk, onDone: () => void) {
  const agent = useAgent()
  const mayWrite = useMay('quotes.write')
  // A refused call knows the salesperson sooner than the page does; loading the page again replaces it.
  const [refused, setRefused] = useState<{ of: QuoteDesk; holder: string } | null>(null)
  const holder = refused?.of === detail ? refused.holder : detail.lockedBy
  const params = { id: detail.quote.id }
  const noticing = async <T>(calling: Promise<T>): Promise<T> => {
    try {
      return await calling
    } catch (error) {
      if (isRefused(error) && error.code === 'quote_taken')
        setRefused({ of: detail, holder: String(error.details['agent']) })
      throw error
    }
  }
  const take = (key: string, takeOver: boolean) =>
    noticing(callsOf(site)('POST /svc_list/quote-desk/{id}/take', { params, body: { agent, takeOver }, key }))
  const done = () => {
    setRefused(null)
    onDone()
  }
  const taking = useSubmit({ send: (key) => take(key, false), done: texts.lock.taken, onDone: done })
  const takingOver = useSubmit({ send: (key) => take(key, true), done: texts.lock.taken, onDone: done })
  const isOpen = mayWrite && isWorkable(detail.quote.state)
  return {
    agent,
    holder,
    isMine: holder === agent,
    isOpen,
    /** True unless another salesperson edits it. */
    canEdit: isOpen && (holder === null || holder === agent),
    taking,
    takingOver,
    /** Extends the lock for 30 minutes before a write. */
    renew: () => take(crypto.randomUUID(), false),
    noticing,
  }
}
