import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Redirect } from '../redirect-types.ts'
import { texts } from '../texts/en.ts'
import { DeleteRedirectDialog } from './delete-redirect.tsx'
import { redirectProblems } from './redirect-problems.ts'

interface RedirectDialogProps {
  site: Site
  /** The redirect to edit. Missing for a new redirect. */
  stored?: Redirect
  /** Source path of a new redirect. */
  from?: string
  onClose: () => void
  onDone: () => void
}

type Draft = Omit<Redirect, 'changedAt'>

const t = texts.edit
const limits = { from: 2_000, to: 4_000, note: 500 }
const usual = [301, 302] as const

/** Renders the redirect form. */
export function RedirectDialog({ site, stored, from = '', onClose, onDone }: RedirectDialogProps) {
  const initial: Draft = stored ?? { from, to: '', kind: 'exact', status: 301, note: '' }
  const [draft, setDraft] = useState<Draft>(initial)
  const [isChecked, setChecked] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const problems = redirectProblems(draft)
  const submission = useSubmit({
    send: (key) => {
      const { to, kind, status, note } = draft
      const body = { site, from: draft.from.trim(), to: to.trim(), kind, status, note: note.trim() }
      return callsOf(site)('PUT /svc_route/redirects', { body, key })
    },
    done: t.saved,
    onDone,
  })
  const code = submission.problem?.code
  if (stored && isDeleting)
    return <DeleteRedirectDialog site={site} from={stored.from} onClose={() => setDeleting(false)} onDone={onDone} />
  return (
    <ModalDialog title={stored ? t.title : texts.add} onClose={onClose}>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (Object.keys(problems).length === 0) submission.submit()
          },
        }}
        submit={t.save}
        refusals={texts.refusals}
        isDirty={draft !== initial && !submission.isBusy}
        onCancel={onClose}
      >
        <TextField
          label={t.from}
          hint={stored ? t.fromFixed : t.fromHint}
          maxLength={limits.from}
          readOnly={stored !== undefined}
          autoFocus={!stored && from === ''}
          value={draft.from}
          error={isChecked ? problems.from : code === 'invalid_from' ? texts.refusals.invalid_from : undefined}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <TextField
          label={t.to}
          hint={draft.kind === 'prefix' ? t.toPrefixHint : t.toHint}
          maxLength={limits.to}
          autoFocus={stored !== undefined || from !== ''}
          value={draft.to}
          error={isChecked ? problems.to : undefined}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
        <KindFields draft={draft} initialStatus={initial.status} onChange={change} />
        <TextField
          label={t.note}
          hint={t.noteHint}
          maxLength={limits.note}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        {stored && (
          <p>
            <button type="button" className="text-button" onClick={() => setDeleting(true)}>
              {t.delete}
            </button>
          </p>
        )}
      </Form>
    </ModalDialog>
  )
}

interface KindFieldsProps {
  draft: Draft
  /** An imported redirect may have an unusual status. */
  initialStatus: Draft['status']
  onChange: (part: Partial<Draft>) => void
}

function KindFields({ draft, initialStatus, onChange }: KindFieldsProps) {
  const statuses = [...new Set([...usual, initialStatus])]
  return (
    <div className="form__pair">
      <SelectField
        label={t.kind}
        value={draft.kind}
        options={Object.entries(t.kinds)}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value === 'prefix' ? 'prefix' : 'exact' })}
      />
      <SelectField
        label={t.status}
        value={draft.status}
        options={statuses.map((status) => [String(status), texts.statuses[status]] as const)}
        onChange={({ currentTarget }) => {
          const status = statuses.find((each) => String(each) === currentTarget.value)
          if (status) onChange({ status })
        }}
      />
    </div>
  )
}
