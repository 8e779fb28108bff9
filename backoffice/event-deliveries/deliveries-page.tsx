import './event-deliveries.css'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { serverDestinations } from '#domain/analytics/deliveries/server-destinations.ts'
import { siteSettings } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { formatAgeNow } from '../kit/format/dates.ts'
import { DataList } from '../kit/list/data-list.tsx'
import { FilterChoice } from '../kit/list/filter-choice.tsx'
import { useFilters } from '../kit/list/filters.ts'
import type { ListColumn } from '../kit/list/list-column.ts'
import { shouldRevalidateRows, useOpenRow } from '../kit/list/rows/use-open-row.ts'
import type { ListPage } from '../kit/list/use-pages.ts'
import { Page } from '../kit/page.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import type { EventDelivery, EventDestination } from './delivery-types.ts'
import { DestinationsTable } from './destinations-table.tsx'
import { texts } from './texts/en.ts'

export const shouldRevalidate = shouldRevalidateRows

interface Loaded {
  first: ListPage<EventDelivery>
  destinations: readonly EventDestination[]
}

/** Returns the destinations and the first page of failed deliveries that match the URL filter. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const [first, { destinations }] = await Promise.all([
    loadPage(new URL(request.url).searchParams),
    call('GET /svc_admin/event-deliveries/destinations', {}, { isFresh: true }),
  ])
  return { first, destinations }
}

async function loadPage(params: URLSearchParams, before?: string): Promise<ListPage<EventDelivery>> {
  const destination = serverDestinations.find((name) => name === params.get('destination'))
  const query = { ...(destination && { destination }), ...(before !== undefined && { before }) }
  const { deliveries, next } = await call('GET /svc_admin/event-deliveries', { query }, { isFresh: true })
  return { rows: deliveries, next }
}

const { columns: titles } = texts
const columns: readonly ListColumn<EventDelivery>[] = [
  {
    id: 'destination',
    title: titles.destination,
    isFixed: true,
    cell: ({ destination }) => texts.destinations[destination],
  },
  { id: 'event', title: titles.event, isFixed: true, cell: ({ event }) => event },
  { id: 'lastError', title: titles.lastError, isFixed: true, cell: ({ lastError }) => lastError },
  { id: 'attempts', title: titles.attempts, isNumeric: true, cell: ({ attempts }) => attempts },
  { id: 'site', title: titles.site, cell: ({ site }) => siteSettings[site].title },
  {
    id: 'createdAt',
    title: titles.createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>,
  },
]

/** Renders each destination's event counts and its failed deliveries. Staff can retry or discard failed deliveries. */
export function Component() {
  const { first, destinations } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('analytics.write')
  const idOf = ({ id }: EventDelivery) => id
  const open = useOpenRow({ first, idOf, load: (before) => loadPage(params, before) })
  return (
    <Page title={texts.title}>
      <DestinationsTable destinations={destinations} />
      <h2 className="deliveries__failed">{texts.failed}</h2>
      <DataList
        name="event-deliveries"
        label={texts.failed}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        filters={<DestinationFilter />}
        filterNames={['destination']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
        {...(mayWrite && {
          selectionActions: (ids: readonly string[]) => (
            <DeliveryActions ids={ids} className="text-button" onDone={() => void revalidate()} />
          ),
        })}
      />
      <p className="muted small">{texts.intro}</p>
      {open.row && <DeliveryDialog key={open.row.id} delivery={open.row} onClose={open.close} onDone={open.done} />}
    </Page>
  )
}

function DestinationFilter() {
  const [, change, params] = useFilters()
  return (
    <FilterChoice
      label={texts.destination}
      value={params.get('destination') ?? ''}
      options={[
        ['', texts.allDestinations],
        ...serverDestinations.map((name) => [name, texts.destinations[name]] as const),
      ]}
      onChange={(value) => change({ destination: value })}
    />
  )
}
