import { useState } from 'react'
import { flagTypes, type FlagType } from '#domain/flags/registry.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { emptyValues } from '../draft/flag-values.ts'
import type { Flag } from '../flag-types.ts'
import { texts } from '../texts/en.ts'

interface NewFlagDialogProps {
  taken: readonly string[]
  onClose: () => void
  onDone: (flag: Flag) => void
}

const t = texts.create
const maxKey = 80

/** Renders the form for a new flag. The flag starts without rules. */
export function NewFlagDialog({ taken, onClose, onDone }: NewFlagDialogProps) {
  const [typed, setKey] = useState('')
  const [type, setType] = useState<FlagType>('boolean')
  const [isChecked, setChecked] = useState(false)
  const key = typed.trim()
  const submission = useSubmit({
    send: (idempotencyKey) =>
      call('PUT /svc_admin/flags/{key}', {
        params: { key },
        body: { type, feature: { defaultValue: emptyValues[type] }, changedAt: null },
        key: idempotencyKey,
      }),
    done: t.saved,
    onDone,
  })
  const isTaken = taken.includes(key) || submission.problem?.code === 'flag_conflict'
  const wrong = /^[\w-]+$/.test(key) ? (isTaken ? t.keyTaken : undefined) : t.keyWrong
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <p className="small">{t.hint}</p>
      <Form
        submission={submission}
        submit={t.save}
        refusals={{ ...texts.refusals, flag_conflict: t.keyTaken }}
        errors={wrong === undefined || submission.problem ? [] : ['key']}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={t.key}
          hint={t.keyHint}
          maxLength={maxKey}
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isChecked || submission.problem ? wrong : undefined}
          onChange={({ currentTarget }) => {
            submission.dismiss()
            setKey(currentTarget.value)
          }}
        />
        <SelectField
          label={t.type}
          value={type}
          options={flagTypes.map((each) => [each, texts.types[each]] as const)}
          onChange={({ currentTarget }) => setType(flagTypes.find((each) => each === currentTarget.value) ?? 'boolean')}
        />
      </Form>
    </ModalDialog>
  )
}
