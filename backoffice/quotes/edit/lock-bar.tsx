import { useState } from 'react'
import type { QuoteState } from '#domain/quotes/quote.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import type { Lock } from './use-lock.ts'

const t = texts.lock

/**
 * Renders the quote's current editor, and the button that locks the quote or takes over the lock. For a closed quote,
 * renders the reason instead.
 */
export function LockBar({ lock, state }: { lock: Lock; state: QuoteState }) {
  const [isTakingOver, setTakingOver] = useState(false)
  const { holder, isMine, isOpen, taking, takingOver } = lock
  const closed = t.closed[state]
  if (closed !== undefined) return <Message tone="note">{closed}</Message>
  if (!isOpen) return holder === null ? null : <Message tone="note">{t.other(holder)}</Message>
  const problem = taking.problem ?? takingOver.problem
  if (isMine) return <Message tone="ok">{t.mine}</Message>
  return (
    <>
      <Message tone={holder === null ? 'note' : 'warn'}>
        <div className="quote-lock">
          <span>{holder === null ? t.free : t.other(holder)}</span>
          {holder === null ? (
            <button type="button" className="text-button" aria-disabled={taking.isBusy} onClick={taking.submit}>
              {t.take}
            </button>
          ) : (
            <button type="button" className="text-button" onClick={() => setTakingOver(true)}>
              {t.takeOver}
            </button>
          )}
        </div>
      </Message>
      {problem && problem.code !== 'quote_taken' && (
        <Message tone="bad">{problemText(problem, texts.refusals)}</Message>
      )}
      {isTakingOver && holder !== null && (
        <ConfirmDialog
          title={t.takeOverTitle(holder)}
          text={t.takeOverText(holder)}
          confirm={t.takeOver}
          isBusy={takingOver.isBusy}
          onConfirm={() => {
            takingOver.submit()
            setTakingOver(false)
          }}
          onClose={() => setTakingOver(false)}
        />
      )}
    </>
  )
}
