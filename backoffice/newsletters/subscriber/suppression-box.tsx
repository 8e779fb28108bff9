import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Subscriber } from '../newsletter-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.subscriber
const minReason = 3
const maxReason = 500

interface SuppressionBoxProps {
  subscriber: Subscriber
  mayWrite: boolean
  onDone: () => void
}

/** Renders why an address receives no newsletters, and the button that stops or allows them. */
export function SuppressionBox({ subscriber, mayWrite, onDone }: SuppressionBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const { suppression } = subscriber
  return (
    <Section title={t.suppression}>
      <div className="newsletters__actions">
        <p className="small">
          {suppression
            ? t.suppressedSince(t.suppressionReasons[suppression.reason], formatDateTime(suppression.at))
            : t.notSuppressed}
        </p>
        {mayWrite && (
          <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
            {suppression ? t.lift : t.suppress}
          </button>
        )}
      </div>
      {isOpen && (
        <SuppressionDialog
          subscriber={subscriber}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </Section>
  )
}

interface SuppressionDialogProps {
  subscriber: Subscriber
  onClose: () => void
  onDone: () => void
}

function SuppressionDialog({ subscriber: { number, suppression }, onClose, onDone }: SuppressionDialogProps) {
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isSuppressed = suppression === null
  const body = { isSuppressed, reason: reason.trim() }
  const submission = useSubmit({
    entries: body,
    send: (key) => {
      const params = { number: String(number) }
      return call('PUT /svc_admin/newsletter-subscribers/{number}/suppression', { params, body, key })
    },
    done: isSuppressed ? t.suppressed : t.lifted,
    onDone,
  })
  const isMissing = body.reason.length < minReason
  return (
    <ModalDialog title={isSuppressed ? t.suppressTitle : t.liftTitle} onClose={onClose}>
      <p>{isSuppressed ? t.suppressText : t.liftText}</p>
      <Form
        submission={submission}
        submit={isSuppressed ? t.suppress : t.lift}
        refusals={texts.refusals}
        errors={isMissing ? ['reason'] : []}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          rows={2}
          maxLength={maxReason}
          value={reason}
          error={isChecked && isMissing ? t.reasonMissing : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
