import { Link, useLoaderData } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { siteSettings } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { useSession } from '../frame/use-me.ts'
import { HealthLine } from '../health/health-line.tsx'
import { changePercent, formatMoney } from '../kit/format/money.ts'
import { Page, Section } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { texts } from './texts/en.ts'

type Home = Reply<Store, 'GET /svc_admin/home'>
type Waiting = Home['waiting']

/** Returns today's figures and the pending work. */
export function loader(): Promise<Home> {
  return call('GET /svc_admin/home', {}, { isFresh: true })
}

/** Renders today's sales by site and the pending work. */
export function Component() {
  const { sites, waiting } = useLoaderData<Home>()
  const { me } = useSession()
  return (
    <Page title={texts.title}>
      <HealthLine />
      <div className="home">
        <Section title={texts.waiting}>
          <WaitingList waiting={waiting} />
        </Section>
        <Section title={texts.today}>
          {sites.length === 0 ? (
            <Empty text={texts.noSites} />
          ) : (
            <SiteFigures sites={sites.toSorted((a, b) => me.sites.indexOf(a.site) - me.sites.indexOf(b.site))} />
          )}
        </Section>
      </div>
    </Page>
  )
}

const links: Partial<Record<keyof Waiting, string>> = {
  ordersToShip: '/orders?queue=to_ship',
  messages: '/orders/messages',
  returns: '/returns',
  failedRefunds: '/orders?queue=refunded',
  verifications: '/customers/verifications',
  failedJobs: '/settings/jobs?state=failed',
  webhooksOff: '/settings/webhooks',
}

function WaitingList({ waiting }: { waiting: Waiting }) {
  const entries = (Object.entries(waiting) as [keyof Waiting, number | null][]).filter(([, count]) => (count ?? 0) > 0)
  if (entries.length === 0) return <Empty text={texts.nothing} />
  return (
    <ul className="waiting">
      {entries.map(([name, count]) => {
        const text = (
          <>
            <strong>{count}</strong> {texts.count(texts.labels[name], count!)}
          </>
        )
        const to = links[name]
        return <li key={name}>{to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}</li>
      })}
    </ul>
  )
}

function SiteFigures({ sites }: { sites: Home['sites'] }) {
  return (
    <>
      <table className="figures-table" aria-label={texts.sites}>
        <thead>
          <tr>
            <th scope="col">{texts.site}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.revenue}</th>
            <th scope="col">{texts.average}</th>
          </tr>
        </thead>
        <tbody>
          {sites.map(({ site, currency, today, weekAgo }) => (
            <tr key={site}>
              <th scope="row">
                <Link to={`/orders?site=${site}`}>{siteSettings[site].title}</Link>
              </th>
              <td>
                {today.orders} <Change now={today.orders} before={weekAgo.orders} />
              </td>
              <td>
                {formatMoney(today.revenue, currency)} <Change now={today.revenue} before={weekAgo.revenue} />
              </td>
              <td>{today.orders === 0 ? '–' : formatMoney(today.revenue / today.orders, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">{texts.compared}</p>
    </>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const percent = changePercent(now, before)
  return percent === null ? null : <span className="muted small">{texts.change(percent)}</span>
}
