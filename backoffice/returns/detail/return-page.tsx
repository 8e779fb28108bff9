import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { History } from '#backoffice/audit/history.tsx'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { ReturnActions } from '../act/return-actions.tsx'
import { PhotoGrid } from '../photos/photo-grid.tsx'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { DetailsBox } from './details-box.tsx'
import { ItemsTable } from './items-table.tsx'
import { loadReturn, type LoadedReturn } from './load-return.ts'
import { ChangedRefundNote, RefundSplit } from './refund-split.tsx'

const t = texts.detail

/** Loads a return with the changes made by staff. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<LoadedReturn> {
  return loadReturn(await siteOfRequest(request), params['number']!)
}

/** Renders a return: items and reasons, the refund, and the available actions. */
export function Component() {
  const { site, detail, history } = useLoaderData<LoadedReturn>()
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const { number, state, items, photoIds, comment, createdAt } = detail
  const isSettled = state === 'refunded'
  const hasRefund = isSettled || !['rejected', 'cancelled', 'exchanged'].includes(state)
  return (
    <Page
      title={t.title(number)}
      parent={{ to: `/returns?${new URLSearchParams({ site, state }).toString()}`, title: texts.title }}
      badges={<StateBadge state={state} />}
      actions={<ReturnActions site={site} detail={detail} onDone={reload} />}
    >
      <p className="order__placed muted small">{t.placed(formatDateTime(createdAt), siteSettings[site].title)}</p>
      <div className="order">
        <div className="stack">
          <Section title={t.items}>
            <ItemsTable items={items} />
          </Section>
          {comment !== '' && (
            <Section title={t.comment}>
              <p className="message-item__text small">{comment}</p>
            </Section>
          )}
          <PhotoGrid site={site} number={number} photoIds={photoIds} />
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
          <DetailsBox site={site} detail={detail} />
          {hasRefund && (
            <Section title={isSettled ? t.refund : t.estimate}>
              <RefundSplit site={site} detail={detail} />
              <ChangedRefundNote site={site} detail={detail} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}
