import { useState } from 'react'
import { Link } from 'react-router'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { texts } from '../../texts/en.ts'
import type { ActionDialogProps } from '../reject-dialog.tsx'

const t = texts.exchange
const maxDigits = 12

/** Renders the form that completes an exchange with the number of the replacement order. */
export function RecordExchangeDialog({ site, detail, onDone, onClose }: ActionDialogProps) {
  const { number, email, resolution } = detail
  const [replacement, setReplacement] = useState('')
  const [isChecked, setChecked] = useState(false)
  const mayReadOrders = useHasPermission('orders.read')
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/exchange', {
        params: { number },
        body: { replacement: replacement.trim() },
        key,
      }),
    done: t.done,
    onDone,
  })
  const error = /^\d{9,12}$/.test(replacement.trim()) ? undefined : t.wrong
  return (
    <ModalDialog title={t.title(number)} onClose={onClose}>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (error === undefined) submission.submit()
          },
        }}
        submit={t.submit}
        refusals={texts.refusals}
        isDirty={replacement !== '' && !submission.isBusy}
        onCancel={onClose}
      >
        {resolution === 'refund' && <Message tone="warn">{t.wantsRefund}</Message>}
        <p className="small">
          {t.text}{' '}
          {mayReadOrders && (
            <Link to={`/orders?${new URLSearchParams({ q: email, site }).toString()}`} target="_blank">
              {t.otherOrders}
            </Link>
          )}
        </p>
        <TextField
          label={t.replacement}
          inputMode="numeric"
          autoFocus
          maxLength={maxDigits}
          value={replacement}
          error={isChecked ? error : undefined}
          onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
