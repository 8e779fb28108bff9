import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { maySendAgain } from '../act/link-actions.ts'
import type { StaffLink } from '../link-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders a link's amount, recipient, and order or quote. */
export function LinkDetails({ site, link }: { site: Site; link: StaffLink }) {
  const { kind, due, paid, email, expiresAt, state, allowsPart, orderId, quoteId, number, note } = link
  const mayReadOrders = useHasPermission('orders.read')
  const mayReadQuotes = useHasPermission('quotes.read')
  const isOpen = maySendAgain(link)
  const money = (value: number) => formatMoney(value, siteSettings[site].currency)
  return (
    <Section title={t.facts}>
      <dl className="facts">
        <Fact title={t.due}>{money(due)}</Fact>
        {paid > 0 && <Fact title={t.paid}>{money(paid)}</Fact>}
        {isOpen && paid > 0 && <Fact title={t.left}>{money(toWireAmount(toMinor(due) - toMinor(paid)))}</Fact>}
        {allowsPart && <Fact title={t.part}>{t.partAllowed}</Fact>}
        <Fact title={t.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {isOpen && <Fact title={state === 'expired' ? t.expired : t.expires}>{formatDateTime(expiresAt)}</Fact>}
        {orderId !== null && (
          <Fact title={t.order}>{mayReadOrders ? <Link to={`/orders/${orderId}`}>{orderId}</Link> : orderId}</Fact>
        )}
        {kind === 'draft_order' && (
          <Fact title={t.draftOrder}>
            {mayReadQuotes ? <Link to={`/draft-orders?site=${site}&q=${number}`}>{number}</Link> : number}
          </Fact>
        )}
        {quoteId !== null && (
          <Fact title={t.quote}>
            {mayReadQuotes ? <Link to={`/quotes/${quoteId}?site=${site}`}>{number}</Link> : number}
          </Fact>
        )}
      </dl>
      {note !== '' && (
        <div className="small return-note">
          <h3>{t.note}</h3>
          <p>{note}</p>
        </div>
      )}
    </Section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
