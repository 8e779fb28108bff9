import { useState } from 'react'
import { Link } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { fieldChanges } from './diff.ts'
import { objectPath } from './object-path.ts'
import { texts } from './texts/en.ts'

export type AuditEntry = Reply<Store, 'GET /svc_admin/audit'>['entries'][number]
type Change = AuditEntry['changes'][number]

/** Renders a change's values before and after, with an Undo button if the change can be undone. */
export function ChangeDetails({ change, onUndone }: { change: Change; onUndone: () => void }) {
  const fields = fieldChanges(change.before, change.after)
  const mayUndo = useHasPermission('audit.undo')
  const [isUndoing, setUndoing] = useState(false)
  return (
    <div className="change">
      <div className="change__head">
        <strong>
          {texts.operations[change.operation]} <ObjectName change={change} />
        </strong>
        {change.isReversible && mayUndo && (
          <button type="button" className="text-button" onClick={() => setUndoing(true)}>
            {texts.undo}
          </button>
        )}
      </div>
      {fields.length > 0 && (
        <table className="diff">
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{before ?? <span className="muted">{texts.nothing}</span>}</td>
                <td>{after ?? <span className="muted">{texts.nothing}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isUndoing && <UndoDialog id={change.id} onClose={() => setUndoing(false)} onUndone={onUndone} />}
    </div>
  )
}

function ObjectName({ change: { objectType, objectId } }: { change: Change }) {
  const name = `${objectType.replaceAll('_', ' ')} ${objectId}`
  const path = objectPath(objectType, objectId)
  return path === null ? name : <Link to={path}>{name}</Link>
}

function UndoDialog({ id, onClose, onUndone }: { id: string; onClose: () => void; onUndone: () => void }) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/audit/{id}/undo', { params: { id }, key }),
    done: texts.undone,
    onDone: () => {
      onClose()
      onUndone()
    },
  })
  return (
    <ConfirmDialog
      title={texts.undoTitle}
      text={texts.undoText}
      confirm={texts.undo}
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
