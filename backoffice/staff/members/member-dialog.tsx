import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { Role, StaffMember } from '../staff-types.ts'
import { texts } from '../texts/en.ts'
import { accessErrors, AccessFields, type Access } from './access-fields.tsx'

interface MemberDialogProps {
  member: StaffMember
  roles: readonly Role[]
  onClose: () => void
  onDone: () => void
}

/** Renders the form for an account's roles, sites, and suspension. */
export function MemberDialog({ member, roles, onClose, onDone }: MemberDialogProps) {
  const [access, setAccess] = useState<Access>({ roles: member.roles, sites: member.sites })
  const [isActive, setActive] = useState(member.isActive)
  const submission = useSubmit({
    send: (key) =>
      call('PATCH /svc_admin/staff/{id}', {
        params: { id: member.id },
        body: { roles: [...access.roles], sites: access.sites && [...access.sites], isActive },
        key,
      }),
    done: texts.form.saved,
    onDone,
  })
  const isDirty = access.roles !== member.roles || access.sites !== member.sites || isActive !== member.isActive
  return (
    <ModalDialog title={texts.editName(member.name)} onClose={onClose}>
      <Form
        submission={submission}
        submit={texts.form.save}
        refusals={texts.refusals}
        errors={accessErrors(access)}
        isDirty={isDirty && !submission.isBusy}
        onCancel={onClose}
      >
        <AccessFields roles={roles} access={access} onChange={setAccess} />
        <div>
          <CheckField label={texts.form.suspend} checked={!isActive} onChange={() => setActive(!isActive)} />
          <p className="field__hint">{texts.form.suspendHint}</p>
        </div>
      </Form>
    </ModalDialog>
  )
}
