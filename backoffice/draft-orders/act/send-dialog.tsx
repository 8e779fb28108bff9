import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { defaultExpiryDays } from '#backoffice/payment-links/act/days.ts'
import { DaysField } from '#backoffice/payment-links/act/days-field.tsx'
import type { DraftOrder } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'

interface SendDialogProps {
  site: Site
  saved: DraftOrder
  onDone: () => void
  onClose: () => void
}

const t = texts.send

/** Renders the form that creates a draft order's payment link. Staff email the link or copy it. */
export function SendDialog({ site, saved: { id, version, email }, onDone, onClose }: SendDialogProps) {
  const [days, setDays] = useState<number>(defaultExpiryDays)
  const [sendsMail, setSendsMail] = useState(true)
  // Staff without this permission cannot copy the link, so it must be emailed.
  const mayReadLink = useHasPermission('payments.read')
  const body = { days, sendsMail: sendsMail || !mayReadLink }
  const submission = useSubmit({
    entries: body,
    send: (key) => callsOf(site)('POST /svc_list/draft-orders/{id}/send', { params: { id }, version, body, key }),
    done: t.done,
    onDone,
  })
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form submission={submission} submit={t.submit} refusals={texts.refusals} onCancel={onClose}>
        <p className="small">{t.text(email)}</p>
        <DaysField value={days} onChange={setDays} />
        {mayReadLink && <CheckField label={t.mail} checked={sendsMail} onChange={() => setSendsMail(!sendsMail)} />}
      </Form>
    </ModalDialog>
  )
}
