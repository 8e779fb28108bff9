import { callsOf } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { OrderDetail } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

const t = dialogs.capture

/** Renders the question whether a capture that only the vendor knows is right. */
export function CaptureDialog({
  detail,
  onDone,
  onClose,
}: {
  detail: OrderDetail
  onDone: () => void
  onClose: () => void
}) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) =>
      callsOf(detail.site)('POST /svc_fulfilment/order/{orderId}/captured', {
        params: { orderId: detail.order.orderId },
        key,
      }),
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
