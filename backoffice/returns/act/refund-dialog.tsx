import { useState } from 'react'
import type { RefundTarget } from '#domain/returns/refund-target.ts'
import { siteSettings } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { ChangedRefundNote, RefundSplit } from '../detail/refund-split.tsx'
import { texts } from '../texts/en.ts'
import type { ActionDialogProps } from './reject-dialog.tsx'

const t = texts.refund

/** Renders the refund form for a return with a preview of the split between gift cards and payment method. */
export function RefundDialog({ site, detail, onDone, onClose }: ActionDialogProps) {
  const { number, estimate, resolution, split } = detail
  const mayChoose = split.newGiftCard > 0
  const [target, setTarget] = useState<RefundTarget>(detail.refundTo)
  const amount = formatMoney(estimate.refund, siteSettings[site].currency)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/refund', {
        params: { number },
        query: mayChoose && target === 'payment' ? { to: target } : {},
        key,
      }),
    done: ({ split: made }) => (made.newGiftCard > 0 ? t.doneGiftCard : t.done(amount)),
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
            <RefundSplit site={site} detail={{ ...detail, split: splitFor(detail, target) }} />
            <ChangedRefundNote site={site} detail={detail} />
          </div>
        )}
        {mayChoose && <Targets target={target} onChange={setTarget} />}
        {detail.estimate.shipping === 0 && <p className="muted small">{texts.split.shipping}</p>}
      </Form>
    </ModalDialog>
  )
}

function splitFor({ split }: ActionDialogProps['detail'], target: RefundTarget): ActionDialogProps['detail']['split'] {
  const { giftCards, newGiftCard, card } = split
  // One of these amounts is always 0.
  const open = newGiftCard + card
  return target === 'gift_card' ? { giftCards, newGiftCard: open, card: 0 } : { giftCards, newGiftCard: 0, card: open }
}

function Targets({ target, onChange }: { target: RefundTarget; onChange: (target: RefundTarget) => void }) {
  const choices = [
    { value: 'gift_card', title: t.giftCard, hint: t.giftCardHint },
    { value: 'payment', title: t.payment, hint: t.paymentHint },
  ] as const
  return (
    <fieldset className="refund-targets">
      <legend>{t.target}</legend>
      {choices.map(({ value, title, hint }) => (
        <label key={value} className="check">
          <input type="radio" name="target" checked={target === value} onChange={() => onChange(value)} />
          <span>
            {title}
            <span className="muted small">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
