import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'

interface EndDialogProps {
  promotion: Promotion
  onClose: () => void
  onDone: () => void
}

const t = texts.end

/** Renders the confirmation that ends a promotion, or deletes one that has not started. */
export function EndDialog({ promotion: { id, state }, onClose, onDone }: EndDialogProps) {
  const isScheduled = state === 'scheduled'
  const params = { id: String(id) }
  const { problem, isBusy, submit } = useSubmit<unknown>({
    send: (key) =>
      isScheduled
        ? call('DELETE /svc_admin/promotions/{id}', { params, key })
        : call('POST /svc_admin/promotions/{id}/end', { params, key }),
    done: isScheduled ? t.removed : t.ended,
    onDone,
  })
  return (
    <ConfirmDialog
      title={isScheduled ? t.removeTitle : t.title}
      text={isScheduled ? t.removeText : t.text}
      confirm={isScheduled ? t.remove : t.end}
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
