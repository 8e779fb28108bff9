import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'

interface DeleteRedirectProps {
  site: Site
  from: string
  onClose: () => void
  onDone: () => void
}

const t = texts.edit

/** Renders the confirmation for deleting a redirect. */
export function DeleteRedirectDialog({ site, from, onClose, onDone }: DeleteRedirectProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('DELETE /svc_route/redirects', { query: { site, from }, key }),
    done: t.deleted,
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.deleteTitle(from)}
      text={t.deleteText}
      confirm={t.delete}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
