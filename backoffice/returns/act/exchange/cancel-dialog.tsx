import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../../texts/en.ts'
import type { ActionDialogProps } from '../reject-dialog.tsx'

const t = texts.cancelExchange

/** Renders the confirmation for canceling a return's exchange order. */
export function CancelExchangeDialog({ site, detail, onDone, onClose }: ActionDialogProps) {
  const { number, replacement } = detail
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/exchange-order/cancel', {
        params: { number },
        body: { orderId: replacement },
        key,
      }),
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.title(replacement)} onClose={onClose}>
      <Form submission={submission} submit={t.submit} isSevere refusals={texts.refusals} onCancel={onClose}>
        <p>{t.text}</p>
      </Form>
    </ModalDialog>
  )
}
