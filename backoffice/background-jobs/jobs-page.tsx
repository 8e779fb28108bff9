import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { jobStates } from '#domain/jobs/job-state.ts'
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
import { JobActions } from './job-actions.tsx'
import { JobDialog, jobTitle, type BackgroundJob } from './job-dialog.tsx'
import { texts } from './texts/en.ts'

export const shouldRevalidate = shouldRevalidateRows

type Counts = Readonly<Record<BackgroundJob['state'], number>>
interface JobsPage extends ListPage<BackgroundJob> {
  counts: Counts
}

/** Returns the first page of jobs that match the URL filter, and the number of jobs by state. */
export async function loader({ request }: LoaderFunctionArgs): Promise<JobsPage> {
  return loadPage(new URL(request.url).searchParams)
}

async function loadPage(params: URLSearchParams, before?: string): Promise<JobsPage> {
  const state = jobStates.find((name) => name === params.get('state'))
  const query = { ...(state && { state }), ...(before !== undefined && { before }) }
  const { jobs, next, counts } = await call('GET /svc_admin/jobs', { query }, { isFresh: true })
  return { rows: jobs, next, counts }
}

const { columns: titles } = texts
const columns: readonly ListColumn<BackgroundJob>[] = [
  { id: 'job', title: titles.job, isFixed: true, cell: jobTitle },
  { id: 'state', title: titles.state, isFixed: true, cell: ({ state }) => texts.states[state] },
  {
    id: 'attempts',
    title: titles.attempts,
    isNumeric: true,
    cell: ({ attempts, maxAttempts }) => texts.attempts(attempts, maxAttempts),
  },
  { id: 'lastError', title: titles.lastError, cell: ({ lastError }) => lastError ?? texts.none },
  {
    id: 'createdAt',
    title: titles.createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatAgeNow(createdAt)}</time>,
  },
]

/** Renders the queued background jobs. Staff can retry or discard failed jobs. */
export function Component() {
  const first = useLoaderData<JobsPage>()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('jobs.write')
  const idOf = ({ id }: BackgroundJob) => id
  const open = useOpenRow({ first, idOf, load: (before) => loadPage(params, before) })
  return (
    <Page title={texts.title}>
      <DataList
        name="jobs"
        label={texts.title}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        filters={<StateFilter counts={first.counts} />}
        filterNames={['state']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
        {...(mayWrite && {
          selectionActions: (ids: readonly string[]) => (
            <JobActions ids={ids} className="text-button" mayDiscard onDone={() => void revalidate()} />
          ),
        })}
      />
      <p className="muted small">{texts.intro}</p>
      {open.row && <JobDialog key={open.row.id} job={open.row} onClose={open.close} onDone={open.done} />}
    </Page>
  )
}

function StateFilter({ counts }: { counts: Counts }) {
  const [, change, params] = useFilters()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <FilterChoice
      label={texts.state}
      value={params.get('state') ?? ''}
      options={[
        ['', texts.allStates(total)],
        ...jobStates.map((state) => [state, texts.stateCount(state, counts[state])] as const),
      ]}
      onChange={(value) => change({ state: value })}
    />
  )
}
