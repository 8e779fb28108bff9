import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import { History } from '#backoffice/audit/history.tsx'
import { call } from '#backoffice/call/call.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { listOf, type Subscriber } from '../newsletter-types.ts'
import { StatusBadge } from '../status-badge.tsx'
import { texts } from '../texts/en.ts'
import { ConsentBox } from './consent-box.tsx'
import { HistoryList } from './history-list.tsx'
import { ResendButton } from './resend-button.tsx'
import { SuppressionBox } from './suppression-box.tsx'
import { UnsubscribeButton } from './unsubscribe-button.tsx'

interface Loaded {
  subscriber: Subscriber
  /** Null if the staff member lacks permission to read the log. */
  log: readonly AuditEntry[] | null
}

const t = texts.subscriber

/** Returns a subscriber with the changes made by staff. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const number = params['number']!
  const fresh = { isFresh: true } as const
  const subscriber = await call('GET /svc_admin/newsletter-subscribers/{number}', { params: { number } }, fresh)
  const me = session.current.get()?.me ?? (await call('GET /svc_admin/session', {})).me
  const query = { objectType: 'newsletter', objectId: number }
  const log = me && hasPermission(me, 'audit.read') ? await call('GET /svc_admin/audit', { query }, fresh) : null
  return { subscriber, log: log && log.entries }
}

/** Renders a subscriber: proof of consent, history, suppression, and the available actions. */
export function Component() {
  const { subscriber, log } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('newsletters.write')
  const { email, listId, site, state, suppression, others, changes } = subscriber
  const reload = () => void revalidate()
  const name = nameOf(listId)
  return (
    <Page
      title={email}
      parent={{ to: `/newsletters/${listId}`, title: name }}
      badges={
        <>
          <StatusBadge status={state} />
          {suppression && <StatusBadge status="suppressed" />}
        </>
      }
      actions={mayWrite && state !== 'unsubscribed' && <UnsubscribeButton {...{ subscriber, name }} onDone={reload} />}
    >
      <p className="order__placed muted small">
        {listOf(listId) ? texts.names[listOf(listId)!.key] : listId}, {siteSettings[site].title}
      </p>
      <div className="order">
        <div className="stack">
          <Section title={t.history}>
            <HistoryList changes={changes} nameOf={nameOf} />
          </Section>
          {log && (
            <Section title={t.audit}>
              <History entries={log} empty={t.noAudit} onUndone={reload} />
            </Section>
          )}
        </div>
        <div className="stack">
          <Section title={t.consent}>
            <ConsentBox subscriber={subscriber} />
            {mayWrite && state === 'pending' && <ResendButton subscriber={subscriber} onDone={reload} />}
          </Section>
          <SuppressionBox subscriber={subscriber} mayWrite={mayWrite} onDone={reload} />
          {others.length > 0 && (
            <Section title={t.others}>
              <ul className="newsletters__history">
                {others.map((other) => (
                  <li key={other.number}>
                    <Link className="link" to={`/newsletters/subscribers/${other.number}`}>
                      {nameOf(other.listId)}
                    </Link>
                    <span>
                      <StatusBadge status={other.state} />
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}

function nameOf(id: string): string {
  const list = listOf(id)
  return list ? `${texts.names[list.key]} (${list.site})` : id
}
