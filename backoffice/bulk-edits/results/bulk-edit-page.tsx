import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { FilterChoice } from '#backoffice/kit/list/filter-choice.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { usePolling } from '#backoffice/kit/use-polling.ts'
import type { AppliedChange, BulkEdit } from '../bulk-edit-types.ts'
import { texts } from '../texts/en.ts'
import { progressOf } from './progress.ts'
import { StateBadge } from './state-badge.tsx'
import { targetText, valueText } from './change-text.ts'

interface Loaded {
  edit: BulkEdit
  page: ListPage<AppliedChange>
}

const t = texts.result
const outcomes = ['changed', 'unchanged', 'refused', 'waiting', 'undone', 'left'] as const
const pollMs = 1_000

/** Returns a bulk edit and the first page of its changes that have the outcome in the URL. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  return load(params['id']!, new URL(request.url).searchParams, request.signal)
}

async function load(id: string, params: URLSearchParams, signal?: AbortSignal): Promise<Loaded> {
  const [edit, page] = await Promise.all([
    call('GET /svc_admin/bulk-edits/{id}', { params: { id } }, { isFresh: true, ...(signal && { signal }) }),
    loadPage(id, params),
  ])
  return { edit, page }
}

async function loadPage(id: string, params: URLSearchParams, after?: string): Promise<ListPage<AppliedChange>> {
  const outcome = outcomes.find((each) => each === params.get('outcome'))
  const query = { ...(outcome && { outcome }), ...(after !== undefined && { after }) }
  const { changes, next } = await call(
    'GET /svc_admin/bulk-edits/{id}/changes',
    { params: { id }, query },
    { isFresh: true },
  )
  return { rows: changes, next }
}

const { columns: titles } = texts
const columns: readonly ListColumn<AppliedChange>[] = [
  {
    id: 'product',
    title: titles.product,
    isFixed: true,
    cell: ({ productName, change }) => (
      <>
        {productName ?? texts.deleted}
        {change.field === 'price' && <span className="muted small"> {change.sku}</span>}
      </>
    ),
  },
  { id: 'field', title: titles.field, cell: ({ change }) => targetText(change) },
  { id: 'before', title: titles.before, cell: ({ change }) => valueText(change, 'before') },
  { id: 'after', title: titles.after, cell: ({ change }) => valueText(change, 'after') },
  {
    id: 'outcome',
    title: titles.outcome,
    isFixed: true,
    cell: ({ outcome, reason }) =>
      reason === null ? texts.outcomes[outcome] : `${texts.outcomes[outcome]}: ${texts.reasons[reason]}`,
  },
]

/** Renders a bulk edit: its progress, the outcome of each change, and the undo button. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const [polled, setPolled] = useState({ loaded, latest: loaded })
  // A navigation or an undo loads newer data than the last poll.
  const { edit, page } = polled.loaded === loaded ? polled.latest : loaded
  const [params] = useFilters()
  const id = String(edit.id)
  const isRunning = edit.state === 'applying' || edit.state === 'undoing'
  return (
    <Page
      title={t.title(edit.id)}
      parent={{ to: '/products/bulk-edits', title: texts.history }}
      badges={<StateBadge state={edit.state} />}
      actions={<UndoButton edit={edit} />}
    >
      <p className="muted small">
        {t.by(edit.staffName, formatDateTime(edit.createdAt))}
        {edit.undoneBy !== null && ` · ${t.undoneBy(edit.undoneBy)}`}
      </p>
      <Progress edit={edit} />
      {isRunning && <ProgressPolling {...{ id, params }} onLoaded={(latest) => setPolled({ loaded, latest })} />}
      <DataList
        name="bulk-edit-changes"
        label={t.title(edit.id)}
        columns={columns}
        first={page}
        load={(after) => loadPage(id, params, after)}
        idOf={({ position }) => String(position)}
        linkOf={({ change }) => `/products/${change.productId}`}
        filters={<OutcomeFilter edit={edit} />}
        filterNames={['outcome']}
        empty={{ text: t.noChanges, filtered: t.noChanges }}
      />
    </Page>
  )
}

interface ProgressPollingProps {
  id: string
  params: URLSearchParams
  onLoaded: (loaded: Loaded) => void
}

/** Loads the progress every second while the job runs. If a read fails, the page stays as it is. */
function ProgressPolling({ id, params, onLoaded }: ProgressPollingProps) {
  const isFailing = usePolling(pollMs, async () => onLoaded(await load(id, params)))
  return isFailing ? <Message tone="warn">{t.stale}</Message> : null
}

function Progress({ edit }: { edit: BulkEdit }) {
  const { done, total } = progressOf(edit)
  const isRunning = edit.state === 'applying' || edit.state === 'undoing'
  return (
    <div className="bulk-progress">
      <output>{t.progress(done, total)}</output>
      {isRunning && (
        <>
          <progress max={total} value={done} aria-label={t.states[edit.state]} />
          <p className="muted small">{t.leave}</p>
        </>
      )}
    </div>
  )
}

function OutcomeFilter({ edit: { counts } }: { edit: BulkEdit }) {
  const [params, change] = useFilters()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = outcomes.filter((outcome) => counts[outcome] > 0 || outcome === params.get('outcome'))
  return (
    <FilterChoice
      label={t.outcome}
      value={params.get('outcome') ?? ''}
      options={[['', t.all(total)], ...shown.map((each) => [each, t.ofOutcome(each, counts[each])] as const)]}
      onChange={(value) => change({ outcome: value })}
    />
  )
}

function UndoButton({ edit }: { edit: BulkEdit }) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('catalog.write')
  const params = { id: String(edit.id) }
  const undo = useSubmit({
    send: async (key) => call('POST /svc_admin/bulk-edits/{id}/undo', { params, key }),
    onDone: () => {
      setOpen(false)
      void revalidate()
    },
  })
  if (!mayWrite || edit.state !== 'applied' || edit.counts.changed === 0) return null
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {t.undo}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t.undoTitle}
          text={t.undoText(edit.counts.changed)}
          confirm={t.undoConfirm}
          isBusy={undo.isBusy}
          problem={undo.problem && <Message tone="bad">{problemText(undo.problem, texts.refusals)}</Message>}
          onConfirm={undo.submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
