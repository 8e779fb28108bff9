import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { OrderDetail } from '../order-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders an order's totals, its payment method, and the captured and refunded amounts. */
export function TotalsBox({ detail }: { detail: OrderDetail }) {
  const { order, currency, captured, refunded } = detail
  const { totals, shown, payment, giftcards } = order
  const rows: (readonly [string, number])[] = [
    [t.subtotal, shown.subtotal],
    [t.shipping, shown.shipping],
    [t.discount, -totals.discount],
    [t.tariff, totals.tariff],
    [shown.taxIncluded ? t.taxIncluded : t.tax, totals.tax],
  ]
  const isAlways = (title: string) => title === t.subtotal || title === t.shipping
  const paid: (readonly [string, number])[] = [
    ...giftcards.map(({ code, amount }) => [`${t.giftCards} ${code}`, amount] as const),
    [t.captured, captured],
    [t.refunded, refunded],
  ]
  const { card } = payment
  return (
    <Section title={t.totals}>
      <dl className="facts">
        {rows
          .filter(([title, amount]) => amount !== 0 || isAlways(title))
          .map(([title, amount]) => (
            <Row key={title} title={title} text={formatMoney(amount, currency)} />
          ))}
        <Row title={t.total} text={formatMoney(totals.grandTotalIncludingTax, currency)} isTotal />
        {paid
          .filter(([, amount]) => amount !== 0)
          .map(([title, amount]) => (
            <Row key={title} title={title} text={formatMoney(amount, currency)} />
          ))}
        <Row
          title={t.method}
          text={
            card ? t.cardText(card.brand, card.last4, card.month, card.year) : payment.adyenType || payment.paymentType
          }
        />
      </dl>
    </Section>
  )
}

function Row({ title, text, isTotal = false }: { title: string; text: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'facts__total' : undefined}>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
