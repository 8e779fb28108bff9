import { Link, useLoaderData, useRevalidator } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import { QueueTabs } from '../list/queue-tabs.tsx'
import type { Thread } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { MessageItem } from './message-item.tsx'

interface SiteMessages {
  site: Site
  total: number
  messages: (Thread['messages'][number] & { orderId: string })[]
}

/** Returns the open messages on each site that the staff member may see, oldest first. */
export async function loader(): Promise<SiteMessages[]> {
  const { me } = await call('GET /svc_admin/session', {})
  return Promise.all(
    (me?.sites ?? []).map(async (site) => ({
      site,
      ...(await callsOf(site)('GET /svc_fulfilment/order-messages', { query: {} }, { isFresh: true })),
    })),
  )
}

const t = dialogs.messages

/** Renders the customer messages that need a reply. */
export function Component() {
  const sites = useLoaderData<SiteMessages[]>().filter(({ total }) => total > 0)
  const { revalidate } = useRevalidator()
  return (
    <Page title={t.title}>
      <QueueTabs />
      {sites.length === 0 && <Empty text={t.listEmpty} />}
      <div className="stack">
        {sites.map(({ site, total, messages }) => (
          <Section key={site} title={siteSettings[site].title}>
            <ul className="messages">
              {messages.map((message) => (
                <MessageItem
                  key={message.id}
                  site={site}
                  orderId={message.orderId}
                  message={message}
                  heading={<Link to={`/orders/${message.orderId}`}>{texts.detail.title(message.orderId)}</Link>}
                  onDone={() => void revalidate()}
                />
              ))}
            </ul>
            {messages.length < total && <p className="muted small">{t.truncated(messages.length, total)}</p>}
          </Section>
        ))}
      </div>
    </Page>
  )
}
