import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { History } from '#backoffice/audit/history.tsx'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Message, ProblemBox } from '#backoffice/kit/states.tsx'
import { QuoteActions } from '../act/quote-actions.tsx'
import { ItemsButton } from '../build/items-button.tsx'
import { ConflictDialog } from '../edit/conflict-dialog.tsx'
import { LockBar } from '../edit/lock-bar.tsx'
import { OfferSummary } from '../edit/offer-summary.tsx'
import { OfferForm } from '../edit/offer-form.tsx'
import { ReadOnlyOffer } from '../edit/read-only-offer.tsx'
import { useLock } from '../edit/use-lock.ts'
import { useOffer } from '../edit/use-offer.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { FilesBox } from './files-box.tsx'
import { LinksBox } from './links-box.tsx'
import { loadQuote, type LoadedQuote } from './load-quote.ts'
import { MessagesBox } from './messages-box.tsx'
import { RequestBox } from './request-box.tsx'
import { VersionsList } from './versions-list.tsx'

const t = texts.detail

/** Returns a quote with its payment links and the changes made by staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<LoadedQuote> {
  return loadQuote(await siteOfRequest(request), params['id']!)
}

/** Renders a quote: the request, the offer editor, and all sent versions, messages, and links. */
export function Component() {
  const { detail } = useLoaderData<LoadedQuote>()
  return <QuotePage key={detail.quote.id} />
}

function QuotePage() {
  const loaded = useLoaderData<LoadedQuote>()
  const { site, detail, history } = loaded
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const lock = useLock(site, detail, reload)
  const offer = useOffer({ site, detail, lock, onSaved: reload })
  const { quote, items } = detail
  return (
    <Page
      title={t.title(quote.number)}
      parent={{ to: `/quotes?site=${site}`, title: texts.title }}
      badges={<StateBadge state={quote.state} />}
      actions={<QuoteActions {...{ site, detail, lock, offer }} onDone={reload} />}
    >
      <p className="order__placed muted small">
        {quote.title !== '' && <strong>{quote.title}. </strong>}
        {t.requested(formatDateTime(quote.requestedAt), siteSettings[site].title)}
      </p>
      <div className="order">
        <div className="stack">
          <LockBar lock={lock} state={quote.state} />
          <Section
            title={t.items}
            actions={
              lock.canEdit && <ItemsButton {...{ site, detail, lock }} isDirty={offer.isDirty} reload={revalidate} />
            }
          >
            {lock.canEdit && quote.state === 'sent' && <Message tone="warn">{texts.editor.hides}</Message>}
            {lock.canEdit ? <OfferForm site={site} offer={offer} /> : <ReadOnlyOffer site={site} offer={offer} />}
          </Section>
          <MessagesBox site={site} detail={detail} agent={lock.agent} onDone={reload} />
          <VersionsList site={site} detail={detail} />
          {history && (
            <Section title={t.history}>
              {'data' in history ? (
                <History entries={history.data} empty={t.noHistory} onUndone={reload} />
              ) : (
                <ProblemBox problem={history.problem} onRetry={reload} />
              )}
            </Section>
          )}
        </div>
        <div className="stack">
          <OfferSummary site={site} items={items} draft={offer.draft} />
          <RequestBox detail={detail} />
          <FilesBox site={site} detail={detail} />
          <LinksBox loaded={loaded} onRetry={reload} />
        </div>
      </div>
      <ConflictDialog site={site} offer={offer} />
    </Page>
  )
}
