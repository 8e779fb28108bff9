import { useState } from 'react'
import { chatLimits } from '#domain/chat/limits.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { CannedAnswer } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { saveAnswer } from './save-answers.ts'

interface AnswerDialogProps {
  answers: readonly CannedAnswer[]
  stored?: CannedAnswer
  onClose: () => void
  onDone: () => void
}

const t = texts.answers

/** Renders the canned answer form. */
export function AnswerDialog({ answers, stored, onClose, onDone }: AnswerDialogProps) {
  const [title, setTitle] = useState(stored?.title ?? '')
  const [text, setText] = useState(stored?.text ?? '')
  const [isChecked, setChecked] = useState(false)
  const name = title.trim()
  const submission = useSubmit({
    send: (key) => saveAnswer(key, { replacing: stored?.title ?? null, answer: { title: name, text: text.trim() } }),
    done: t.saved,
    onDone,
  })
  const isTaken = name !== stored?.title && answers.some((each) => each.title === name)
  const titleError = name === '' ? t.nameMissing : isTaken ? t.nameTaken : undefined
  const textError = text.trim() === '' ? t.textMissing : undefined
  return (
    <ModalDialog title={stored ? t.editTitle : t.add} onClose={onClose}>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (titleError === undefined && textError === undefined) submission.submit()
          },
        }}
        submit={t.save}
        refusals={texts.refusals}
        isDirty={(title !== (stored?.title ?? '') || text !== (stored?.text ?? '')) && !submission.isBusy}
        onCancel={onClose}
      >
        <TextField
          label={t.name}
          autoFocus
          maxLength={chatLimits.nameLength}
          value={title}
          error={isChecked ? titleError : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextArea
          label={t.text}
          rows={8}
          maxLength={chatLimits.textLength}
          value={text}
          error={isChecked ? textError : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
