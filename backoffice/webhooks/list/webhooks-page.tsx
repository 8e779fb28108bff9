import '../webhooks.css'
import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { sites, siteSettings } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { EndpointDialog } from '../edit/endpoint-dialog.tsx'
import { SecretDialog } from '../edit/secret-dialog.tsx'
import { endpointName } from '../endpoint-state.ts'
import { EndpointBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { Endpoint } from '../webhook-types.ts'

/** Returns all webhooks for the staff member's sites. */
export async function loader(): Promise<ListPage<Endpoint>> {
  const { endpoints } = await call('GET /svc_admin/webhooks', {}, { isFresh: true })
  return { rows: endpoints, next: null }
}

const t = texts.columns
const idOf = ({ id }: Endpoint) => id
const columns: readonly ListColumn<Endpoint>[] = [
  { id: 'name', title: t.name, isFixed: true, cell: endpointName },
  { id: 'state', title: t.state, isFixed: true, cell: (endpoint) => <EndpointBadge endpoint={endpoint} /> },
  {
    id: 'lastDelivery',
    title: t.lastDelivery,
    cell: ({ lastDeliveredAt }) => (
      <>
        <span className="list__label">{t.lastDelivery} </span>
        {lastDeliveredAt === null ? (
          <span className="muted">{texts.never}</span>
        ) : (
          <time dateTime={lastDeliveredAt}>{formatAgeNow(lastDeliveredAt)}</time>
        )}
      </>
    ),
  },
  {
    id: 'failures',
    title: t.failures,
    isNumeric: true,
    cell: ({ failuresToday }) => (
      <>
        <span className="list__label">{t.failures} </span>
        {failuresToday}
      </>
    ),
  },
  {
    id: 'events',
    title: t.events,
    isNumeric: true,
    cell: ({ events }) => (
      <>
        <span className="list__label">{t.events} </span>
        {events.length}
      </>
    ),
  },
  {
    id: 'sites',
    title: t.sites,
    cell: (endpoint) =>
      endpoint.sites.length === sites.length
        ? texts.allSites
        : endpoint.sites.map((site) => siteSettings[site].title).join(', '),
  },
  { id: 'url', title: t.url, cell: ({ url }) => <code className="webhook-url">{url}</code> },
]

/** Renders the webhooks with their state. */
export function Component() {
  const first = useLoaderData<ListPage<Endpoint>>()
  const mayWrite = useHasPermission('webhooks.write')
  const [isAdding, setAdding] = useState(false)
  const [created, setCreated] = useState<{ id: string; secret: string } | null>(null)
  const navigate = useNavigate()
  return (
    <Page
      title={texts.title}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setAdding(true)}>
            {texts.add}
          </button>
        )
      }
    >
      <div className="stack">
        {first.rows.length > 0 && <p className="muted small">{texts.intro}</p>}
        <DataList
          name="webhooks"
          label={texts.title}
          columns={columns}
          first={first}
          load={async () => first}
          idOf={idOf}
          linkOf={({ id }) => `/settings/webhooks/${id}`}
          filterNames={[]}
          empty={{ text: texts.empty, filtered: texts.empty }}
        />
        {!mayWrite && <p className="muted small">{texts.readOnly}</p>}
      </div>
      {isAdding && (
        <EndpointDialog
          onClose={() => setAdding(false)}
          onDone={(endpoint) => {
            setAdding(false)
            setCreated(endpoint)
          }}
        />
      )}
      {created && (
        <SecretDialog secret={created.secret} onClose={() => void navigate(`/settings/webhooks/${created.id}`)} />
      )}
    </Page>
  )
}
