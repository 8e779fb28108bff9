import { useState } from 'react'
import { maxRejectionReasonLength } from '#domain/reviews/review.ts'
import { callsOf } from '../call/call.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { TextArea } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import type { Review } from './review-types.ts'
import { texts } from './texts/en.ts'

interface RejectDialogProps {
  review: Review
  onClose: () => void
  onDone: () => void
}

const t = texts.rejectDialog
const [first = ''] = t.reasons
const other = t.reasons.at(-1)
/** Maximum note length. Leaves space for the reason before the note. */
const maxNote = maxRejectionReasonLength - 50

/** Renders the form for a rejection reason. Enter submits it. */
export function RejectDialog({ review: { id, version, site, title }, onClose, onDone }: RejectDialogProps) {
  const [reason, setReason] = useState(first)
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => {
      const body = { state: 'rejected' as const, reason: [reason, note.trim()].filter(Boolean).join(': ') }
      return callsOf(site)('PUT /svc_review/moderation/{id}', { params: { id }, body, version, key })
    },
    done: texts.rejected,
    onDone,
  })
  const error = reason === other && note.trim() === '' ? t.noteMissing : undefined
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <p>“{title}”</p>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (error === undefined) submission.submit()
          },
        }}
        submit={texts.reject}
        refusals={texts.refusals}
        onCancel={onClose}
      >
        <fieldset className="reasons">
          <legend>{t.reason}</legend>
          {t.reasons.map((each) => (
            <label key={each} className="check">
              <input
                type="radio"
                name="reason"
                autoFocus={each === first}
                checked={each === reason}
                onChange={() => setReason(each)}
              />
              <span>{each}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t.note}
          hint={t.noteHint}
          rows={2}
          maxLength={maxNote}
          value={note}
          error={isChecked ? error : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
