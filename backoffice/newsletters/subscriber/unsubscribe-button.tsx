import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Subscriber } from '../newsletter-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.subscriber

interface UnsubscribeButtonProps {
  subscriber: Subscriber
  name: string
  onDone: () => void
}

/** Renders the button that ends the subscription after a confirmation, because staff cannot undo it. */
export function UnsubscribeButton({ subscriber: { number, email }, name, onDone }: UnsubscribeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const params = { number: String(number) }
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/newsletter-subscribers/{number}/unsubscribe', { params, key }),
    done: t.unsubscribed,
    onDone: () => {
      setOpen(false)
      onDone()
    },
  })
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {t.unsubscribe}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t.unsubscribeTitle}
          text={t.unsubscribeText(email, name)}
          confirm={t.unsubscribe}
          isSevere
          isBusy={isBusy}
          problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
          onConfirm={submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
