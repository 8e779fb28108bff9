import { Link } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { LinkBadge } from '#backoffice/payment-links/state-badge.tsx'
import { texts as linkTexts } from '#backoffice/payment-links/texts/en.ts'
import { StateBadge } from '#backoffice/returns/state-badge.tsx'
import { texts as returnTexts } from '#backoffice/returns/texts/en.ts'
import type { LoadedOrder } from './load-order.ts'

interface RelatedProps {
  loaded: LoadedOrder
  onRetry: () => void
}

/** Renders an order's returns and payment links. */
export function RelatedBoxes(props: RelatedProps) {
  return (
    <>
      <ReturnsBox {...props} />
      <LinksBox {...props} />
    </>
  )
}

function ReturnsBox({ loaded: { detail, returns }, onRetry }: RelatedProps) {
  const t = returnTexts.ofOrder
  if (returns === null || returns.data?.length === 0) return null
  return (
    <Section title={t.title}>
      {returns.data ? (
        <ul className="related small">
          {returns.data.map(({ number, state, units }) => (
            <li key={number}>
              <Link to={`/returns/${number}?site=${detail.site}`}>{number}</Link>
              <span className="muted">{t.units(units)}</span>
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      ) : (
        <ProblemBox problem={returns.problem} onRetry={onRetry} />
      )}
    </Section>
  )
}

function LinksBox({ loaded: { detail, links }, onRetry }: RelatedProps) {
  const t = linkTexts.ofOrder
  const { site, currency, order } = detail
  const isPaid = order.status === 'published' || order.status === 'payment_complete'
  const mayRequest = useHasPermission('payments.write') && isPaid
  if (links === null || (links.data?.length === 0 && !mayRequest)) return null
  return (
    <Section
      title={t.title}
      actions={
        mayRequest && (
          <Link
            className="text-button"
            to={`/payment-links/new?${new URLSearchParams({ order: order.orderId, site }).toString()}`}
          >
            {t.request}
          </Link>
        )
      }
    >
      {links.problem && <ProblemBox problem={links.problem} onRetry={onRetry} />}
      <ul className="related small">
        {links.data?.map((link) => (
          <li key={link.id}>
            <Link to={`/payment-links/${link.id}?site=${site}`}>{formatMoney(link.due, currency)}</Link>
            <LinkBadge link={link} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
