import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import type { LoadedOrder } from '../detail/load-order.ts'
import type { OrderGiftCard } from '../order-types.ts'
import { texts } from '../texts/gift-cards.ts'

interface GiftCardsBoxProps {
  loaded: LoadedOrder
  onResend: (id: string) => void
  onRetry: () => void
}

/** Renders the gift cards bought in an order or issued as its refunds. Codes are not shown. */
export function GiftCardsBox({ loaded: { detail, giftCards }, onResend, onRetry }: GiftCardsBoxProps) {
  if (giftCards.data?.length === 0) return null
  return (
    <Section title={texts.title}>
      {giftCards.data ? (
        <ul className="order-cards small">
          {giftCards.data.map((card) => (
            <li key={card.id}>
              <CardFacts card={card} currency={detail.currency} onResend={onResend} />
            </li>
          ))}
        </ul>
      ) : (
        <ProblemBox problem={giftCards.problem} onRetry={onRetry} />
      )}
    </Section>
  )
}

interface CardFactsProps {
  card: OrderGiftCard
  currency: string
  onResend: (id: string) => void
}

function CardFacts({ card, currency, onResend }: CardFactsProps) {
  const { id, last4, kind, amount, balance, recipientEmail, deliverAt, emailedAt, corrections, problem } = card
  const mayResend = useHasPermission('refunds.write')
  const money = (value: number) => formatMoney(value, currency)
  return (
    <>
      <p className="row row--tight">
        <strong>{texts.card(last4)}</strong>
        {problem !== null && texts.problems[problem] !== '' && <Badge tone="plain">{texts.problems[problem]}</Badge>}
      </p>
      <p>{balance === amount ? money(amount) : texts.left(money(balance), money(amount))}</p>
      <p className="muted">{texts.kinds[kind]}</p>
      <p className="order-cards__address">{recipientEmail === '' ? texts.deleted : texts.to(recipientEmail)}</p>
      <p className="muted">
        {emailedAt === null ? texts.due(formatDateTime(deliverAt)) : texts.emailed(formatDateTime(emailedAt))}
      </p>
      {corrections.map(({ from, at }) => (
        <p key={at} className="muted order-cards__address">
          {from === '' ? texts.correctedDeleted(formatDateTime(at)) : texts.corrected(from, formatDateTime(at))}
        </p>
      ))}
      {mayResend && problem === null && (
        <button type="button" className="text-button" aria-label={texts.openOf(last4)} onClick={() => onResend(id)}>
          {texts.open}
        </button>
      )}
    </>
  )
}
