import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow, formatDate } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import type { ListColumn } from '#backoffice/kit/list/list-column.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { linkName } from '../link-name.ts'
import type { StaffLink } from '../link-types.ts'
import { LinkBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'

interface Loaded {
  site: Site
  first: ListPage<StaffLink>
}

const pageSize = 20
const maxNumber = 40

/** Returns the first page of a site's payment links, or the links with the number in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, first: await loadPage(site, new URL(request.url).searchParams) }
}

async function loadPage(site: Site, params: URLSearchParams, page = '1'): Promise<ListPage<StaffLink>> {
  const number = (params.get('q') ?? '').trim().slice(0, maxNumber)
  const query = { page, ...(number !== '' && { number }) }
  const rows = await callsOf(site)('GET /svc_extrapayment/links', { query }, { isFresh: true })
  return { rows, next: rows.length === pageSize ? String(Number(page) + 1) : null }
}

const { columns: t } = texts
const columnsOf = (currency: string): readonly ListColumn<StaffLink>[] => [
  { id: 'number', title: t.number, isFixed: true, cell: linkName },
  { id: 'due', title: t.due, isFixed: true, isNumeric: true, cell: ({ due }) => formatMoney(due, currency) },
  { id: 'state', title: t.state, isFixed: true, cell: (link) => <LinkBadge link={link} /> },
  { id: 'paid', title: t.paid, isNumeric: true, cell: ({ paid }) => (paid > 0 ? formatMoney(paid, currency) : '') },
  { id: 'email', title: t.email, cell: ({ email }) => email },
  {
    id: 'expiresAt',
    title: t.expiresAt,
    cell: ({ expiresAt }) => (
      <>
        <span className="list__label">{t.expiresAt} </span>
        {formatDate(expiresAt)}
      </>
    ),
  },
  {
    id: 'createdAt',
    title: t.createdAt,
    cell: ({ createdAt }) => (
      <>
        <span className="list__label">{t.createdAt} </span>
        {formatAgeNow(createdAt)}
      </>
    ),
  },
]
const columnsBySite = new Map<Site, readonly ListColumn<StaffLink>[]>()

function columnsOfSite(site: Site) {
  const columns = columnsBySite.get(site) ?? columnsOf(siteSettings[site].currency)
  columnsBySite.set(site, columns)
  return columns
}

/** Renders a site's payment links, newest first. */
export function Component() {
  const { site, first } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const mayCreate = useHasPermission('payments.write')
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SitePicker site={site} resets={['q']} />
          {mayCreate && (
            <Link to={`/payment-links/new?site=${site}`} className="button button--small">
              {texts.create}
            </Link>
          )}
        </>
      }
    >
      <DataList
        name="payment-links"
        label={texts.title}
        columns={columnsOfSite(site)}
        first={first}
        load={(page) => loadPage(site, params, page)}
        idOf={({ id }) => id}
        linkOf={({ id }) => `/payment-links/${id}?site=${site}`}
        searchLabel={texts.search}
        filterNames={['q']}
        empty={{ text: texts.empty, filtered: texts.noMatch }}
      />
    </Page>
  )
}
