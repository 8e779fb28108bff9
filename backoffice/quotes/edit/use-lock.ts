import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Site } from '#domain/sites.ts'
import { isQuoteOpen } from '#domain/quotes/quote.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { useAgentName } from './use-agent.ts'

export type Lock = ReturnType<typeof useLock>

/** Returns the quote's current editor and functions for locking the quote. */
export function useLock(site: Site, detail: QuoteDesk, onDone: () => void) {
  const agent = useAgentName()
  const mayWrite = useHasPermission('quotes.write')
  // A refused call may report a newer lock holder than the loaded data. Reloaded data takes precedence.
  const [refused, setRefused] = useState<{ of: QuoteDesk; holder: string } | null>(null)
  const holder = refused?.of === detail ? refused.holder : detail.lockedBy
  const params = { id: detail.quote.id }
  const catchUnknownSkus = async <T>(calling: Promise<T>): Promise<T> => {
    try {
      return await calling
    } catch (error) {
      if (isRefusalError(error) && error.code === 'quote_taken')
        setRefused({ of: detail, holder: String(error.details['agent']) })
      throw error
    }
  }
  const take = (key: string, takeOver: boolean) =>
    catchUnknownSkus(callsOf(site)('POST /svc_list/quote-desk/{id}/take', { params, body: { agent, takeOver }, key }))
  const done = () => {
    setRefused(null)
    onDone()
  }
  const taking = useSubmit({ send: (key) => take(key, false), done: texts.lock.taken, onDone: done })
  const takingOver = useSubmit({ send: (key) => take(key, true), done: texts.lock.taken, onDone: done })
  const isOpen = mayWrite && isQuoteOpen(detail.quote.state)
  return {
    agent,
    holder,
    isMine: holder === agent,
    isOpen,
    /** False while another salesperson is editing the quote. */
    canEdit: isOpen && (holder === null || holder === agent),
    taking,
    takingOver,
    /** Extends the lock by 30 minutes before a write. */
    renew: () => take(crypto.randomUUID(), false),
    catchUnknownSkus,
  }
}
