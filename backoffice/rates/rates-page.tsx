import './rates.css'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { rateStates } from '#domain/rates/rate-state.ts'
import type { RateKindName } from '#domain/rates/rate-kind.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '../call/call.ts'
import { hasPermission } from '../call/session.ts'
import { siteOfRequest } from '../frame/site/site-of.ts'
import { SitePicker } from '../frame/site/site-picker.tsx'
import { useSession } from '../frame/use-me.ts'
import { CsvButton } from '../kit/csv-button.tsx'
import { DataList } from '../kit/list/data-list.tsx'
import { FilterChoice } from '../kit/list/filter-choice.tsx'
import { useFilters } from '../kit/list/filters.ts'
import type { ListColumn } from '../kit/list/list-column.ts'
import { numberedPage } from '../kit/list/rows/numbered-page.ts'
import { shouldRevalidateRows, useOpenRow } from '../kit/list/rows/use-open-row.ts'
import type { ListPage } from '../kit/list/use-pages.ts'
import { Badge, Page } from '../kit/page.tsx'
import { RateDialog } from './edit/rate-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RateTabs } from './rate-tabs.tsx'
import { kindOf, type Rate, type RateList } from './rate-types.ts'
import { texts } from './texts/en.ts'

interface Loaded {
  site: Site
  kind: RateKindName
  list: RateList
  first: ListPage<Rate>
}

const pageSize = 100
const tones = { current: 'ok', upcoming: 'warn', ended: 'plain' } as const

export const shouldRevalidate = shouldRevalidateRows

/** Returns a site's rates of the kind in the URL that match its filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const params = new URL(request.url).searchParams
  const list = await readRates(site, params, 1)
  return { site, kind: kindOf(params), list, first: pageOf(list, 1) }
}

function readRates(site: Site, params: URLSearchParams, page: number): Promise<RateList> {
  const state = rateStates.find((each) => each === params.get('state'))
  const q = (params.get('q') ?? '').trim().slice(0, 100)
  const query = { site, page: String(page), q, ...(state && { state }) }
  return callsOf(site)('GET /svc_admin/rates/{kind}', { params: { kind: kindOf(params) }, query }, { isFresh: true })
}

const pageOf = ({ rates, total }: RateList, page: number) => numberedPage(rates, { page, size: pageSize, total })

const columns: readonly ListColumn<Rate>[] = [
  { id: 'place', title: texts.columns.place, isFixed: true, cell: ({ place }) => place },
  { id: 'value', title: texts.columns.value, isFixed: true, cell: ({ value }) => <RateValue value={value} /> },
  {
    id: 'state',
    title: texts.columns.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
  },
  { id: 'from', title: texts.columns.from, cell: ({ from }) => from },
  { id: 'to', title: texts.columns.to, cell: ({ to }) => to ?? texts.noEnd },
]

/** Shortens a long list of postcodes, which the dialog shows whole. */
function RateValue({ value }: { value: string }) {
  return <span className="rate-value">{value}</span>
}

/** Renders a site's tax rates, duties, shipping zones, or shipping prices. */
export function Component() {
  const { site, kind, list, first } = useLoaderData<Loaded>()
  const { me } = useSession()
  const [params] = useFilters()
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const idOf = ({ id }: Rate) => String(id)
  const load = async (before: string) => pageOf(await readRates(site, params, Number(before)), Number(before))
  const open = useOpenRow({ first, idOf, load })
  const mayChange = hasPermission(me, 'rates.write')
  const close = () => setDialog(null)
  const stored = () => {
    close()
    void revalidate()
  }
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q', 'state', 'open']} />
          <DownloadButton site={site} kind={kind} />
          {mayChange && (
            <>
              <button type="button" className="button button--line button--small" onClick={() => setDialog('import')}>
                {texts.import}
              </button>
              <button type="button" className="button button--small" onClick={() => setDialog('add')}>
                {texts.add}
              </button>
            </>
          )}
        </>
      }
    >
      <DataList
        key={kind}
        name={`rates-${kind}`}
        label={texts.kinds[kind]}
        columns={columns}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        tabs={<RateTabs site={site} kind={kind} />}
        searchLabel={texts.search[kind]}
        filters={<StateFilter counts={list.counts} />}
        filterNames={['q', 'state']}
        empty={{ text: texts.empty[kind], filtered: texts.noMatch }}
      />
      {dialog === 'add' && (
        <RateDialog site={site} kind={kind} list={list} mayChange onClose={close} onStored={stored} />
      )}
      {dialog === 'import' && <ImportDialog site={site} onClose={close} onStored={stored} />}
      {open.row && (
        <RateDialog
          key={open.row.id}
          site={site}
          kind={kind}
          list={list}
          rate={open.row}
          mayChange={mayChange}
          onClose={open.close}
          onStored={open.done}
        />
      )}
    </Page>
  )
}

function StateFilter({ counts }: { counts: RateList['counts'] }) {
  const [, change, shown] = useFilters()
  return (
    <FilterChoice
      label={texts.columns.state}
      value={shown.get('state') ?? ''}
      options={[
        ['', texts.allStates],
        ...rateStates.map((state) => [state, texts.stateCount(state, counts[state])] as const),
      ]}
      onChange={(state) => change({ state })}
    />
  )
}

function DownloadButton({ site, kind }: { site: Site; kind: RateKindName }) {
  return (
    <CsvButton
      texts={{ export: texts.download, exporting: texts.downloading }}
      refusals={texts.refusals}
      load={async () => {
        const request = { params: { kind }, query: { site } }
        const { csv, rows } = await callsOf(site)('GET /svc_admin/rates/{kind}/file', request, { isFresh: true })
        return { csv, name: `${kind}-${site}.csv`, message: texts.downloaded(rows) }
      }}
    />
  )
}
