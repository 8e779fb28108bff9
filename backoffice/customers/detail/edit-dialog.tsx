import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Group, Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'

interface EditDialogProps {
  profile: Profile
  groups: readonly Group[]
  onDone: () => void
  onClose: () => void
}

const t = texts.edit

/** Renders the form for a customer's name, phone number, and group. Only changed fields are sent. */
export function EditDialog({ profile, groups, onDone, onClose }: EditDialogProps) {
  const [firstname, setFirstname] = useState(profile.firstname)
  const [lastname, setLastname] = useState(profile.lastname)
  const [telephone, setTelephone] = useState(profile.telephone)
  const [groupId, setGroupId] = useState(profile.groupId)
  const changes = {
    ...(firstname !== profile.firstname && { firstname }),
    ...(lastname !== profile.lastname && { lastname }),
    ...(telephone !== profile.telephone && { telephone }),
    ...(groupId !== profile.groupId && { groupId }),
  }
  const isDirty = Object.keys(changes).length > 0
  const submission = useSubmit({
    send: (key) => call('PATCH /svc_admin/customers/{id}', { params: { id: String(profile.id) }, body: changes, key }),
    done: t.saved,
    onDone,
  })
  const firstError = firstname.trim() === '' ? t.nameMissing : undefined
  const lastError = lastname.trim() === '' ? t.nameMissing : undefined
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        errors={[firstError, lastError].filter((error) => error !== undefined)}
        isDirty={isDirty && !submission.isBusy}
        onCancel={onClose}
      >
        <TextField
          label={t.firstname}
          value={firstname}
          maxLength={60}
          error={firstError}
          onChange={({ currentTarget }) => setFirstname(currentTarget.value)}
        />
        <TextField
          label={t.lastname}
          value={lastname}
          maxLength={60}
          error={lastError}
          onChange={({ currentTarget }) => setLastname(currentTarget.value)}
        />
        <TextField
          label={t.telephone}
          type="tel"
          value={telephone}
          maxLength={30}
          onChange={({ currentTarget }) => setTelephone(currentTarget.value)}
        />
        <SelectField
          label={t.group}
          hint={t.groupHint}
          value={String(groupId)}
          options={groups.filter(({ id }) => id > 0).map(({ id, name }) => [String(id), name] as const)}
          onChange={({ currentTarget }) => setGroupId(Number(currentTarget.value))}
        />
      </Form>
    </ModalDialog>
  )
}
