import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { texts } from '../../texts/en.ts'
import type { LoadedOrder } from '../load-order.ts'
import { NoteActions } from '../notes/note-actions.tsx'
import { buildTimeline } from './timeline.ts'

interface TimelineListProps {
  loaded: LoadedOrder
  onDone: () => void
}

/** Renders all of an order's events and notes, newest first. */
export function TimelineList({ loaded: { detail, shipments, refunds, thread }, onDone }: TimelineListProps) {
  const entries = buildTimeline({ detail, shipments: shipments.data, refunds: refunds.data, thread: thread.data })
  return (
    <ol className="timeline">
      {entries.map(({ at, kind, title, detail: text, note }, index) => (
        <li key={note?.id ?? index} data-kind={kind}>
          <strong>{title}</strong>
          <time className="muted small" dateTime={new Date(at).toISOString()}>
            {formatDateTime(at)}
          </time>
          {note?.editedAt && <span className="muted small">{texts.events.edited(formatDateTime(note.editedAt))}</span>}
          {text !== '' && <p className="small">{text}</p>}
          {note?.isOwn && <NoteActions orderId={detail.order.orderId} note={note} onDone={onDone} />}
        </li>
      ))}
    </ol>
  )
}
