import { useState } from 'react'
import { call } from '../call/call.ts'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { notify } from '../kit/toasts.tsx'
import { texts } from './texts/en.ts'

interface DeliveryActionsProps {
  ids: readonly string[]
  className: string
  onDone: () => void
}

/** The server takes up to this many deliveries in a call. */
const maxIds = 100

/** Renders the buttons that retry or discard failed deliveries. */
export function DeliveryActions({ ids, className, onDone }: DeliveryActionsProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const body = { ids: ids.slice(0, maxIds) }
  const retry = useSubmit({
    send: (key) => call('POST /svc_admin/event-deliveries/retry', { body, key }),
    onDone: (result) => {
      notify(texts.retried(result.ids.length))
      onDone()
    },
  })
  const discard = useSubmit({
    send: (key) => call('POST /svc_admin/event-deliveries/discard', { body, key }),
    onDone: (result) => {
      notify(texts.discarded(result.ids.length))
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
          title={texts.discardTitle(body.ids.length)}
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
