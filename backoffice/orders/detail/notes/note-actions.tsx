import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ConfirmDialog, ModalDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { OrderNote } from '../../order-types.ts'
import { texts as dialogs } from '../../texts/dialogs.ts'
import { texts } from '../../texts/en.ts'
import { NoteForm } from './note-form.tsx'

interface NoteActionsProps {
  orderId: string
  note: OrderNote
  onDone: () => void
}

const t = dialogs.notes

/** Renders the edit and delete buttons for the staff member's own note. */
export function NoteActions(props: NoteActionsProps) {
  const mayWrite = useHasPermission('orders.write')
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const onClose = () => setOpen(null)
  const closing = {
    ...props,
    onClose,
    onDone: () => {
      onClose()
      props.onDone()
    },
  }
  if (!mayWrite) return null
  return (
    <div className="timeline__actions">
      <button type="button" className="text-button" onClick={() => setOpen('edit')}>
        {t.edit}
      </button>
      <button type="button" className="text-button" onClick={() => setOpen('remove')}>
        {t.remove}
      </button>
      {open === 'edit' && <EditNote {...closing} />}
      {open === 'remove' && <RemoveNote {...closing} />}
    </div>
  )
}

type ClosingProps = NoteActionsProps & { onClose: () => void }

function EditNote({ orderId, note, onDone, onClose }: ClosingProps) {
  const [text, setText] = useState(note.text)
  const params = { orderId, noteId: note.id }
  const submission = useSubmit({
    send: (key) => call('PATCH /svc_admin/orders/{orderId}/notes/{noteId}', { params, body: { text }, key }),
    done: t.saved,
    onDone,
  })
  return (
    <ModalDialog title={t.editTitle} onClose={onClose}>
      <NoteForm
        {...{ text, submission }}
        submit={t.save}
        isDirty={text !== note.text}
        onChange={setText}
        onCancel={onClose}
      />
    </ModalDialog>
  )
}

function RemoveNote({ orderId, note, onDone, onClose }: ClosingProps) {
  const params = { orderId, noteId: note.id }
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/orders/{orderId}/notes/{noteId}', { params, key }),
    done: t.removed,
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.removeTitle}
      text={t.removeText}
      confirm={t.removeConfirm}
      isSevere
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
