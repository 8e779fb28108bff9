import { useState } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { CopyOnce } from '#backoffice/kit/copy-once.tsx'
import { PermissionFields } from '../roles/permission-fields.tsx'
import { texts } from '../texts/en.ts'

const t = texts.key

/** Renders the API key form, then the secret. */
export function KeyDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [chosen, setChosen] = useState<readonly Permission[]>([])
  const [secret, setSecret] = useState<string | null>(null)
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/keys', {
        body: { name: name.trim(), permissions: [...chosen], days: days === '' ? null : Number(days) },
        key,
      }),
    onDone: (created) => {
      setSecret(created.secret)
      onDone()
    },
  })
  if (secret !== null)
    return (
      <ModalDialog title={t.secretTitle} onClose={onClose}>
        <CopyOnce text={t.secretText} label={t.secret} value={secret} copy={t.copy} copied={t.copied} />
      </ModalDialog>
    )
  const errors = [
    ...(name.trim() === '' ? [t.nameMissing] : []),
    ...(chosen.length === 0 ? [t.permissionsMissing] : []),
  ]
  return (
    <ModalDialog title={t.add} onClose={onClose} isWide>
      <Form submission={submission} submit={t.add} refusals={texts.refusals} errors={errors} onCancel={onClose}>
        <div className="form__pair">
          <TextField
            label={t.name}
            hint={t.nameHint}
            autoFocus
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <SelectField
            label={t.expiry}
            value={days}
            options={Object.entries(t.days).toSorted(([a], [b]) => Number(a || Infinity) - Number(b || Infinity))}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        </div>
        <PermissionFields chosen={chosen} onChange={setChosen} />
        {errors.length > 0 && <p className="muted small">{errors.join(' ')}</p>}
      </Form>
    </ModalDialog>
  )
}
