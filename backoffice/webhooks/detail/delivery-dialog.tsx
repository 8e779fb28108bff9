import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { DeliveryBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { Endpoint, WebhookDelivery } from '../webhook-types.ts'
import { eventTitle, resultText } from './delivery-columns.tsx'

const t = texts.log

interface DeliveryDialogProps {
  endpoint: Endpoint
  delivery: WebhookDelivery
  onClose: () => void
  onQueued: () => void
}

/** Renders a delivery with a button that sends it again. */
export function DeliveryDialog({ endpoint, delivery, onClose, onQueued }: DeliveryDialogProps) {
  const mayWrite = useHasPermission('webhooks.write')
  const { problem, isBusy, submit } = useSubmit({
    send: (key) =>
      call('POST /svc_admin/webhooks/{id}/deliveries/{deliveryId}/resend', {
        params: { id: endpoint.id, deliveryId: delivery.id },
        key,
      }),
    done: t.resent,
    onDone: () => {
      onClose()
      onQueued()
    },
  })
  const { eventId, type, objectId, state, attempts, durationMs, createdAt, attemptedAt, nextAt } = delivery
  const facts = [
    ...(objectId === '' ? [] : [[t.columns.object, objectId]]),
    [t.type, <code key={type}>{type}</code>],
    [t.columns.state, <DeliveryBadge key={state} state={state} />],
    [t.columns.result, resultText(delivery)],
    [t.columns.attempts, attempts],
    ...(durationMs === null ? [] : [[t.columns.duration, t.duration(durationMs)]]),
    [t.columns.created, formatDateTime(createdAt)],
    [t.attempted, attemptedAt === null ? t.none : formatDateTime(attemptedAt)],
    [t.columns.next, nextAt === null ? t.none : formatDateTime(nextAt)],
    [
      t.id,
      <code key={eventId} className="webhook-url">
        {eventId}
      </code>,
    ],
  ] as const
  return (
    <ModalDialog title={eventTitle(delivery)} onClose={onClose}>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      {mayWrite ? (
        <div className="modal__foot">
          <button type="button" className="button button--small" aria-disabled={isBusy} onClick={submit}>
            {t.resend}
          </button>
        </div>
      ) : (
        <p className="muted small">{texts.readOnly}</p>
      )}
    </ModalDialog>
  )
}
