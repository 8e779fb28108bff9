import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message } from '#backoffice/kit/states.tsx'
import type { OrderGiftCard } from '../order-types.ts'
import { texts } from '../texts/gift-cards.ts'

interface ResendDialogProps {
  orderId: string
  card: OrderGiftCard
  currency: string
  onDone: () => void
  onClose: () => void
}

const t = texts.dialog

/** Renders the form that emails a gift card to a corrected address. */
export function ResendDialog({ orderId, card, currency, onDone, onClose }: ResendDialogProps) {
  const { id, last4, amount, balance, recipientEmail, deliverAt, emailedAt } = card
  const [email, setEmail] = useState(recipientEmail)
  const [isChecked, setChecked] = useState(false)
  const isDue = emailedAt === null
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/orders/{orderId}/gift-cards/{cardId}/resend', {
        params: { orderId, cardId: id },
        body: { email: email.trim() },
        key,
      }),
    done: (sent) => (isDue ? t.doneDue(sent.recipientEmail) : t.done(sent.recipientEmail)),
    onDone,
  })
  const error = email.trim() === '' ? t.missing : undefined
  return (
    <ModalDialog title={t.title(last4)} onClose={onClose}>
      <Form
        submission={submission}
        submit={isDue ? t.submitDue : t.submit}
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        isDirty={email !== recipientEmail && !submission.isBusy}
        onCancel={onClose}
      >
        {balance < amount && <Message tone="warn">{t.used(formatMoney(balance, currency))}</Message>}
        <p className="small">{isDue ? t.textDue(formatDateTime(deliverAt)) : t.text}</p>
        <TextField
          label={t.email}
          type="email"
          autoComplete="off"
          autoFocus
          maxLength={320}
          value={email}
          hint={!isDue && email.trim() === recipientEmail ? t.same : undefined}
          error={isChecked ? error : undefined}
          onBlur={() => setChecked(true)}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
