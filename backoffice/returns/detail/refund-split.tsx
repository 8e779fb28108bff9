import { Fragment } from 'react'
import { Link } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message } from '#backoffice/kit/states.tsx'
import type { ReturnDetail } from '../return-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.split

interface RefundSplitProps {
  site: Site
  detail: Pick<ReturnDetail, 'items' | 'estimate' | 'split'>
}

/** Renders a return's refund: the paid price by line, the fee, and the split between gift cards and payment method. */
export function RefundSplit({ site, detail: { items, estimate, split } }: RefundSplitProps) {
  const money = (amount: number) => formatMoney(amount, siteSettings[site].currency)
  if (estimate.lines.length === 0) return <p className="muted small">{t.none}</p>
  return (
    <dl className="facts">
      {estimate.lines.map(({ itemId, qty, paid }) => (
        <div key={itemId}>
          <dt>
            {qty} × {items.find((item) => item.itemId === itemId)?.name}
          </dt>
          <dd>{money(paid)}</dd>
        </div>
      ))}
      {estimate.fee > 0 && (
        <div>
          <dt>{t.fee}</dt>
          <dd>{money(-estimate.fee)}</dd>
        </div>
      )}
      {estimate.shipping > 0 && (
        <div>
          <dt>{t.standardShipping}</dt>
          <dd>{money(estimate.shipping)}</dd>
        </div>
      )}
      <div className="facts__total">
        <dt>{t.total}</dt>
        <dd>{money(estimate.refund)}</dd>
      </div>
      {split.giftCards > 0 && (
        <div>
          <dt>{t.toGiftCards}</dt>
          <dd>{money(split.giftCards)}</dd>
        </div>
      )}
      {split.newGiftCard > 0 && (
        <div>
          <dt>{t.toNewGiftCard}</dt>
          <dd>{money(split.newGiftCard)}</dd>
        </div>
      )}
      {estimate.difference > 0 && (
        <div>
          <dt>{t.difference}</dt>
          <dd>{money(estimate.difference)}</dd>
        </div>
      )}
      {split.newGiftCard === 0 && (
        <div>
          <dt>{t.toCard}</dt>
          <dd>{money(split.card)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Renders a warning with both splits if the refund would now differ from the refund announced to the shopper. */
export function ChangedRefundNote({ site, detail }: { site: Site; detail: ReturnDetail }) {
  const { announced, items, requestedEarlier } = detail
  if (announced === null) return null
  return (
    <div className="refund-announced">
      <Message tone="warn">
        {t.outOfOrder}{' '}
        {requestedEarlier.map((number) => (
          <Fragment key={number}>
            <Link to={`/returns/${number}?site=${site}`}>{number}</Link>{' '}
          </Fragment>
        ))}
      </Message>
      <h3 className="small">{t.announced}</h3>
      <RefundSplit site={site} detail={{ items, ...announced }} />
    </div>
  )
}
