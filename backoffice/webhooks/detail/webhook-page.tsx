import '../webhooks.css'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { siteSettings } from '#domain/sites.ts'
import { webhookDeliveryStates } from '#domain/webhooks/delivery-states.ts'
import { webhookEvents } from '#domain/webhooks/events.ts'
import { endpointName, endpointState } from '../endpoint-state.ts'
import { EndpointBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { Endpoint, WebhookDelivery } from '../webhook-types.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { deliveryColumns } from './delivery-columns.tsx'
import { EndpointActions } from './endpoint-actions.tsx'
import { useRefresh } from './use-refresh.ts'

interface Loaded {
  endpoint: Endpoint
  rows: WebhookDelivery[]
  next: string | null
}

export const shouldRevalidate = shouldRevalidateRows

/** Returns a webhook and the first page of its log. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded> {
  return loadPage(params['id']!, new URL(request.url).searchParams)
}

async function loadPage(id: string, params: URLSearchParams, before?: string): Promise<Loaded> {
  const state = webhookDeliveryStates.find((each) => each === params.get('state'))
  const query = { ...(state && { state }), ...(before !== undefined && { before }) }
  const { endpoint, deliveries, next } = await call(
    'GET /svc_admin/webhooks/{id}/deliveries',
    { params: { id }, query },
    { isFresh: true },
  )
  return { endpoint, rows: deliveries, next }
}

const t = texts.log
const idOf = ({ id }: WebhookDelivery) => id

/** Renders a webhook with the log of its deliveries. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const { endpoint } = loaded
  const [params] = useFilters()
  const [queuedAt, setQueuedAt] = useState(0)
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('webhooks.write')
  const open = useOpenRow({ first: loaded, idOf, load: (before) => loadPage(endpoint.id, params, before) })
  useRefresh(queuedAt)
  const onQueued = () => {
    setQueuedAt(Date.now())
    void revalidate()
  }
  const state = endpointState(endpoint)
  return (
    <Page
      title={endpointName(endpoint)}
      parent={{ to: '/settings/webhooks', title: texts.title }}
      badges={<EndpointBadge endpoint={endpoint} />}
      actions={mayWrite && <EndpointActions endpoint={endpoint} onQueued={onQueued} />}
    >
      <div className="stack">
        {state !== 'on' && (
          <Message tone={state === 'off' ? 'note' : 'warn'}>
            <p>{texts.notices[state]}</p>
          </Message>
        )}
        <Section title={texts.about.title}>
          <EndpointFacts endpoint={endpoint} />
        </Section>
        <Section title={t.title}>
          <DataList
            name="webhook-deliveries"
            label={t.title}
            columns={deliveryColumns}
            first={loaded}
            load={open.load}
            idOf={idOf}
            linkOf={open.linkOf}
            filters={<StateFilter />}
            filterNames={['state']}
            empty={{ text: t.empty, filtered: t.noMatch }}
          />
        </Section>
        {!mayWrite && <p className="muted small">{texts.readOnly}</p>}
      </div>
      {open.row && (
        <DeliveryDialog
          key={open.row.id}
          endpoint={endpoint}
          delivery={open.row}
          onClose={open.close}
          onQueued={onQueued}
        />
      )}
    </Page>
  )
}

function EndpointFacts({ endpoint }: { endpoint: Endpoint }) {
  const { url, events, sites, createdAt, failingSince, waiting, earlierSecretUntil } = endpoint
  const facts = [
    [
      texts.columns.url,
      <code key={url} className="webhook-url">
        {url}
      </code>,
    ],
    [texts.columns.events, events.map((type) => webhookEvents[type].title).join(', ')],
    [texts.columns.sites, sites.map((site) => siteSettings[site].title).join(', ')],
    [texts.about.created, formatDateTime(createdAt)],
    ...(failingSince === null ? [] : [[texts.about.failingSince, formatDateTime(failingSince)]]),
    ...(waiting === 0 ? [] : [[texts.about.waiting, waiting]]),
    ...(earlierSecretUntil === null ? [] : [[texts.about.earlierSecret, formatDateTime(earlierSecretUntil)]]),
  ] as const
  return (
    <dl className="facts webhook-facts">
      {facts.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function StateFilter() {
  const [, change, params] = useFilters()
  return (
    <FilterChoice
      label={t.state}
      value={params.get('state') ?? ''}
      options={[['', t.allStates], ...webhookDeliveryStates.map((state) => [state, t.states[state]] as const)]}
      onChange={(state) => change({ state })}
    />
  )
}
