import type { Problem } from '#backoffice/call/problems.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { OrderDetail, RefundSplit } from '../order-types.ts'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'

interface SplitBoxProps {
  detail: OrderDetail
  /** Null while the split loads. */
  split: RefundSplit | null
  problem: Problem | null
  onRetry: () => void
}

const t = dialogs.refund

/** Renders the server's preview of a refund split. */
export function SplitBox({ detail, split, problem, onRetry }: SplitBoxProps) {
  const { currency, order } = detail
  if (problem)
    return (
      <Message tone="bad">
        {problemText(problem, texts.refusals)}{' '}
        {problem.kind !== 'refused' && (
          <button type="button" className="text-button" onClick={onRetry}>
            {t.loadAgain}
          </button>
        )}
      </Message>
    )
  const { card } = order.payment
  const rows = split && [
    ...split.lines.map(({ itemId, name, qty, amount }) => ({ key: itemId, title: t.splitLine(qty, name), amount })),
    { key: 'shipping', title: t.splitShipping, amount: split.shipping },
    { key: 'other', title: t.splitOther, amount: split.other },
  ]
  const targets = split && [
    ...split.giftCards.map(({ last4, amount }) => ({ key: last4, title: t.toGiftCard(last4), amount })),
    { key: 'card', title: card ? t.toCardOf(card.brand, card.last4) : t.toCard, amount: split.toCard },
  ]
  const isAny = ({ amount }: { amount: number }) => amount > 0
  const render = ({ key, title, amount }: { key: string; title: string; amount: number }) => (
    <div key={key}>
      <dt>{title}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </div>
  )
  return (
    <section className="refund-split" aria-label={t.split} aria-live="polite" aria-busy={split === null}>
      {rows && targets ? (
        <dl className="facts">
          {rows.filter((row) => isAny(row) || split.amount === 0).map(render)}
          <div className="facts__total">
            <dt>{t.splitTotal}</dt>
            <dd>{formatMoney(split.amount, currency)}</dd>
          </div>
          {split.tax > 0 && render({ key: 'tax', title: t.splitTax, amount: split.tax })}
          {targets.filter(isAny).map(render)}
        </dl>
      ) : (
        <p className="muted small">{t.splitLoading}</p>
      )}
    </section>
  )
}
