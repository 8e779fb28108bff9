import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import type { Subscriber } from '../newsletter-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.subscriber

interface HistoryListProps {
  changes: Subscriber['changes']
  nameOf: (listId: string) => string
}

/** Renders the changes of an address on all its lists, latest first. */
export function HistoryList({ changes, nameOf }: HistoryListProps) {
  if (changes.length === 0) return <p className="muted small">{t.noHistory}</p>
  return (
    <ol className="newsletters__history">
      {changes.toReversed().map(({ number, listId, state, source, at, staffName, note }) => (
        <li key={number}>
          <strong>{t.changes[state]}</strong>
          <span>
            {nameOf(listId)}, {staffName ?? texts.sources[source]}
          </span>
          {note !== null && <span>“{note}”</span>}
          <time className="muted" dateTime={new Date(at).toISOString()}>
            {formatDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
