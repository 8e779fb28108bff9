import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

const t = dialogs.capture

interface CaptureDialogProps {
  site: Site
  orderId: string
  onDone: () => void
  onClose: () => void
}

/** Renders the form that confirms a capture that only the vendor has recorded. */
export function CaptureDialog({ site, orderId, onDone, onClose }: CaptureDialogProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('POST /svc_fulfilment/order/{orderId}/captured', { params: { orderId }, key }),
    done: t.done,
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.title}
      text={t.text}
      confirm={t.submit}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
