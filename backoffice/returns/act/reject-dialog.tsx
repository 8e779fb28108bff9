import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { returnLimits } from '#domain/returns/reasons.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { ReturnDetail } from '../return-types.ts'
import { texts } from '../texts/en.ts'

export interface ActionDialogProps {
  site: Site
  detail: ReturnDetail
  onDone: () => void
  onClose: () => void
}

const t = texts.reject

/** Renders the rejection form for a return, which requires a reason. */
export function RejectDialog({ site, detail: { number }, onDone, onClose }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_rma/desk/{number}/reject', {
        params: { number },
        body: { reason: reason.trim() },
        key,
      }),
    done: t.done,
    onDone,
  })
  const error = reason.trim() === '' ? t.missing : undefined
  return (
    <ModalDialog title={t.title(number)} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        isSevere
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        isDirty={reason !== '' && !submission.isBusy}
        onCancel={onClose}
      >
        <p className="small">{t.text}</p>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          autoFocus
          maxLength={returnLimits.rejection}
          value={reason}
          error={isChecked ? error : undefined}
          onBlur={() => setChecked(true)}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
