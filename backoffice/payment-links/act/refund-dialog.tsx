import { useState } from 'react'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatMoney, parseAmount } from '#backoffice/kit/format/money.ts'
import type { LinkPayment } from '../link-types.ts'
import { texts } from '../texts/en.ts'
import { refundSplit } from './link-actions.ts'

interface RefundDialogProps {
  site: Site
  payment: LinkPayment
  /** The amount that can still be refunded. */
  left: number
  onDone: () => void
  onClose: () => void
}

const t = texts.refund
const maxReason = 1_000

/** Renders the refund form for a payment with a preview of the split between gift cards and payment method. */
export function RefundDialog({ site, payment, left, onDone, onClose }: RefundDialogProps) {
  const money = (value: number) => formatMoney(value, siteSettings[site].currency)
  const [text, setText] = useState(left.toFixed(2))
  const [reason, setReason] = useState('')
  const typed = parseAmount(text)
  const amount = typed ?? 0
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_extrapayment/payments/{id}/refund', {
        params: { id: payment.id },
        body: { amount, reason: reason.trim() },
        key,
      }),
    done: t.done(money(amount)),
    onDone,
  })
  const error = typed === null || typed === 0 ? t.wrongAmount : typed > left ? t.tooMuch : undefined
  const split = refundSplit(payment, Math.min(amount, left))
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit(money(amount))}
        isSevere
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        onCancel={onClose}
      >
        <TextField
          label={t.amount}
          hint={t.left(money(left))}
          inputMode="decimal"
          autoFocus
          value={text}
          error={error}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          maxLength={maxReason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error === undefined && (
          <section className="refund-split" aria-label={t.split} aria-live="polite">
            <dl className="facts">
              {split.giftCards > 0 && (
                <div>
                  <dt>{t.toGiftCards}</dt>
                  <dd>{money(split.giftCards)}</dd>
                </div>
              )}
              <div>
                <dt>{t.toCard}</dt>
                <dd>{money(split.card)}</dd>
              </div>
              <div className="facts__total">
                <dt>{t.total}</dt>
                <dd>{money(amount)}</dd>
              </div>
            </dl>
          </section>
        )}
      </Form>
    </ModalDialog>
  )
}
