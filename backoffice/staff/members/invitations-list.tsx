import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { StaffList } from '../staff-types.ts'
import { texts } from '../texts/en.ts'

interface InvitationsListProps {
  invitations: StaffList['invitations']
  mayWrite: boolean
  onDone: () => void
}

/** Renders the invitations that have not been accepted yet. */
export function InvitationsList({ invitations, mayWrite, onDone }: InvitationsListProps) {
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  if (invitations.length === 0) return null
  return (
    <Section title={texts.invitations}>
      <ul className="invitations">
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <span>{email}</span>
            <span className="muted small">{texts.expires(formatDateTime(expiresAt))}</span>
            {mayWrite && (
              <button type="button" className="text-button" onClick={() => setWithdrawn(id)}>
                {texts.withdraw}
              </button>
            )}
          </li>
        ))}
      </ul>
      {withdrawn !== null && <WithdrawDialog id={withdrawn} onClose={() => setWithdrawn(null)} onDone={onDone} />}
    </Section>
  )
}

function WithdrawDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/staff/invitations/{id}', { params: { id }, key }),
    done: texts.withdrawn,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      text={texts.withdrawText}
      confirm={texts.withdraw}
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
