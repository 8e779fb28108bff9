import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Role } from '../staff-types.ts'
import { texts } from '../texts/en.ts'
import { PermissionFields } from './permission-fields.tsx'
import { roleId } from './role-id.ts'

interface RoleDialogProps {
  /** Null for a new role. */
  role: Role | null
  roles: readonly Role[]
  onClose: () => void
  onDone: () => void
}

/** Renders the role form. */
export function RoleDialog({ role, roles, onClose, onDone }: RoleDialogProps) {
  const [name, setName] = useState(role?.name ?? '')
  const [chosen, setChosen] = useState(role?.permissions ?? [])
  const id = role?.id ?? roleId(name)
  const submission = useSubmit({
    send: (key) =>
      call('PUT /svc_admin/roles/{id}', { params: { id }, body: { name: name.trim(), permissions: chosen }, key }),
    done: texts.role.saved,
    onDone,
  })
  const isTaken = role === null && roles.some((each) => each.id === id)
  const error = id === '' || name.trim() === '' ? texts.role.nameMissing : isTaken ? texts.role.nameTaken : undefined
  return (
    <ModalDialog title={role ? texts.role.edit(role.name) : texts.role.add} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={texts.form.save}
        refusals={texts.refusals}
        errors={error === undefined ? [] : [error]}
        isDirty={(name !== (role?.name ?? '') || chosen !== role?.permissions) && name !== '' && !submission.isBusy}
        onCancel={onClose}
      >
        <TextField
          label={texts.role.name}
          autoFocus
          maxLength={60}
          value={name}
          error={name === '' ? undefined : error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PermissionFields chosen={chosen} onChange={setChosen} />
      </Form>
    </ModalDialog>
  )
}
