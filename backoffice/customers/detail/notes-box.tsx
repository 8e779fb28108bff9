import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'
import { ActionButton } from './action-button.tsx'

const t = texts.notes
const maxText = 2_000

interface NotesBoxProps {
  profile: Profile
  onDone: () => void
}

/** Renders staff notes, staff actions for the customer, and the field for a new note. */
export function NotesBox({ profile, onDone }: NotesBoxProps) {
  const mayWrite = useHasPermission('customers.write')
  const params = { id: String(profile.id) }
  return (
    <Section title={t.title}>
      {mayWrite && <NewNote {...{ profile, onDone }} />}
      {profile.notes.length === 0 && <p className="muted small">{t.none}</p>}
      <ul className="customer-list">
        {profile.notes.map(({ id, kind, text, staffName, createdAt }) => (
          <li key={id}>
            <p className="customer-note">{kind === 'note' ? text : t.kinds[kind]}</p>
            <span className="row row--tight">
              <time className="muted" dateTime={createdAt}>
                {t.by(staffName, formatDateTime(createdAt))}
              </time>
              {mayWrite && kind === 'note' && (
                <ActionButton
                  label={t.remove}
                  question={{ title: t.removeTitle, text: t.removeText, isSevere: true }}
                  send={(key) =>
                    call('DELETE /svc_admin/customers/{id}/notes/{noteId}', { params: { ...params, noteId: id }, key })
                  }
                  done={t.removed}
                  onDone={onDone}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NewNote({ profile, onDone }: NotesBoxProps) {
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/customers/{id}/notes', { params: { id: String(profile.id) }, body: { text }, key }),
    done: t.added,
    onDone: () => {
      setText('')
      setChecked(false)
      onDone()
    },
  })
  const error = text.trim() === '' ? t.missing : undefined
  return (
    <Form
      submission={{
        ...submission,
        submit: () => {
          setChecked(true)
          if (error === undefined) submission.submit()
        },
      }}
      submit={t.add}
      refusals={texts.refusals}
      isDirty={text !== '' && !submission.isBusy}
    >
      <TextArea
        label={t.label}
        hint={t.hint}
        maxLength={maxText}
        value={text}
        error={isChecked ? error : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Form>
  )
}
