import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import type { OrderRefundsReply } from './load-refunds.ts'

/** Renders an order's refunds with units, amount, payment method, and bank status [ORDER-404]. */
export function OrderRefunds({ orderId, refunds }: { orderId: string; refunds: OrderRefundsReply['refunds'] }) {
  const texts = useTexts('account')
  const formats = useFormats()
  if (refunds.length === 0) return null
  return (
    <section className="order-refunds" aria-labelledby="refunds">
      <h2 id="refunds" className="h3">
        {texts.refunds}
      </h2>
      <ul>
        {refunds.map(
          ({ number, kind, state, createdAt, lines, shipping, amount, toGiftCards, toNewGiftCard, toCard }) => (
            <li key={number} className="order-refunds__one">
              <p>
                <b>{formats.money(toMinor(amount))}</b> · {texts.refundKinds[kind]} ·{' '}
                {formats.date(Date.parse(createdAt))} · {texts.refundStates[state]}
              </p>
              <ul className="muted small">
                {lines.map(({ itemId, name, qty, amount: worth }) => (
                  <li key={itemId}>
                    {qty === 0 ? texts.refundDifference(name) : `${qty} × ${name}`}, {formats.money(toMinor(worth))}
                  </li>
                ))}
                {shipping > 0 && <li>{texts.refundShipping(formats.money(toMinor(shipping)))}</li>}
                {toGiftCards > 0 && <li>{texts.refundToGiftCards(formats.money(toMinor(toGiftCards)))}</li>}
                {toNewGiftCard > 0 && <li>{texts.refundToNewGiftCard(formats.money(toMinor(toNewGiftCard)))}</li>}
                {toCard > 0 && <li>{texts.refundToCard(formats.money(toMinor(toCard)))}</li>}
              </ul>
              {amount > 0 && (
                <Link className="link small" to={`/account/order/${orderId}/invoice?refund=${number}`}>
                  {texts.creditNote}
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
