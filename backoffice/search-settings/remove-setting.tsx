import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from './texts/en.ts'

interface RemoveSettingProps {
  title: string
  text: string
  done: string
  send: (key: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Renders the confirmation for deleting a search setting. */
export function RemoveSettingDialog({ title, text, done, send, onClose, onDone }: RemoveSettingProps) {
  const { problem, isBusy, submit } = useSubmit({ send, done, onDone })
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={texts.remove}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
