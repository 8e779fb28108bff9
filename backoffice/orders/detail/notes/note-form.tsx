import { useState } from 'react'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import type { Submission } from '#backoffice/kit/form/use-submit.ts'
import { texts as dialogs } from '../../texts/dialogs.ts'
import { texts } from '../../texts/en.ts'

interface NoteFormProps {
  text: string
  submission: Submission
  submit: string
  isDirty: boolean
  onChange: (text: string) => void
  onCancel?: () => void
}

const t = dialogs.notes
const maxText = 2_000

/** Renders the note field. Submitting an empty note displays an error. */
export function NoteForm({ text, submission, submit, isDirty, onChange, onCancel }: NoteFormProps) {
  const [isChecked, setChecked] = useState(false)
  const error = text.trim() === '' ? t.missing : undefined
  const checked = {
    ...submission,
    submit: () => {
      setChecked(error !== undefined)
      if (error === undefined) submission.submit()
    },
  }
  return (
    <Form
      submission={checked}
      submit={submit}
      refusals={texts.refusals}
      isDirty={isDirty && !submission.isBusy}
      {...(onCancel && { onCancel })}
    >
      <TextArea
        label={t.label}
        hint={t.hint}
        rows={2}
        maxLength={maxText}
        value={text}
        error={isChecked ? error : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Form>
  )
}
