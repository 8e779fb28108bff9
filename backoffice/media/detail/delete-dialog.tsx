import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog, ModalDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts as kitTexts } from '#backoffice/kit/texts/en.ts'
import type { MediaDetail } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { linkOfUse } from './file-links.ts'
import { UseItem } from './use-item.tsx'

interface DeleteDialogProps {
  file: MediaDetail
  onClose: () => void
  onDeleted: () => void
}

const t = texts.remove
const maxShownUses = 5

/** Renders the dialog that deletes a file. If the file is in use, lists its uses instead. */
export function DeleteDialog({ file, onClose, onDeleted }: DeleteDialogProps) {
  const submission = useSubmit({
    send: (key) => call('DELETE /svc_admin/media/{id}', { params: { id: String(file.id) }, key }),
    done: t.done,
    onDone: onDeleted,
  })
  if (file.uses > 0) return <UsedDialog file={file} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t.title}
      text={file.deletedOn === null ? t.permanentText : t.text}
      confirm={t.submit}
      isSevere
      isBusy={submission.isBusy}
      problem={submission.problem && <Message tone="bad">{problemText(submission.problem, texts.refusals)}</Message>}
      onConfirm={submission.submit}
      onClose={onClose}
    />
  )
}

function UsedDialog({ file: { usedIn, uses }, onClose }: Pick<DeleteDialogProps, 'file' | 'onClose'>) {
  const shown = usedIn.slice(0, maxShownUses)
  const isEarlier = usedIn.every((use) => 'isEarlier' in use && use.isEarlier)
  return (
    <ModalDialog title={t.usedTitle} onClose={onClose}>
      <p>{isEarlier ? t.usedEarlier : t.usedText}</p>
      <ul className="media-uses">
        {shown.map((use) => (
          <UseItem key={linkOfUse(use).key} use={use} />
        ))}
      </ul>
      {uses > shown.length && <p className="muted small">{texts.detail.more(uses - shown.length)}</p>}
      <div className="modal__foot">
        <button type="button" className="button button--line button--small" onClick={onClose}>
          {kitTexts.close}
        </button>
      </div>
    </ModalDialog>
  )
}
