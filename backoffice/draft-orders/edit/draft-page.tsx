import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { isDraftOrderOpen } from '#domain/quotes/draft-order.ts'
import { siteSettings } from '#domain/sites.ts'
import { History } from '#backoffice/audit/history.tsx'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { DraftActions } from '../act/draft-actions.tsx'
import { LinkBox } from '../act/link-box.tsx'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { savedDraft } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { ReadOnlyDraft } from './read-only-draft.tsx'
import { loadDraft, type LoadedDraft } from './load-draft.ts'
import { TotalsBox } from './totals-box.tsx'
import { useDraft } from './use-draft.ts'

/** Returns a draft order with its payment link and the changes made by staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<LoadedDraft> {
  return loadDraft(await siteOfRequest(request), params['id']!)
}

/** Renders a draft order: the form while the order is open, or else the order as it was sent. */
export function Component() {
  const { saved } = useLoaderData<LoadedDraft>()
  // The key resets the form's entries when a version is saved.
  return <DraftPage key={`${saved.id} ${saved.version}`} />
}

function DraftPage() {
  const loaded = useLoaderData<LoadedDraft>()
  const { site, saved, history } = loaded
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const mayWrite = useHasPermission('quotes.write')
  const [initial] = useState(() => savedDraft(saved))
  const edited = useDraft({ site, initial, saved, onSaved: reload })
  const isOpen = isDraftOrderOpen(saved.state)
  const { currency, title } = siteSettings[site]
  return (
    <Page
      title={texts.name(saved.number)}
      parent={{ to: `/draft-orders?site=${site}`, title: texts.title }}
      badges={<StateBadge state={saved.state} />}
      actions={<DraftActions {...{ site, saved }} isDirty={edited.isDirty} onDone={reload} />}
    >
      <p className="order__placed muted small">{texts.created(saved.staff, formatDateTime(saved.createdAt), title)}</p>
      <div className="order">
        <div className="stack">
          <LinkBox {...loaded} onRetry={reload} />
          {isOpen && mayWrite ? <DraftForm site={site} edited={edited} /> : <ReadOnlyDraft site={site} saved={saved} />}
          {history && (
            <Section title={texts.history}>
              {'data' in history ? (
                <History entries={history.data} empty={texts.noHistory} onUndone={reload} />
              ) : (
                <ProblemBox problem={history.problem} onRetry={reload} />
              )}
            </Section>
          )}
        </div>
        <div className="stack">
          <TotalsBox currency={currency} {...edited.preview} isOpen={isOpen} />
        </div>
      </div>
    </Page>
  )
}
