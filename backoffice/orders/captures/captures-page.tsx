import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import { CaptureDialog } from '../detail/capture-dialog.tsx'
import { QueueTabs } from '../list/queue-tabs.tsx'
import { texts as dialogs } from '../texts/dialogs.ts'

type WaitingOrder = Reply<Store, 'GET /svc_fulfilment/captures'>['orders'][number]
interface SiteCaptures {
  site: Site
  orders: WaitingOrder[]
}

const t = dialogs.captures

/** Returns each site's paid orders with an unconfirmed capture, oldest first. */
export async function loader(): Promise<SiteCaptures[]> {
  const { me } = await call('GET /svc_admin/session', {})
  return Promise.all(
    (me?.sites ?? []).map(async (site) => ({
      site,
      ...(await callsOf(site)('GET /svc_fulfilment/captures', {}, { isFresh: true })),
    })),
  )
}

/** Renders the orders with captures that staff must confirm against the payment vendor's records. */
export function Component() {
  const sites = useLoaderData<SiteCaptures[]>().filter(({ orders }) => orders.length > 0)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<{ site: Site; orderId: string } | null>(null)
  const close = () => setOpen(null)
  return (
    <Page title={t.title}>
      <QueueTabs />
      {sites.length === 0 ? <Empty text={t.empty} /> : <p className="captures__text small">{t.text}</p>}
      <div className="stack">
        {sites.map(({ site, orders }) => (
          <Section key={site} title={siteSettings[site].title}>
            <ul className="captures">
              {orders.map((order) => (
                <CaptureRow
                  key={order.orderId}
                  site={site}
                  order={order}
                  onConfirm={() => setOpen({ site, orderId: order.orderId })}
                />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      {open && (
        <CaptureDialog
          site={open.site}
          orderId={open.orderId}
          onClose={close}
          onDone={() => {
            close()
            void revalidate()
          }}
        />
      )}
    </Page>
  )
}

function CaptureRow({ site, order, onConfirm }: { site: Site; order: WaitingOrder; onConfirm: () => void }) {
  const { orderId, placedAt, engine, reference, amount } = order
  const mayConfirm = useHasPermission('payments.write')
  return (
    <li>
      <Link to={`/orders/${orderId}`}>{orderId}</Link>
      <strong>{formatMoney(amount, siteSettings[site].currency)}</strong>
      <time className="muted small" dateTime={placedAt}>
        {formatAgeNow(placedAt)}
      </time>
      <span className="muted small captures__reference">{[engine, reference].filter(Boolean).join(' ')}</span>
      {mayConfirm && (
        <button
          type="button"
          className="button button--line button--small"
          aria-label={t.confirm(orderId)}
          onClick={onConfirm}
        >
          {dialogs.capture.submit}
        </button>
      )}
    </li>
  )
}
