import { useState } from 'react'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'

interface ActionButtonProps {
  label: string
  /** Texts for the confirmation dialog. Without them, the call is sent immediately. */
  question?: { title: string; text: string; isSevere?: boolean }
  send: (key: string) => Promise<unknown>
  done: string
  onDone: () => void
}

/** Renders a button that sends a call for a customer, with an optional confirmation. */
export function ActionButton({ label, question, send, done, onDone }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const submission = useSubmit({
    send,
    done,
    onDone: () => {
      setOpen(false)
      onDone()
    },
  })
  const { problem, isBusy, submit } = submission
  const message = problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        aria-disabled={isBusy}
        onClick={question ? () => setOpen(true) : submit}
      >
        {label}
      </button>
      {!question && message}
      {question && isOpen && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          confirm={label}
          isSevere={question.isSevere ?? false}
          isBusy={isBusy}
          problem={message}
          onConfirm={submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
