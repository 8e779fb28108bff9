import { useState } from 'react'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { localizedText } from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { StaffForm } from '../form-types.ts'
import { texts } from '../texts/en.ts'
import { settingsProblems } from './form-settings.ts'

interface SettingsDialogProps {
  site: Site
  form: StaffForm
  onClose: () => void
  onDone: () => void
}

type Settings = Pick<StaffForm, 'isOpen' | 'notify' | 'sendsReceipt' | 'retentionDays'>

const t = texts.settings

/** Renders a form's settings. Staff cannot change the form's fields and texts here. */
export function SettingsDialog({ site, form, onClose, onDone }: SettingsDialogProps) {
  const initial = {
    isOpen: form.isOpen,
    notify: form.notify ?? '',
    sendsReceipt: form.sendsReceipt,
    retentionDays: String(form.retentionDays),
  }
  const [draft, setDraft] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const problems = settingsProblems(draft)
  const hasEmail = form.fields.some(({ type }) => type === 'email')
  const submission = useSubmit({
    send: (key) =>
      saveSettings(site, key, form.formHash, {
        isOpen: draft.isOpen,
        notify: draft.notify.trim() === '' ? null : draft.notify.trim(),
        sendsReceipt: draft.sendsReceipt && hasEmail,
        retentionDays: Number(draft.retentionDays),
      }),
    done: t.saved,
    onDone,
  })
  return (
    <ModalDialog title={t.title(localizedText(form.title, 'en'))} onClose={onClose}>
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
        isDirty={JSON.stringify(draft) !== JSON.stringify(initial) && !submission.isBusy}
        onCancel={onClose}
      >
        <div>
          <CheckField
            label={t.isOpen}
            checked={draft.isOpen}
            onChange={({ currentTarget }) => change({ isOpen: currentTarget.checked })}
          />
          {!draft.isOpen && <p className="field__hint">{t.isOpenHint(localizedText(form.closed, 'en'))}</p>}
        </div>
        <TextField
          label={t.notify}
          hint={t.notifyHint}
          type="email"
          maxLength={254}
          value={draft.notify}
          error={isChecked ? problems.notify : undefined}
          onChange={({ currentTarget }) => change({ notify: currentTarget.value })}
        />
        <div>
          <CheckField
            label={t.receipt}
            checked={draft.sendsReceipt && hasEmail}
            disabled={!hasEmail}
            onChange={({ currentTarget }) => change({ sendsReceipt: currentTarget.checked })}
          />
          {!hasEmail && <p className="field__hint">{t.receiptOff}</p>}
        </div>
        <TextField
          label={t.retention}
          hint={t.retentionHint}
          inputMode="numeric"
          maxLength={4}
          value={draft.retentionDays}
          error={isChecked ? problems.retentionDays : undefined}
          onChange={({ currentTarget }) => change({ retentionDays: currentTarget.value })}
        />
      </Form>
    </ModalDialog>
  )
}

/**
 * Saves the settings. The call stores the whole form, so this function first reads its current fields, to preserve
 * concurrent changes by others.
 */
async function saveSettings(site: Site, key: string, formHash: string, settings: Settings): Promise<StaffForm> {
  const { forms } = await callsOf(site)('GET /svc_ssr/forms', {}, { isFresh: true })
  const stored = forms.find((each) => each.formHash === formHash)
  if (!stored) throw new RefusalError(404, 'form_not_found')
  const { title, submit, thanks, closed, fields } = stored
  const body = { title, submit, thanks, closed, fields, ...settings }
  return callsOf(site)('PUT /svc_ssr/forms/{formHash}', { params: { formHash }, body, key })
}
