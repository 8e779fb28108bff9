import { Link } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { LinkBadge } from '#backoffice/payment-links/state-badge.tsx'
import { texts } from '../texts/en.ts'
import type { LoadedQuote } from './load-quote.ts'

const t = texts.detail

interface LinksBoxProps {
  loaded: LoadedQuote
  onRetry: () => void
}

/** Renders a quote's payment links and their orders. A link can be created for a sent or accepted offer. */
export function LinksBox({ loaded: { site, detail, links }, onRetry }: LinksBoxProps) {
  const { id, state } = detail.quote
  const mayWrite = useHasPermission('payments.write')
  const mayReadOrders = useHasPermission('orders.read')
  const isPayable = state === 'sent' || state === 'accepted'
  if (links === null) return null
  return (
    <Section
      title={t.links}
      actions={
        mayWrite &&
        isPayable && (
          <Link
            className="text-button"
            to={`/payment-links/new?${new URLSearchParams({ site, quote: id }).toString()}`}
          >
            {t.newLink}
          </Link>
        )
      }
    >
      {'problem' in links ? (
        <ProblemBox problem={links.problem} onRetry={onRetry} />
      ) : (
        <>
          {links.data.length === 0 && <p className="muted small">{isPayable ? t.noLinks : t.linkHint[state]}</p>}
          <ul className="related small">
            {links.data.map((link) => (
              <li key={link.id}>
                <Link to={`/payment-links/${link.id}?site=${site}`}>
                  {formatMoney(link.due, siteSettings[site].currency)}
                </Link>
                <LinkBadge link={link} />
                {link.orderId !== null && mayReadOrders && (
                  <Link to={`/orders/${link.orderId}`}>{t.order(link.orderId)}</Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
