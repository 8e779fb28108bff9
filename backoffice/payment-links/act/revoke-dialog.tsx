import { callsOf } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import type { LinkDialogProps } from './resend-dialog.tsx'

const t = texts.revoke

/** Renders the confirmation for revoking a link. */
export function RevokeDialog({ site, link: { id }, onDone, onClose }: LinkDialogProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('POST /svc_extrapayment/links/{id}/revoke', { params: { id }, body: {}, key }),
    done: t.done,
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.title}
      text={t.text}
      confirm={t.submit}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
