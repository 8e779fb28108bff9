import { useState } from 'react'
import { ConfirmDialog } from '../../dialog.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { Message, problemText } from '../../states.tsx'
import { notify } from '../../toasts.tsx'

interface RetryDiscardTexts {
  retry: string
  discard: string
  retried: (count: number) => string
  discarded: (count: number) => string
  discardTitle: (count: number) => string
  discardText: string
  refusals: Readonly<Record<string, string>>
}

interface RetryDiscardProps {
  count: number
  className: string
  texts: RetryDiscardTexts
  /** Sends the decision and returns the number of rows that changed. */
  decide: (action: 'retry' | 'discard', key: string) => Promise<number>
  mayDiscard?: boolean
  onDone: () => void
}

/** Renders the buttons that retry or discard failed work. */
export function RetryDiscard({ count, className, texts, decide, mayDiscard = true, onDone }: RetryDiscardProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const retry = useSubmit({
    send: (key) => decide('retry', key),
    onDone: (changed) => {
      notify(texts.retried(changed))
      onDone()
    },
  })
  const discard = useSubmit({
    send: (key) => decide('discard', key),
    onDone: (changed) => {
      notify(texts.discarded(changed))
      setDiscarding(false)
      onDone()
    },
  })
  return (
    <>
      <button type="button" className={className} aria-disabled={retry.isBusy} onClick={retry.submit}>
        {texts.retry}
      </button>
      {mayDiscard && (
        <button type="button" className={className} onClick={() => setDiscarding(true)}>
          {texts.discard}
        </button>
      )}
      {retry.problem && <Message tone="bad">{problemText(retry.problem, texts.refusals)}</Message>}
      {isDiscarding && (
        <ConfirmDialog
          title={texts.discardTitle(count)}
          text={texts.discardText}
          confirm={texts.discard}
          isBusy={discard.isBusy}
          isSevere
          problem={discard.problem && <Message tone="bad">{problemText(discard.problem, texts.refusals)}</Message>}
          onConfirm={discard.submit}
          onClose={() => setDiscarding(false)}
        />
      )}
    </>
  )
}
