import { useRef } from 'react'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatMonth } from '#backoffice/kit/format/dates.ts'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { SearchBox } from '#backoffice/kit/list/search-box.tsx'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty, Message } from '#backoffice/kit/states.tsx'
import { pathWithFilters, PromotionActions, StateTabs } from '../list/promotion-filters.tsx'
import { promotionQuery } from '../list/promotion-query.ts'
import type { Promotion } from '../promotion-types.ts'
import { texts } from '../texts/en.ts'
import { calendarWeeks, monthOf, shiftMonth, calendarPage } from './calendar-weeks.ts'
import { WeekRow } from './week-row.tsx'

interface Loaded {
  site: Site
  month: string
  today: IsoDate
  promotions: readonly Promotion[]
  isComplete: boolean
}

const maxPromotions = 500
const t = texts.calendar

/** Returns the promotions in the URL's month that match the filters. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const params = new URL(request.url).searchParams
  const today = siteDay(site, Date.now())
  const month = monthOf(params.get('month'), today)
  const query = { site, ...promotionQuery(params), ...calendarPage(month), limit: String(maxPromotions) }
  const { promotions, next } = await call('GET /svc_admin/promotions', { query }, { isFresh: true })
  return { site, month, today, promotions, isComplete: next === null }
}

/** Renders a site's promotions by month. On narrow screens, each week is a list. */
export function Component() {
  const { site, month, today, promotions, isComplete } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const searchRef = useRef<HTMLInputElement>(null)
  const monthLink = (to: string, text: string) => (
    <Link
      className="button button--line button--small"
      to={pathWithFilters('/promotions/calendar', params, { month: to })}
    >
      {text}
    </Link>
  )
  return (
    <Page title={t.title(formatMonth(month))} actions={<PromotionActions site={site} />}>
      <StateTabs />
      <div className="list__tools">
        <SearchBox label={texts.search} inputRef={searchRef} />
        {monthLink(shiftMonth(month, -1), t.previous)}
        {month !== today.slice(0, 7) && monthLink('', t.today)}
        {monthLink(shiftMonth(month, 1), t.next)}
      </div>
      {!isComplete && <Message tone="warn">{t.limited(maxPromotions)}</Message>}
      {promotions.length === 0 ? (
        <Empty text={t.empty} />
      ) : (
        <div className="calendar">
          {calendarWeeks(month, promotions).map(({ days, bars }) => (
            <WeekRow key={days[0]} days={days} bars={bars} month={month} today={today} />
          ))}
        </div>
      )}
    </Page>
  )
}
