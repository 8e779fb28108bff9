import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { History } from '#backoffice/audit/history.tsx'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Empty, Message, ProblemBox } from '#backoffice/kit/states.tsx'
import { maySendAgain } from '../act/link-actions.ts'
import { ResendDialog } from '../act/resend-dialog.tsx'
import { RevokeDialog } from '../act/revoke-dialog.tsx'
import { linkName } from '../link-name.ts'
import type { StaffLink } from '../link-types.ts'
import { LinkBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { CopyUrl } from './copy-url.tsx'
import { LinkDetails } from './link-details.tsx'
import { loadLink, type LoadedLink } from './load-link.ts'
import { PaymentsList } from './payments-list.tsx'

const t = texts.detail

/** Returns a payment link with the changes made by staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<LoadedLink> {
  return loadLink(await siteOfRequest(request), params['id']!)
}

/** Renders a payment link: its URL, payments, refunds, and the available actions. */
export function Component() {
  const { site, link, history } = useLoaderData<LoadedLink>()
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const parent = { to: `/payment-links?site=${site}`, title: texts.title }
  if (!link)
    return (
      <Page title={texts.title} parent={parent}>
        <Empty text={texts.refusals.link_not_found} />
      </Page>
    )
  return (
    <Page
      title={t.title(linkName(link))}
      parent={parent}
      badges={<LinkBadge link={link} />}
      actions={<LinkActions site={site} link={link} onDone={reload} />}
    >
      <p className="order__placed muted small">{t.created(formatDateTime(link.createdAt), siteSettings[site].title)}</p>
      <div className="order">
        <div className="stack">
          {link.isAskedAgain && link.state === 'expired' && <Message tone="warn">{t.askedAgain}</Message>}
          {maySendAgain(link) && <CopyUrl url={link.url} />}
          <PaymentsList site={site} link={link} onDone={reload} />
          {history && (
            <Section title={t.history}>
              {'entries' in history ? (
                <History entries={history.entries} empty={t.noHistory} onUndone={reload} />
              ) : (
                <ProblemBox problem={history.problem} onRetry={reload} />
              )}
            </Section>
          )}
        </div>
        <div className="stack">
          <LinkDetails site={site} link={link} />
        </div>
      </div>
    </Page>
  )
}

function LinkActions({ site, link, onDone }: { site: Site; link: StaffLink; onDone: () => void }) {
  const mayWrite = useHasPermission('payments.write')
  const [dialog, setDialog] = useState<'resend' | 'revoke' | null>(null)
  if (!mayWrite || !maySendAgain(link)) return null
  const closing = {
    onClose: () => setDialog(null),
    onDone: () => {
      setDialog(null)
      onDone()
    },
  }
  return (
    <>
      <button type="button" className="button button--small" onClick={() => setDialog('resend')}>
        {texts.actions.resend}
      </button>
      <button type="button" className="button button--line button--small" onClick={() => setDialog('revoke')}>
        {texts.actions.revoke}
      </button>
      {dialog === 'resend' && <ResendDialog site={site} link={link} {...closing} />}
      {dialog === 'revoke' && <RevokeDialog site={site} link={link} {...closing} />}
    </>
  )
}
