import { useMemo, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { nextFlagChange } from '#domain/flags/schedule.ts'
import type { ScheduledFeature } from '#domain/flags/feature.ts'
import { call } from '../call/call.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { formatAgeNow, formatDateTime } from '../kit/format/dates.ts'
import { DataList } from '../kit/list/data-list.tsx'
import { useFilters } from '../kit/list/filters.ts'
import type { ListColumn } from '../kit/list/list-column.ts'
import { Badge, Page } from '../kit/page.tsx'
import { Message } from '../kit/states.tsx'
import { NewFlagDialog } from './edit/new-flag-dialog.tsx'
import { flagPath } from './flag-path.ts'
import { isPersonalized, siteValuesText } from './flag-state.ts'
import type { Flag, FlagList } from './flag-types.ts'
import { texts } from './texts/en.ts'

/** A flag with the next time that one of its rules starts or ends, in epoch milliseconds. */
type FlagRow = Flag & { changesAt: number | null }
interface Loaded {
  source: FlagList['source']
  flags: readonly FlagRow[]
}

/** Returns all flags. The page filters them in the browser. */
export async function loader(): Promise<Loaded> {
  const { source, flags } = await call('GET /svc_admin/flags', {}, { isFresh: true })
  const now = Date.now()
  const rows = flags.map((flag) => ({ ...flag, changesAt: nextFlagChange(flag.feature as ScheduledFeature, now) }))
  return { source, flags: rows }
}

const columns: readonly ListColumn<FlagRow>[] = [
  { id: 'key', title: texts.columns.key, isFixed: true, cell: ({ key }) => key },
  { id: 'type', title: texts.columns.type, cell: ({ type }) => texts.types[type] },
  { id: 'where', title: texts.columns.where, isFixed: true, cell: (flag) => <Where flag={flag} /> },
  {
    id: 'changedAt',
    title: texts.columns.changedAt,
    cell: ({ changedAt }) =>
      changedAt === null ? (
        <span className="muted">{texts.never}</span>
      ) : (
        <time dateTime={changedAt}>{formatAgeNow(changedAt)}</time>
      ),
  },
]

function Where({ flag }: { flag: FlagRow }) {
  const { changesAt, type, values } = flag
  const isOn = type === 'boolean' && Object.values(values).includes(true)
  return (
    <span className="flag-where">
      {isOn ? <Badge tone="ok">{siteValuesText(flag)}</Badge> : siteValuesText(flag)}
      {isPersonalized(flag) && <Badge tone="note">{texts.state.personal}</Badge>}
      {changesAt !== null && <Badge tone="plain">{texts.state.changes(formatDateTime(changesAt))}</Badge>}
    </span>
  )
}

/** Renders all flags with the sites where they are on. */
export function Component() {
  const { source, flags } = useLoaderData<Loaded>()
  const mayWrite = useHasPermission('flags.write') && source === 'store'
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const [params] = useFilters()
  const search = (params.get('q') ?? '').trim().toLowerCase()
  const first = useMemo(
    () => ({ rows: flags.filter(({ key }) => key.toLowerCase().includes(search)), next: null }),
    [flags, search],
  )
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
        {source === 'growthbook' && <Message tone="note">{texts.elsewhere}</Message>}
        <DataList
          name="flags"
          label={texts.title}
          columns={columns}
          first={first}
          load={async () => first}
          idOf={({ key }) => key}
          linkOf={({ key }) => flagPath(key)}
          searchLabel={texts.search}
          filterNames={['q']}
          empty={{ text: texts.empty, filtered: texts.noMatch }}
        />
      </div>
      {isAdding && (
        <NewFlagDialog
          taken={flags.map(({ key }) => key)}
          onClose={() => setAdding(false)}
          onDone={({ key }) => void navigate(flagPath(key))}
        />
      )}
    </Page>
  )
}
