import { useState } from 'react'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { notify } from '../kit/toasts.tsx'
import { decideDeliveries } from './decide-deliveries.ts'
import { texts } from './texts/en.ts'

interface DeliveryActionsProps {
  ids: readonly string[]
  className: string
  onDone: () => void
}

/** Renders the buttons that retry or discard failed deliveries. */
export function DeliveryActions({ ids, className, onDone }: DeliveryActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const retry = useSubmit({
    send: (key) => decideDeliveries('retry', ids, key),
    onDone: (count) => {
      notify(texts.retried(count))
      onDone()
    },
  })
  const discard = useSubmit({
    send: (key) => decideDeliveries('discard', ids, key),
    onDone: (count) => {
      notify(texts.discarded(count))
      setDiscarding(false)
      onDone()
    },
  })
  return (
    <>
      <button type="button" className={className} aria-disabled={retry.isBusy} onClick={retry.submit}>
        {texts.retry}
      </button>
      <button type="button" className={className} onClick={() => setDiscarding(true)}>
        {texts.discard}
      </button>
      {retry.problem && <Message tone="bad">{problemText(retry.problem, texts.refusals)}</Message>}
      {isDiscarding && (
        <ConfirmDialog
          title={texts.discardTitle(ids.length)}
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
