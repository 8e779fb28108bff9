import { formatDateTime } from '../kit/format/dates.ts'
import { ChangeDetails, type AuditEntry } from './change-details.tsx'
import { texts } from './texts/en.ts'

interface HistoryProps {
  entries: readonly AuditEntry[]
  empty: string
  onUndone: () => void
}

/** Renders one object's changes, each of which expands to show its fields. */
export function History({ entries, empty, onUndone }: HistoryProps) {
  if (entries.length === 0) return <p className="muted small">{empty}</p>
  return (
    <ul className="history">
      {entries.map(({ requestId, at, staffName, call, changes }) => (
        <li key={`${requestId}-${at}`}>
          <details>
            <summary>
              <strong>{staffName}</strong>
              <span className="small">{texts.count(changes.length)}</span>
              <time className="muted small" dateTime={at}>
                {formatDateTime(at)}
              </time>
            </summary>
            <p className="muted small">
              <code>{call}</code>
            </p>
            {changes.map((change) => (
              <ChangeDetails key={change.id} change={change} onUndone={onUndone} />
            ))}
          </details>
        </li>
      ))}
    </ul>
  )
}
