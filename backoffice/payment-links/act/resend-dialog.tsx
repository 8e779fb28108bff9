import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { StaffLink } from '../link-types.ts'
import { texts } from '../texts/en.ts'
import { defaultExpiryDays } from './days.ts'
import { DaysField } from './days-field.tsx'

export interface LinkDialogProps {
  site: Site
  link: StaffLink
  onDone: () => void
  onClose: () => void
}

const t = texts.resend

/** Renders the form that resends a link with a new expiry date. */
export function ResendDialog({ site, link: { id, email }, onDone, onClose }: LinkDialogProps) {
  const [days, setDays] = useState<number>(defaultExpiryDays)
  const submission = useSubmit({
    send: (key) => callsOf(site)('POST /svc_extrapayment/links/{id}/resend', { params: { id }, body: { days }, key }),
    done: t.done(email),
    onDone,
  })
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form submission={submission} submit={t.submit} refusals={texts.refusals} onCancel={onClose}>
        <p className="small">{t.text(email)}</p>
        <DaysField value={days} onChange={setDays} />
      </Form>
    </ModalDialog>
  )
}
