import { Link } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { texts } from './texts/en.ts'
import type { LoadedOrder } from './detail/load-order.ts'

const t = texts.detail

/** Explains that an order replaces returned items, with links to their return and order. */
export function ExchangeNote({ detail: { exchange, site, isCancelled } }: Pick<LoadedOrder, 'detail'>) {
  const mayRead = useHasPermission('returns.read')
  if (exchange === null) return null
  const { orderId, returnNumber } = exchange
  return (
    <div className="order__note">
      <Message tone="note">
        {t.exchangeNote} {!isCancelled && t.exchangeCancel}{' '}
        <Link className="text-button" to={`/orders/${orderId}`}>
          {t.title(orderId)}
        </Link>
        {mayRead && (
          <>
            {' · '}
            <Link className="text-button" to={`/returns/${returnNumber}?site=${site}`}>
              {t.ofReturn(returnNumber)}
            </Link>
          </>
        )}
      </Message>
    </div>
  )
}
