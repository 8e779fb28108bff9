import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'

const t = texts.thread

/** Renders the button that closes a conversation, with its confirmation. */
export function CloseConversationButton({ id, onClosed }: { id: string; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_ssr/chat/desk/{id}/close', { params: { id }, key }),
    done: t.closedDone,
    onDone: () => {
      setOpen(false)
      onClosed()
    },
  })
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {t.close}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t.closeTitle}
          text={t.closeText}
          confirm={t.close}
          isBusy={isBusy}
          problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
          onConfirm={submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
