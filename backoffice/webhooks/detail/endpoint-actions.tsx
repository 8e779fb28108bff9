import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Problem } from '#backoffice/call/problems.ts'
import { EditEndpointDialog } from '../edit/endpoint-dialog.tsx'
import { SecretDialog } from '../edit/secret-dialog.tsx'
import { endpointName } from '../endpoint-state.ts'
import { texts } from '../texts/en.ts'
import type { Endpoint } from '../webhook-types.ts'

interface EndpointActionsProps {
  endpoint: Endpoint
  /** Runs after an event was queued. */
  onQueued: () => void
}

/** Renders the buttons that test, edit, and delete a webhook, and create a new secret. */
export function EndpointActions({ endpoint, onQueued }: EndpointActionsProps) {
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const { revalidate } = useRevalidator()
  const close = () => setDialog(null)
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/webhooks/{id}/test', { params: { id: endpoint.id }, key }),
    done: texts.test.done,
    onDone: onQueued,
  })
  const done = () => {
    close()
    void revalidate()
  }
  const line = 'button button--line button--small'
  return (
    <>
      {problem && <Refusal problem={problem} />}
      <button type="button" className={line} onClick={() => setDialog('remove')}>
        {texts.remove.action}
      </button>
      <button type="button" className={line} onClick={() => setDialog('rotate')}>
        {texts.rotate.action}
      </button>
      <button type="button" className={line} onClick={() => setDialog('edit')}>
        {texts.editAction}
      </button>
      {endpoint.isEnabled && (
        <button type="button" className="button button--small" aria-disabled={isBusy} onClick={submit}>
          {texts.test.action}
        </button>
      )}
      {dialog === 'edit' && <EditEndpointDialog endpoint={endpoint} onClose={done} onDone={done} />}
      {dialog === 'rotate' && <RotateDialog endpoint={endpoint} onClose={done} />}
      {dialog === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
    </>
  )
}

function Refusal({ problem }: { problem: Problem }) {
  return <Message tone="bad">{problemText(problem, texts.refusals)}</Message>
}

interface ActionDialogProps {
  endpoint: Endpoint
  onClose: () => void
}

function RotateDialog({ endpoint: { id, version }, onClose }: ActionDialogProps) {
  const [secret, setSecret] = useState<string | null>(null)
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/webhooks/{id}/rotate', { params: { id }, version, key }),
    onDone: (rotated) => setSecret(rotated.secret),
  })
  if (secret !== null) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <ConfirmDialog
      title={texts.rotate.title}
      text={texts.rotate.text}
      confirm={texts.rotate.confirm}
      isBusy={isBusy}
      problem={problem && <Refusal problem={problem} />}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ endpoint, onClose }: ActionDialogProps) {
  const navigate = useNavigate()
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/webhooks/{id}', { params: { id: endpoint.id }, key }),
    done: texts.remove.done,
    onDone: () => void navigate('/settings/webhooks'),
  })
  return (
    <ConfirmDialog
      title={texts.remove.title(endpointName(endpoint))}
      text={texts.remove.text}
      confirm={texts.remove.confirm}
      isBusy={isBusy}
      isSevere
      problem={problem && <Refusal problem={problem} />}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
