import { Link } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Message, ProblemBox } from '#backoffice/kit/states.tsx'
import { LinkBadge } from '#backoffice/payment-links/state-badge.tsx'
import { CopyUrl } from '#backoffice/payment-links/detail/copy-url.tsx'
import type { LoadedDraft } from '../edit/load-draft.ts'
import { texts } from '../texts/en.ts'

const t = texts.link

/** Renders a draft order's payment link with a button that copies its URL, and the resulting order. */
export function LinkBox({ site, saved, link, onRetry }: LoadedDraft & { site: Site; onRetry: () => void }) {
  const mayReadOrders = useHasPermission('orders.read')
  if (link === null) return saved.state === 'sent' ? <Message tone="note">{t.open}</Message> : null
  if ('problem' in link)
    return (
      <Section title={t.title}>
        <ProblemBox problem={link.problem} onRetry={onRetry} />
      </Section>
    )
  const { id, url, orderId } = link.data
  return (
    <>
      {saved.state === 'sent' && <Message tone="note">{t.open}</Message>}
      {saved.state === 'sent' && <CopyUrl url={url} />}
      <Section title={t.title}>
        <ul className="related small">
          <li>
            <Link to={`/payment-links/${id}?site=${site}`}>{t.details}</Link>
            <LinkBadge link={link.data} />
            {saved.state === 'ordered' && orderId !== null && mayReadOrders && (
              <Link to={`/orders/${orderId}`}>
                {t.ordered} {orderId}
              </Link>
            )}
          </li>
        </ul>
        {saved.state === 'sent' && <p className="muted small">{t.reminder}</p>}
      </Section>
    </>
  )
}
