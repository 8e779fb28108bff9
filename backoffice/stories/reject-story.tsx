import { useState } from 'react'
import { callsOf } from '../call/call.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { TextArea } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import type { Submission } from './story-types.ts'
import { texts } from './texts/en.ts'

interface RejectStoryProps {
  story: Submission
  onClose: () => void
  onDone: (story: Submission) => void
}

const t = texts.rejectDialog
const maxReason = 1_000

/** Renders the rejection form for a story. The author gets the reason by email. */
export function RejectStoryDialog({ story, onClose, onDone }: RejectStoryProps) {
  const { id, site, title, state, isSuspicious } = story
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) => {
      const body = { decision: 'reject' as const, reason: reason.trim() }
      return callsOf(site)('POST /svc_story/submissions/{id}/decision', { params: { id }, body, key })
    },
    done: texts.done.reject,
    onDone,
  })
  const error = reason.trim() === '' ? t.missing : undefined
  const isPublished = state === 'published'
  return (
    <ModalDialog title={isPublished ? t.takeDownTitle : t.title} onClose={onClose}>
      <p>“{title}”</p>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (error === undefined) submission.submit()
          },
        }}
        submit={isPublished ? texts.actions.takeDown : texts.actions.reject}
        refusals={texts.refusals}
        onCancel={onClose}
      >
        <TextArea
          label={t.reason}
          hint={isSuspicious ? t.spamHint : t.hint}
          autoFocus
          maxLength={maxReason}
          value={reason}
          error={isChecked ? error : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
