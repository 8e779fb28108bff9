import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import { saveAnswer } from './save-answers.ts'

const t = texts.answers

/** Renders the confirmation for deleting a canned answer. */
export function DeleteAnswerDialog({
  title,
  onClose,
  onDone,
}: {
  title: string
  onClose: () => void
  onDone: () => void
}) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => saveAnswer(key, { replacing: title, answer: null }),
    done: t.deleted,
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.deleteTitle(title)}
      text={t.deleteText}
      confirm={t.delete}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
