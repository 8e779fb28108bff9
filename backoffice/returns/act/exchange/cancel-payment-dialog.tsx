import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../../texts/en.ts'
import type { ActionDialogProps } from '../reject-dialog.tsx'

const t = texts.cancelPayment

/** Renders the confirmation for canceling the payment link for a price difference. */
export function CancelPaymentDialog({ site, detail, onDone, onClose }: ActionDialogProps) {
  const { number, exchangePayment } = detail
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/exchange-order/payment/cancel', {
        params: { number },
        body: { linkId: exchangePayment!.linkId },
        key,
      }),
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.title(number)} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        isSevere
        refusals={texts.refusals}
        cancel={t.back}
        onCancel={onClose}
      >
        <p>{t.text}</p>
      </Form>
    </ModalDialog>
  )
}
