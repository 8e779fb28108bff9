import { useState } from 'react'
import { localizedText } from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ConfirmDialog, ModalDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { FormEntry, StaffForm } from '../form-types.ts'
import { texts } from '../texts/en.ts'
import { valueText } from './value-text.ts'

interface EntryDialogProps {
  site: Site
  form: StaffForm
  entry: FormEntry
  onClose: () => void
  onDeleted: () => void
}

const t = texts.entries

/** Renders an entry with all its fields, including fields that the form no longer has. */
export function EntryDialog({ site, form, entry, onClose, onDeleted }: EntryDialogProps) {
  const mayWrite = useHasPermission('forms.write')
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting) return <DeleteEntry {...{ site, form, entry, onDeleted }} onClose={() => setDeleting(false)} />
  return (
    <ModalDialog title={t.dialog(entry.number)} onClose={onClose} isWide>
      <p className="muted small">
        {formatDateTime(entry.at)} {entry.isSuspicious && <Badge tone="warn">{t.suspicious}</Badge>}
      </p>
      <EntryValues form={form} entry={entry} />
      {mayWrite && (
        <div className="modal__foot">
          <button type="button" className="button button--line button--small" onClick={() => setDeleting(true)}>
            {t.delete}
          </button>
        </div>
      )}
    </ModalDialog>
  )
}

function EntryValues({ form: { fields }, entry: { values } }: Pick<EntryDialogProps, 'form' | 'entry'>) {
  const removed = Object.keys(values).filter((name) => !fields.some((field) => field.name === name))
  return (
    <dl className="entry-values">
      {fields.map((field) => {
        const text = valueText(field, values[field.name])
        return (
          <div key={field.name}>
            <dt>{localizedText(field.label, 'en')}</dt>
            <dd>
              {text === '' ? (
                <span className="muted">{t.none}</span>
              ) : field.type === 'email' ? (
                <a href={`mailto:${text}`}>{text}</a>
              ) : (
                text
              )}
            </dd>
          </div>
        )
      })}
      {removed.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function DeleteEntry({ site, form: { formHash }, entry: { id, number }, onClose, onDeleted }: EntryDialogProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('DELETE /svc_ssr/forms/{formHash}/entries/{id}', { params: { formHash, id }, key }),
    done: t.deleted,
    onDone: onDeleted,
  })
  return (
    <ConfirmDialog
      title={t.deleteTitle(number)}
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
