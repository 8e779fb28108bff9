import { formatAgeNow, formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { webhookEvents, webhookEventTypes } from '#domain/webhooks/events.ts'
import { DeliveryBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { WebhookDelivery } from '../webhook-types.ts'

const t = texts.log

/** Returns the outcome of the last attempt in words. */
export function resultText({ status, error }: Pick<WebhookDelivery, 'status' | 'error'>): string {
  if (status !== null) return t.status(status)
  return error === null ? t.noResult : (t.errors[error] ?? error)
}

/** Returns an event's display name. */
export function eventTitle({ type }: Pick<WebhookDelivery, 'type'>): string {
  const known = webhookEventTypes.find((each) => each === type)
  return known ? webhookEvents[known].title : t.testEvent
}

/** Columns of the delivery log. */
export const deliveryColumns: readonly ListColumn<WebhookDelivery>[] = [
  { id: 'event', title: t.columns.event, isFixed: true, cell: eventTitle },
  { id: 'object', title: t.columns.object, cell: ({ objectId }) => objectId },
  { id: 'state', title: t.columns.state, isFixed: true, cell: ({ state }) => <DeliveryBadge state={state} /> },
  { id: 'result', title: t.columns.result, cell: resultText },
  {
    id: 'attempts',
    title: t.columns.attempts,
    isNumeric: true,
    cell: ({ attempts }) => (
      <>
        <span className="list__label">{t.columns.attempts} </span>
        {attempts}
      </>
    ),
  },
  {
    id: 'duration',
    title: t.columns.duration,
    isNumeric: true,
    cell: ({ durationMs }) => (durationMs === null ? '' : t.duration(durationMs)),
  },
  {
    id: 'next',
    title: t.columns.next,
    cell: ({ nextAt, attempts }) =>
      nextAt !== null &&
      attempts > 0 && (
        <>
          <span className="list__label">{t.columns.next} </span>
          <time dateTime={nextAt}>{formatDateTime(nextAt)}</time>
        </>
      ),
  },
  {
    id: 'created',
    title: t.columns.created,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>,
  },
]
