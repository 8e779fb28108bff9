import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { LoadedOrder } from '../load-order.ts'
import { buildTimeline } from './timeline.ts'

/** Renders all events of an order, newest first. */
export function TimelineList({ loaded: { detail, shipments, refunds, thread } }: { loaded: LoadedOrder }) {
  const entries = buildTimeline({ detail, shipments: shipments.data, refunds: refunds.data, thread: thread.data })
  return (
    <ol className="timeline">
      {entries.map(({ at, kind, title, detail: text }, index) => (
        <li key={index} data-kind={kind}>
          <strong>{title}</strong>
          <time className="muted small" dateTime={new Date(at).toISOString()}>
            {formatDateTime(at)}
          </time>
          {text !== '' && <p className="small">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
