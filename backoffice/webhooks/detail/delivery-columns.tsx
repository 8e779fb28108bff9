import { formatAgeNow, formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import { DeliveryBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { WebhookDelivery } from '../webhook-types.ts'

const t = texts.log

/** Returns the outcome of the last attempt in words. */
export function resultText({ status, error }: Pick<WebhookDelivery, 'status' | 'error'>): string {
  if (status !== null) return t.status(status)
  return error === null ? t.noResult : (t.errors[error] ?? error)
}

/** Returns the order, return, or customer of a delivery. */
export function objectText({ objectId }: Pick<WebhookDelivery, 'objectId'>): string {
  return objectId === '' ? t.testObject : objectId
}

/** Columns of the log. */
export const deliveryColumns: readonly ListColumn<WebhookDelivery>[] = [
  { id: 'event', title: t.columns.event, isFixed: true, cell: ({ type }) => type },
  { id: 'object', title: t.columns.object, cell: objectText },
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
