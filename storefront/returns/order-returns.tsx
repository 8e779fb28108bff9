import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { OrderReturns } from './load-returns.ts'

/** Lists an order's returns with their states. */
export function OrderReturnList({ returns }: Pick<OrderReturns, 'returns'>) {
  const texts = useTexts('returns')
  const formats = useFormats()
  if (returns.length === 0) return null
  return (
    <section className="order-refunds" aria-labelledby="returns">
      <h2 id="returns" className="h3">
        {texts.returns}
      </h2>
      <ul>
        {returns.map(({ number, state, createdAt, units, replacement }) => (
          <li key={number} className="order-refunds__one">
            <Link className="link" to={`/rmaprocess/print/${number}`}>
              {texts.returnTitle(number)}
            </Link>{' '}
            · {texts.states[state]} · {texts.quantity(units)} · {formats.date(Date.parse(createdAt))}
            {replacement !== '' && (
              <>
                {' '}
                ·{' '}
                <Link className="link" to={`/account/order/${replacement}`}>
                  {texts.exchangeOrder(replacement)}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Explains that an order replaces returned items, with links to their return and order. */
export function ExchangeNote({ order, isCancelled }: { order: OrderReturns | null; isCancelled: boolean }) {
  const texts = useTexts('returns')
  if (!order?.exchange) return null
  const { orderId, returnNumber } = order.exchange
  return (
    <p className="message">
      <Icon name="info" />{' '}
      <span>
        {!isCancelled && texts.replacesItems}{' '}
        <Link className="link" to={`/rmaprocess/print/${returnNumber}`}>
          {texts.returnTitle(returnNumber)}
        </Link>{' '}
        ·{' '}
        <Link className="link" to={`/account/order/${orderId}`}>
          {texts.backToOrder(orderId)}
        </Link>
      </span>
    </p>
  )
}

/** Links to the first step if the order has returnable items. */
export function ReturnItemsLink({ order }: { order: OrderReturns | null }) {
  const texts = useTexts('returns')
  if (!order?.items.some(({ returnable }) => returnable > 0)) return null
  return (
    <Link className="link" to={`/rmaprocess/select-items?order=${order.orderId}`}>
      {texts.title}
    </Link>
  )
}
