import { siteSettings } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { RefundSplit } from '../detail/refund-split.tsx'
import { texts } from '../texts/en.ts'
import type { ActionDialogProps } from './reject-dialog.tsx'

const t = texts.refund

/** Renders the refund form for a return with a preview of the split between gift cards and payment method. */
export function RefundDialog({ site, detail, onDone, onClose }: ActionDialogProps) {
  const { number, estimate, resolution } = detail
  const amount = formatMoney(estimate.refund, siteSettings[site].currency)
  const submission = useSubmit({
    send: (key) => callsOf(site)('POST /svc_rma/desk/{number}/refund', { params: { number }, key }),
    done: t.done(amount),
    onDone,
  })
  const isNothing = estimate.lines.length === 0
  return (
    <ModalDialog title={t.title(number)} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit(amount)}
        isSevere
        refusals={texts.refusals}
        errors={isNothing ? [t.nothing] : []}
        onCancel={onClose}
      >
        {resolution === 'exchange' && <Message tone="warn">{t.wantsExchange}</Message>}
        {isNothing ? (
          <Message tone="bad">{t.nothing}</Message>
        ) : (
          <div className="refund-split">
            <RefundSplit site={site} detail={detail} />
          </div>
        )}
        {detail.estimate.shipping === 0 && <p className="muted small">{texts.split.shipping}</p>}
      </Form>
    </ModalDialog>
  )
}
