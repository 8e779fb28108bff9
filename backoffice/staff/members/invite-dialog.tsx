import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { CopyOnce } from '#backoffice/kit/copy-once.tsx'
import type { Role } from '../staff-types.ts'
import { texts } from '../texts/en.ts'
import { accessErrors, AccessFields, type Access } from './access-fields.tsx'

interface InviteDialogProps {
  roles: readonly Role[]
  onClose: () => void
  onDone: () => void
}

/** Renders the invitation form, then the link. */
export function InviteDialog({ roles, onClose, onDone }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [access, setAccess] = useState<Access>({ roles: [], sites: null })
  const [link, setLink] = useState<string | null>(null)
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/staff/invitations', {
        body: {
          email: email.trim(),
          name: name.trim(),
          roles: [...access.roles],
          sites: access.sites && [...access.sites],
        },
        key,
      }),
    onDone: (invitation) => {
      setLink(invitation.link)
      onDone()
    },
  })
  if (link !== null)
    return (
      <ModalDialog title={texts.link.title} onClose={onClose}>
        <CopyOnce {...texts.link} value={link} />
      </ModalDialog>
    )
  const isWrong = !/^[^\s@]+@[^\s@]+$/.test(email.trim()) || submission.invalid.includes('email')
  const emailError = isWrong ? texts.form.emailMissing : undefined
  return (
    <ModalDialog title={texts.invite} onClose={onClose}>
      <Form
        submission={submission}
        submit={texts.form.create}
        refusals={texts.refusals}
        errors={[...(/^[^\s@]+@[^\s@]+$/.test(email.trim()) ? [] : [texts.form.emailMissing]), ...accessErrors(access)]}
        onCancel={onClose}
      >
        <TextField
          label={texts.form.email}
          type="email"
          autoFocus
          value={email}
          error={isChecked ? emailError : undefined}
          onBlur={() => setChecked(email !== '')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextField
          label={texts.form.name}
          hint={texts.form.optional}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <AccessFields roles={roles} access={access} onChange={setAccess} />
      </Form>
    </ModalDialog>
  )
}
