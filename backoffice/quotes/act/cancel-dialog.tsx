import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Lock } from '../edit/use-lock.ts'
import { texts } from '../texts/en.ts'

interface CancelDialogProps {
  site: Site
  id: string
  lock: Lock
  onDone: () => void
  onClose: () => void
}

const t = texts.cancel
const maxReason = 500

/** Renders the field for the cancellation reason, which the customer sees. */
export function CancelDialog({ site, id, lock, onDone, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => {
      const body = { reason: reason.trim(), agent: lock.agent }
      return lock.catchUnknownSkus(
        callsOf(site)('POST /svc_list/quote-desk/{id}/cancel', { params: { id }, body, key }),
      )
    },
    done: t.done,
    onDone,
  })
  const error = reason.trim() === '' ? t.missing : undefined
  return (
    <ModalDialog title={t.title} onClose={onClose}>
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
        errors={isChecked && error !== undefined ? [error] : []}
        isSevere
        onCancel={onClose}
      >
        <p>{t.text}</p>
        <TextField
          label={t.reason}
          maxLength={maxReason}
          autoFocus
          value={reason}
          error={isChecked ? error : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
