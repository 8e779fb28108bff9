import { useState } from 'react'
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatAgeNow } from '#backoffice/kit/format/dates.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import type { VerificationRequest } from '../customer-types.ts'
import { CustomerTabs } from '../list/customer-tabs.tsx'
import { texts } from '../texts/en.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface Loaded {
  site: Site
  requests: VerificationRequest[]
}

const t = texts.verifications

/** Returns the pending proofs, oldest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const { verifications } = await callsOf(site)('GET /svc_customer/verifications', {}, { isFresh: true })
  return { site, requests: verifications }
}

/** Renders the pending proofs from military members and first responders. */
export function Component() {
  const { site, requests } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<VerificationRequest | null>(null)
  return (
    <Page title={t.title} parent={{ to: '/customers', title: texts.title }}>
      <CustomerTabs />
      {requests.length === 0 && <Empty text={t.none} />}
      <ul className="customer-list customer-list--boxes">
        {requests.map((request) => (
          <li key={request.id} className="section-box">
            <Link to={`/customers/${request.customerId}`}>{request.name || request.email}</Link>
            <span className="muted">
              {texts.detail.verificationKinds[request.kind]}. {t.sent(formatAgeNow(request.createdAt))}
            </span>
            <button type="button" className="button button--small" onClick={() => setOpened(request)}>
              {t.open}
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <ProofDialog
          site={site}
          request={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            void revalidate()
          }}
        />
      )}
    </Page>
  )
}
