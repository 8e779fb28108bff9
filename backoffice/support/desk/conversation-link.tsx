import { NavLink, useLocation } from 'react-router'
import { siteSettings, sites } from '#domain/sites.ts'
import { formatAge } from '#backoffice/kit/format/dates.ts'
import { Badge } from '#backoffice/kit/page.tsx'
import type { DeskRow } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { formatWaitingTime } from './waiting.ts'

/** Renders a conversation in the list: the customer, the newest message, and the waiting time. */
export function ConversationLink({ row, now }: { row: DeskRow; now: number }) {
  const { id, name, email, kind, newest, waitingSince, changedAt } = row
  const { search } = useLocation()
  const site = sites.find((each) => each === row.site)
  return (
    <li>
      <NavLink to={`/support/${id}${search}`} className="desk__row" data-main>
        <span className="desk__line">
          <strong>{name || email || texts.thread.noName}</strong>
          <time className="muted small" dateTime={changedAt}>
            {formatAge(changedAt, now)}
          </time>
        </span>
        <span className="desk__newest">
          {newest === null ? texts.noMessage : `${newest.author === 'agent' ? texts.you : ''}${newest.text}`}
        </span>
        <span className="desk__line">
          <span className="muted small">
            {texts.kinds[kind]}
            {site && `, ${siteSettings[site].title}`}
          </span>
          {waitingSince !== null ? (
            <Badge tone="warn">{texts.waiting(formatWaitingTime(waitingSince, now))}</Badge>
          ) : (
            row.state === 'open' && <Badge tone="ok">{texts.answered}</Badge>
          )}
        </span>
      </NavLink>
    </li>
  )
}
